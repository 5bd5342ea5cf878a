import Glibc

/// The whole program from start to end, against others that do the same.
struct ProgramBenchmark {
  let grapher: String
  let directory: String

  /// Prints the time of a small calculation beside dc's and qalc's.
  func runStart() throws {
    print("Start to end of a calculation (3 + 4); the median of 101 runs, in turns")
    guard Process.output("'\(grapher)' --fresh -e '3 4 +'") == "7" else {
      throw WrongAnswer(name: "grapher -e '3 4 +'")
    }
    let others = [["dc", "-e", "3 4 + p"], ["qalc", "-t", "3+4"]]
    for other in others {
      guard Process.isInstalled(other[0]) else {
        print("  \(other[0]): not installed, skipped")
        continue
      }
      var times: (own: [Double], other: [Double]) = ([], [])
      for _ in 0..<(other[0] == "qalc" ? 21 : 101) {
        times.own.append(Process.seconds([grapher, "-e", "3 4 +"]))
        times.other.append(Process.seconds(other))
      }
      let own = times.own.sorted()[times.own.count / 2]
      let theirs = times.other.sorted()[times.other.count / 2]
      print(
        "  grapher", Text.number(own * 1e3, 8, 2), "ms ", Text.left(other[0], 6),
        Text.number(theirs * 1e3, 8, 2), "ms  ratio", Text.number(own / theirs, 6, 3))
    }
  }

  /// Prints the time of a table of two million rows beside gnuplot's.
  func runTable() throws {
    print("\nTable of sin, two million rows, to a file; the median of 3 runs, in turns")
    guard Process.isInstalled("gnuplot") else {
      print("  gnuplot: not installed, skipped")
      return
    }
    let (own, theirs) = (directory + "/own.tsv", directory + "/gnuplot.table")
    let table = ["sh", "-c", "'\(grapher)' M sin table -10:10 1e-5 > '\(own)'"]
    let plot = [
      "gnuplot", "-e",
      "set table '\(theirs)'; set samples 2000001; set xrange [-10:10]; plot sin(x)",
    ]
    var times: (own: [Double], other: [Double]) = ([], [])
    for _ in 0..<3 {
      times.own.append(Process.seconds(table))
      times.other.append(Process.seconds(plot))
    }
    guard Process.output("wc -l < '\(own)'").hasSuffix("2000001"),
      Process.output("tail -1 '\(own)'") == "10\t-0.5440211108893698"
    else { throw WrongAnswer(name: "table") }
    let (first, second) = (times.own.sorted()[1], times.other.sorted()[1])
    print(
      "  grapher", Text.number(first * 1e3, 8, 0), "ms  gnuplot", Text.number(second * 1e3, 8, 0),
      "ms  ratio", Text.number(first / second, 6, 3))
  }
}
