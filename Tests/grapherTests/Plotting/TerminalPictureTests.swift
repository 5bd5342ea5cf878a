import Graphing
import Testing

@testable import grapher

/// Pictures of the real gnuplot, checked against what must be where by the ranges; whole pictures
/// of functions were compared by eye with what calculus says of them.
@Suite struct TerminalPictureTests {
  private func draw(
    _ picture: Picture, _ columns: Int = 40, _ rows: Int = 12, color: Bool = false, ascii: Bool
  ) throws -> String {
    let gnuplot = GnuplotProcess(environment: testEnvironment, timeLimit: .patient)
    let bytes = try gnuplot.draw(
      picture, .terminal(columns: columns, rows: rows, color: color, ascii: ascii),
      isCancelled: { false })
    return String(decoding: bytes, as: UTF8.self)
  }

  private var steps: Picture {
    Picture(
      title: "y = steps",
      curves: [
        PictureCurve(
          title: "steps",
          segments: [
            Segment([Point(x: -4, y: 2), Point(x: -2, y: 2)]),
            Segment([Point(x: 2, y: -2), Point(x: 4, y: -2)]),
            Segment([Point(x: 3, y: 2)]),
          ])
      ], x: -4...4, y: -4...4)
  }

  @Test func `a picture in ASCII`() throws {
    #expect(
      try draw(steps, ascii: true) == """
                       y = steps
         4 +                +
           |                :
         2 **********       :            @
           |                :
         0 +................:................+
           |                :
           |                :
        -2 +                :        *********
           |                :
        -4 +--------+-------+--------+-------+
          -4       -2       0        2       4

        """)
  }

  @Test(arguments: [(40, 12), (79, 24), (80, 24), (120, 40), (20, 8), (200, 60)])
  func `a picture has exactly its lines and no more than its columns`(columns: Int, rows: Int)
    throws
  {
    for ascii in [true, false] {
      for color in [true, false] {
        let text = try draw(.parabola, columns, rows, color: color, ascii: ascii)
        #expect(text.hasSuffix("\n"))
        let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == rows)
        #expect(!text.contains("\u{0C}"))
        #expect(lines[0].contains("y = M ^ 2"))
        if !color {
          #expect(!text.contains("\u{1B}"))
          #expect(lines.allSatisfy { $0.count <= columns })
        }
        #expect(text.contains(ascii ? "*" : "⠤") || !ascii)
      }
    }
  }

  @Test func `marks on the axis stand beside their numbers`() throws {
    for rows in 8...40 {
      var picture = steps
      picture.y = -3.7...(Double(rows) / 3)
      let lines = try draw(picture, 40, rows, ascii: true).split(separator: "\n")
      for line in lines.dropFirst(2).dropLast(2) where !line.contains("*") {
        let border = line.firstIndex { $0 == "|" || $0 == "+" } ?? line.startIndex
        let hasNumber = line[..<border].contains(where: \.isNumber)
        #expect(hasNumber == (line[border] == "+"), "\(rows) rows: \(line)")
      }
    }
  }

  @Test func `an undefined stretch stays empty`() throws {
    let text = try draw(steps, 79, 24, ascii: false)
    for line in text.split(separator: "\n").dropFirst().dropLast(2) {
      // Nothing of the curve lies between x = -2 and x = 2, columns 23 to 55.
      let middle = line.dropFirst(24).prefix(30)
      #expect(middle.allSatisfy { " ┈┊┼".contains($0) }, "\(line)")
    }
  }

  @Test func `a curve is drawn where it is`() throws {
    let text = try draw(.parabola, 79, 24, ascii: false)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    // The plot is rows 1 to 22 and columns 5 to 76: y = 0 is at 1 + 21 × 0.75, x = 0 at 5 + 71 / 2.
    #expect(lines[1 + 16][40].unicodeScalars.allSatisfy { (0x2801...0x28FF).contains($0.value) })
    // y = 1 at both ends is at 1 + 21 × 0.25.
    let top = lines[1 + 5] + lines[1 + 6]
    #expect(top.contains { $0.unicodeScalars.allSatisfy { (0x2801...0x28FF).contains($0.value) } })
  }

  @Test func `only colors of the palette are used, and each line ends without`() throws {
    var picture = steps
    picture.curves.append(PictureCurve("\u{1B}[2J", [(-4, 0), (4, 0)]))
    for ascii in [true, false] {
      let text = try draw(picture, color: true, ascii: ascii)
      for line in text.split(separator: "\n") {
        let codes = line.split(separator: "\u{1B}[").dropFirst(line.hasPrefix("\u{1B}") ? 0 : 1)
          .map { $0.prefix { $0 != "m" } }
        #expect(codes.allSatisfy { ["0", "36", "35"].contains($0) }, "\(codes)")
        #expect(codes.isEmpty || codes.last == "0")
      }
      #expect(text.contains("␛[2J"))
    }
  }

  @Test func `unresolved stretches are shaded`() throws {
    var picture = steps
    picture.curves[0].segments.append(
      Segment([Point(x: 1, y: -3), Point(x: 1, y: 3)], isUnresolved: true))
    #expect(try draw(picture, ascii: false).contains("░"))
    #expect(try draw(picture, ascii: true).contains("?"))
  }

  @Test func `a pole is a light column beside its branches`() throws {
    #expect(
      try draw(shown("1 M /", -2...2), 60, 16, ascii: false) == """
                                 y = 1 M /
           │                          ╎⠠⡀
           │                          ╎ ⢇
           │                          ╎ ⠸⡀
         5 ├                          ╎  ⢇
           │                          ╎  ⠈⠢⡀
           │                          ╎    ⠈⠢⠤⣀⡀
         0 ├┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈╎┈┈┈┈┈┈┈┈⠈⠉⠉⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠤⠤⠤⠤⠄
           ⠐⠒⠒⠒⠒⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⢄⣀⣀         ╎
           │                 ⠉⠉⠒⠤⡀    ╎
           │                     ⠈⠢⡀  ╎
        -5 ├                       ⢸  ╎
           │                       ⠈⡆ ╎
           │                        ⢱ ╎
           └─────────────┴──────────⠘─┴─────────────┴────────────┴
          -2            -1            0             1            2

        """)
  }

  @Test func `jumps have open and closed ends`() throws {
    let floor = try shown("M floor", -4...4)
    #expect(
      try draw(floor, 60, 16, ascii: false) == """
                                y = M floor
           │                          ┊
           │                          ┊                   ●⠉⠉⠉⠉⠉⠉○
         2 ├                          ┊            ⢀●⣀⣀⣀⣀⣀○
           │                          ┊
           │                          ┊      ●⠤⠤⠤⠤⠤⠤○
           │                          ┊
         0 ├┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈●⠉⠉⠉⠉⠉⠉○┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
           │                   ●⣀⣀⣀⣀⣀⣀○
           │                          ┊
        -2 ├             ●⠒⠒⠒⠒⠒○      ┊
           │                          ┊
           │      ●⠉⠉⠉⠉⠉⠉○            ┊
        -4 ⢀⣀⣀⣀⣀⣀⣀○                   ┊
           └─────────────┴────────────┴─────────────┴────────────┴
          -4            -2            0             2            4

        """)
    let ascii = try draw(floor, 60, 16, ascii: true)
    #expect(ascii.contains("@******o"))
  }

  @Test func `a root begins with a closed end`() throws {
    #expect(
      try draw(shown("M sqrt", -2...8), 60, 16, ascii: true) == """
                                 y = M sqrt
          +          +
          |          :                                     *******
          |          :                               ******
          |          :                         ******
        2 +          :                    *****
          |          :               *****
          |          :           ****
          |          :       ****
        1 +          :    ***
          |          :  **
          |          : *
          |          :*
        0 +..........@...........................................+
          +----------+----------+----------+----------+----------+
         -2          0          2          4          6          8

        """)
  }

  @Test func `without asymptotes a pole has no column`() throws {
    var picture = try shown("1 M /", 1...3)
    picture.curves[0].features = [Feature(.pole, x: 2, left: .undefined, right: .undefined)]
    #expect(try draw(picture, ascii: false).contains("╎"))
    #expect(try draw(picture, ascii: true).contains("!"))
    picture.showsAsymptotes = false
    #expect(try !draw(picture, ascii: false).contains("╎"))
    #expect(try !draw(picture, ascii: true).contains("!"))
  }

  @Test func `what is unresolved is explained`() throws {
    var picture = steps
    picture.curves[0].vagueness = .tooFine
    #expect(
      try draw(picture, 50, 12, ascii: false).contains(
        "░ not resolved: too fine for this picture\n"))
    #expect(
      try draw(picture, 50, 12, ascii: true).contains("? not resolved: too fine for this picture\n")
    )
  }

  @Test func `without any curve there are axes`() throws {
    let empty = Picture(title: "nothing", curves: [], x: -1...1, y: -1...1)
    #expect(try draw(empty, ascii: true).contains("+---"))
    #expect(try draw(empty, ascii: false).contains("└──"))
  }

  @Test func `output that is not two pictures is refused`() {
    let layout = TerminalLayout(.parabola, columns: 40, rows: 12, color: false, ascii: false)
    for output in ["", "\u{0C}abc", "abc", "\u{0C}a\n\u{0C}\n"] {
      #expect(
        TerminalPicture(
          output: Array(output.utf8), layout: layout, picture: .parabola, ascii: false) == nil)
    }
  }
}

extension GnuplotProcess.TimeLimit {
  /// For tests on a busy machine that do not test the limit.
  static var patient: GnuplotProcess.TimeLimit { .init(terminal: 60, image: 120) }
}
