import Glibc
import Testing

@testable import grapher

/// In processes of their own, since the locale is the process's.
@Suite struct PromptLocaleTests {
  @Test func `characters become UTF-8, and the environment is as before`() async {
    await #expect(processExitsWith: .success) {
      unsafe setenv("LC_ALL", "C", 1)
      var during: String?
      PromptLocale().withUTF8Environment {
        during = unsafe getenv("LC_ALL").map { unsafe String(cString: $0) }
      }
      #expect(during == "C.UTF-8")
      #expect(unsafe getenv("LC_ALL").map { unsafe String(cString: $0) } == "C")
      #expect(PromptLocale.isUTF8)
    }
  }

  @Test func `a variable that was not set is not set afterwards`() async {
    await #expect(processExitsWith: .success) {
      for name in ["LC_ALL", "LC_CTYPE", "LANG"] { unsafe unsetenv(name) }
      PromptLocale().withUTF8Environment {}
      #expect(unsafe getenv("LC_ALL") == nil)
      #expect(PromptLocale.isUTF8)
    }
  }

  @Test func `a UTF-8 locale is left alone`() async {
    await #expect(processExitsWith: .success) {
      unsafe setenv("LC_ALL", "C.UTF-8", 1)
      PromptLocale().withUTF8Environment {}
      #expect(PromptLocale.isUTF8)
    }
  }
}
