import Glibc

// Usage: Benchmarks GRAPHER DIRECTORY, the program to be measured and a place for files.
guard CommandLine.arguments.count == 3 else { exit(2) }
let (grapher, directory) = (CommandLine.arguments[1], CommandLine.arguments[2])
try SamplingBenchmark(directory: directory).run()
try CompilingBenchmark.run()
let programs = ProgramBenchmark(grapher: grapher, directory: directory)
try programs.runStart()
try programs.runTable()
