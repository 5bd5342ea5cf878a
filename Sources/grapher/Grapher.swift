import Glibc

/// The program: options in, an exit status out.
@main
enum Grapher {
  static func main() {
    Descriptor.fillStandardDescriptors()
    Signals.ignoreBrokenPipe()
    let output = OutputBuffer(.output)
    let errors = OutputBuffer(.error)
    let status = run(CommandLine.arguments, output, errors)
    output.flush()
    exit(finish(status, output, errors))
  }

  private static func run(
    _ arguments: [String], _ output: OutputBuffer, _ errors: OutputBuffer
  ) -> Int32 {
    do throws(Failure) {
      // The runtime finds no arguments, not even the program's name, where /proc is missing.
      guard !arguments.isEmpty else {
        throw Failure("cannot read the command line; is /proc mounted?", status: .usage)
      }
      let options = try OptionParser.parse(Array(arguments.dropFirst()))
      if options.showsHelp {
        output.write(OptionTable.help)
        return 0
      }
      if options.showsVersion {
        output.write(Version.text + "\n")
        return 0
      }
      return Run(options: options, output: output, errors: errors).run()
    } catch {
      errors.write("grapher: \(error.message)\n")
      errors.flush()
      return error.status.rawValue
    }
  }

  /// Returns the status to end with: output that could not be written counts.
  private static func finish(
    _ status: Int32, _ output: OutputBuffer, _ errors: OutputBuffer
  ) -> Int32 {
    guard let reason = output.failure else { return status }
    if reason.code == EPIPE { return ExitStatus.readerGone.rawValue }
    errors.write("grapher: cannot write the output: \(reason.words)\n")
    errors.flush()
    return ExitStatus.output.rawValue
  }
}
