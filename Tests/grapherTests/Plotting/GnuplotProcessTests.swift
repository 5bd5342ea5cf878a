import CalculatorBrain
import Glibc
import Graphing
import Testing

@testable import grapher

@Suite struct GnuplotProcessTests {
  private let png = PictureFormat.png(PixelSize())
  private let text = PictureFormat.terminal(columns: 60, rows: 20, color: false, ascii: true)

  private func draw(_ gnuplot: GnuplotProcess, _ format: PictureFormat) throws -> [UInt8] {
    try gnuplot.draw(.parabola, format, isCancelled: { false })
  }

  /// Returns the gnuplot that a program stands for.
  private func gnuplot(
    _ program: String, timeLimit: GnuplotProcess.TimeLimit = .patient
  ) -> GnuplotProcess {
    GnuplotProcess(
      environment: testEnvironment.merging(["GRAPHER_GNUPLOT": program]) { $1 },
      timeLimit: timeLimit)
  }

  /// Draws with a shell script in gnuplot's place and returns the error.
  private func failure(
    of script: String, _ format: PictureFormat? = nil, seconds: Double = 60
  ) throws -> PlotError? {
    let directory = TemporaryDirectory()
    let program = try directory.writeProgram(script)
    let gnuplot = gnuplot(program, timeLimit: .init(terminal: seconds, image: seconds))
    do {
      _ = try draw(gnuplot, format ?? text)
      return nil
    } catch {
      return error as? PlotError
    }
  }

  /// A shell script that answers each question for a mark, having done something first.
  private func answering(_ action: String) -> String {
    """
    while read -r line; do
      case "$line" in
        'print GPVAL_TERMINALS') echo ' dumb svg pngcairo ' >&2 ;;
        'plot '*) \(action) ;;
        'print "'*) mark=${line#print \\"}; echo "${mark%\\"}" >&2 ;;
      esac
    done
    """
  }

  // MARK: The real gnuplot

  @Test func `png, svg and pdf are whole files`() throws {
    let gnuplot = GnuplotProcess(environment: testEnvironment, timeLimit: .patient)
    for (format, terminal) in [
      (png, "png"), (.svg(PixelSize()), "svg"), (.pdf(PixelSize()), "pdfcairo"),
    ] {
      #expect(isFinishedPicture(try draw(gnuplot, format), terminal: terminal))
    }
    // The width and height of a PNG stand in its header at byte 16 (RFC 2083, 4.1.1).
    let small = try draw(gnuplot, .png(PixelSize(width: 300, height: 200)))
    #expect(small[16..<24].elementsEqual([0, 0, 1, 0x2C, 0, 0, 0, 0xC8]))
  }

  @Test func `hostile names are drawn and nothing runs`() throws {
    let directory = TemporaryDirectory()
    let gnuplot = GnuplotProcess(environment: testEnvironment, timeLimit: .patient)
    var picture = Picture.parabola
    picture.curves = hostileNames.map { name in
      PictureCurve(name.replacing("PWNED", with: directory.path + "/PWNED"), [(-1, 0), (1, 1)])
    }
    for name in hostileNames {
      picture.title = name.replacing("PWNED", with: directory.path + "/PWNED")
      let svg = try gnuplot.draw(picture, .svg(PixelSize()), isCancelled: { false })
      #expect(svg.allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x09 })
      #expect(!String(decoding: svg, as: UTF8.self).contains("]]>"))
      let shown = try gnuplot.draw(
        picture, .terminal(columns: 200, rows: 60, color: false, ascii: true),
        isCancelled: { false })
      #expect(
        String(decoding: shown, as: UTF8.self).contains(VisibleText.of(picture.title)), "\(name)")
    }
    #expect(directory.names == [])
    #expect(unsafe access("PWNED", F_OK) != 0)
  }

  @Test func `GNUTERM, a locale and ~/.gnuplot have no effect`() throws {
    let home = TemporaryDirectory()
    _ = try home.write(".gnuplot", "!touch \(home.path)/PWNED\nset decimalsign locale\n")
    let gnuplot = GnuplotProcess(
      environment: testEnvironment.merging([
        "HOME": home.path, "GNUTERM": "bogus", "LC_ALL": "de_DE.UTF-8",
      ]) { $1 }, timeLimit: .patient)
    let clean = GnuplotProcess(environment: testEnvironment, timeLimit: .patient)
    #expect(try draw(gnuplot, text) == draw(clean, text))
    #expect(home.names == [".gnuplot"])
  }

  @Test func `a gnuplot killed between pictures is started anew`() throws {
    let gnuplot = GnuplotProcess(environment: testEnvironment, timeLimit: .patient)
    let first = try draw(gnuplot, text)
    let identifier = try #require(gnuplot.identifier)
    kill(identifier, SIGKILL)
    usleep(50_000)
    #expect(try draw(gnuplot, text) == first)
    #expect(gnuplot.identifier != identifier)
  }

  @Test func `a terminal it does not have is named with those it has`() throws {
    let gnuplot = GnuplotProcess(environment: testEnvironment, timeLimit: .patient)
    let has = try gnuplot.terminals()
    #expect(has.contains("dumb") && has.contains("svg"))
    for name in ["nosuch", "dumb", "x; !touch PWNED"] {
      #expect(throws: PlotError.noSuchTerminal(name, has: has)) {
        try draw(gnuplot, .window(terminal: name, PixelSize()))
      }
    }
    #expect(try isFinishedPicture(draw(gnuplot, .svg(PixelSize())), terminal: "svg"))
  }

  @Test func `much data arrives, each picture with its own`() throws {
    let gnuplot = GnuplotProcess(environment: testEnvironment, timeLimit: .patient)
    let corners = (0...3000).map { number -> (Double, Double) in
      (Double(number) / 1500 - 1, number.isMultiple(of: 2) ? 0 : 1)
    }
    let zigzag = PictureCurve("zigzag", corners)
    let picture = Picture(title: "", curves: [zigzag], x: -1...1, y: 0...1)
    let svg = try gnuplot.draw(picture, .svg(PixelSize()), isCancelled: { false })
    #expect(svg.count > 30_000)
    let alone = GnuplotProcess(environment: testEnvironment, timeLimit: .patient)
    #expect(try draw(gnuplot, text) == draw(alone, text))
  }

  @Test func `cancelling leaves a gnuplot that draws again`() throws {
    let gnuplot = GnuplotProcess(environment: testEnvironment, timeLimit: .patient)
    #expect(throws: PlotError.cancelled) {
      try gnuplot.draw(.parabola, text, isCancelled: { true })
    }
    #expect(try !draw(gnuplot, text).isEmpty)
  }

  @Test func `the script that stands alone draws as it is`() throws {
    let directory = TemporaryDirectory()
    var picture = Picture.parabola
    picture.title = "`touch \(directory.path)/PWNED`"
    let script = GnuplotScript(standalone: picture, size: PixelSize()).text
    let file = try directory.write("picture.gp", script)
    let child = try ChildProcess(
      executablePaths("gnuplot", path: testEnvironment["PATH"]),
      arguments: ["gnuplot", "-d", "-e", "set terminal dumb 100 30", file],
      environment: gnuplotEnvironment(testEnvironment), shared: nil)
    while child.isRunning { usleep(1000) }
    let output = String(decoding: child.read(child.output) ?? [], as: UTF8.self)
    // It may warn that the C locale has no degree sign.
    let errors = String(decoding: child.read(child.errors) ?? [], as: UTF8.self)
    #expect(errors.split(separator: "\n").allSatisfy { $0.contains("warning: iconv") })
    #expect(output.contains(picture.title))
    #expect(output.contains("****"))
    #expect(directory.names == ["picture.gp"])
  }

  @Test func `two hundred pictures leave no descriptor and no zombie behind`() async {
    // In a process of its own: other tests open and close files all the time.
    await #expect(processExitsWith: .success) {
      func descriptors() -> Int {
        (0..<256).count { fcntl(Int32($0), F_GETFD) >= 0 }
      }
      let gnuplot = GnuplotProcess(environment: testEnvironment, timeLimit: .patient)
      let format = PictureFormat.terminal(columns: 79, rows: 24, color: true, ascii: false)
      _ = try gnuplot.draw(.parabola, format, isCancelled: { false })
      gnuplot.stop()
      let before = descriptors()
      _ = try gnuplot.draw(.parabola, format, isCancelled: { false })
      let first = descriptors()
      for number in 0..<200 {
        if number % 20 == 0 { gnuplot.stop() }
        _ = try gnuplot.draw(.parabola, format, isCancelled: { false })
      }
      let last = descriptors()
      gnuplot.stop()
      // 10 ECHILD: there is no child, not even an ended one.
      let hasChild = waitpid(-1, nil, WNOHANG) != -1 || errno != ECHILD
      let after = descriptors()
      exit(hasChild ? 2 : first != last ? 3 : after != before ? 4 : 0)
    }
  }

  @Test func `a picture may come after the mark, which goes another way`() throws {
    let directory = TemporaryDirectory()
    let program = try directory.writeProgram("gnuplot \"$@\" | { cat; sleep 0.01; }")
    let slow = try directory.writeProgram(
      "gnuplot \"$@\" | while IFS= read -r line; do sleep 0.002; printf '%s\\n' \"$line\"; done",
      name: "slow")
    let plain = GnuplotProcess(environment: testEnvironment, timeLimit: .patient)
    for path in [program, slow] {
      let wrapped = gnuplot(path)
      for _ in 0..<3 { #expect(try draw(wrapped, text) == draw(plain, text)) }
    }
  }

  @Test func `one that has another file as the shared one gets everything through its input`()
    throws
  {
    let directory = TemporaryDirectory()
    let program = try directory.writeProgram("exec 3</dev/null; exec gnuplot \"$@\"")
    let wrapped = gnuplot(program)
    let plain = GnuplotProcess(environment: testEnvironment, timeLimit: .patient)
    #expect(try draw(wrapped, png) == draw(plain, png))
  }

  @Test func `one that has no shared file gets everything through its input`() throws {
    let directory = TemporaryDirectory()
    let program = try directory.writeProgram("exec 3<&-; exec gnuplot \"$@\"")
    let wrapped = gnuplot(program)
    let plain = GnuplotProcess(environment: testEnvironment, timeLimit: .patient)
    #expect(try draw(wrapped, text) == draw(plain, text))
    let identifier = wrapped.identifier
    #expect(try draw(wrapped, png) == draw(plain, png))
    #expect(wrapped.identifier == identifier)
  }

  // MARK: Others in its place

  @Test func `a missing gnuplot is told as such`() throws {
    let gnuplot = GnuplotProcess(environment: ["PATH": "/nonexistent"])
    #expect(
      throws: PlotError.missing(program: "gnuplot", cause: .notFound, isChosen: false)
    ) { try draw(gnuplot, text) }
    let chosen = GnuplotProcess(environment: ["PATH": "/bin", "GRAPHER_GNUPLOT": "/nonexistent/g"])
    #expect(
      throws: PlotError.missing(program: "/nonexistent/g", cause: .notFound, isChosen: true)
    ) { try draw(chosen, text) }
  }

  @Test func `a gnuplot that is a directory or not executable is told as such`() throws {
    let directory = TemporaryDirectory()
    let error = PlotError.missing(program: "gnuplot", cause: .permissionDenied, isChosen: false)
    _ = try directory.write("gnuplot", "x")
    let plain = GnuplotProcess(environment: ["PATH": directory.path])
    #expect(throws: error) { try draw(plain, text) }
    let error2 = PlotError.missing(
      program: directory.path, cause: .permissionDenied, isChosen: true)
    let folder = GnuplotProcess(environment: ["GRAPHER_GNUPLOT": directory.path])
    #expect(throws: error2) { try draw(folder, text) }
  }

  @Test func `one that ends at once is told with its status and last words`() throws {
    #expect(try failure(of: "echo oh no >&2; exit 3") == .died(.exited(3), lines: ["oh no"]))
    #expect(try failure(of: "exit 0") == .died(.exited(0), lines: []))
  }

  @Test func `one killed in mid-work is told with the signal`() throws {
    #expect(try failure(of: answering("kill -9 $$")) == .died(.killed(signal: 9), lines: []))
  }

  @Test func `one that never answers is ended`() throws {
    #expect(
      try failure(of: "cat >/dev/null; exec sleep 1000", seconds: 0.5)
        == .timedOut(.waiting, seconds: 0.5))
  }

  @Test func `one that reports an error has failed, with what it said made visible`() throws {
    let error = try failure(of: answering("printf 'line 3: \\033[31mbad\\n' >&2"))
    #expect(error?.message == "gnuplot failed: ␛[31mbad")
  }

  @Test func `one that only warns has drawn`() throws {
    #expect(
      try failure(of: answering("echo 'line 1: warning: hm' >&2; printf '\\014picture\\n'")) == nil)
  }

  @Test func `one that floods both ways is read to the end`() throws {
    let flood = "head -c 500000 /dev/zero >&2; echo >&2; printf '\\014'; head -c 500000 /dev/zero"
    guard case .reported = try failure(of: answering(flood)) else {
      Issue.record("a flood of errors is an error")
      return
    }
  }

  @Test func `a picture that is cut short is refused`() throws {
    #expect(
      try failure(of: answering("echo '<?xml ?><svg>'"), .svg(PixelSize()))
        == .incomplete(terminal: "svg"))
    #expect(try failure(of: answering(":")) == .incomplete(terminal: "dumb"))
  }

  @Test func `one without a format's terminal says what it has`() throws {
    #expect(
      try failure(of: answering(":"), .pdf(PixelSize()))
        == .noSuchTerminal("pdfcairo", has: ["dumb", "svg", "pngcairo"]))
  }

  @Test func `a stuck one is left on Ctrl-C`() throws {
    let directory = TemporaryDirectory()
    let program = try directory.writeProgram(
      "trap '' INT TERM; while :; do sleep 1; done")
    let gnuplot = GnuplotProcess(environment: ["GRAPHER_GNUPLOT": program, "PATH": "/usr/bin:/bin"])
    var looks = 0
    #expect(throws: PlotError.cancelled) {
      try gnuplot.draw(.parabola, text) {
        looks += 1
        return looks == 5
      }
    }
    #expect(gnuplot.identifier == nil)
  }
}
