import Testing

@testable import CalculatorBrain

@Suite struct CalculatorHistoryTests {
  /// All that undo covers, as text.
  private func snapshot(_ calculator: Calculator) -> [String] {
    calculator.state + calculator.entries().map { "\($0.value ?? .nan)" }
      + calculator.variables.map { "\($0.key)=\($0.value)" }.sorted()
      + ["\(calculator.stack.lastOperandTokens?.description ?? "none")"]
  }

  @Test(arguments: [1, 2, 3, 4])
  func `taking a line back restores the state, bringing it again its successor`(seed: UInt64) throws
  {
    var random = RandomPrograms(seed: seed)
    var calculator = Calculator()
    var snapshots = [snapshot(calculator)]
    let words = StackWord.allCases.filter { !$0.row.takesName }.map(\.name)
    for _ in 0..<200 {
      var line: [String] = []
      for _ in 0...random.next(6) {
        switch random.next(5) {
        case 0: line.append(words[random.next(words.count)])
        case 1: line.append("\(random.next(4)) ->" + ["M", "a", "speed"][random.next(3)])
        case 2: line.append("\(random.next(3) + 1)")
        default: line.append(random.token().text)
        }
      }
      let before = snapshot(calculator)
      let couldUndo = calculator.history.undoable.count
      if (try? calculator.push(line.joined(separator: " "))) == nil {
        #expect(snapshot(calculator) == before, "seed \(seed): \(line)")
      }
      if calculator.history.undoable.count > couldUndo {
        snapshots.append(snapshot(calculator))
      } else {
        #expect(snapshot(calculator).dropLast() == before.dropLast(), "seed \(seed): \(line)")
        snapshots[snapshots.count - 1] = snapshot(calculator)
      }
    }
    for _ in 0..<2 {
      for snapshot in snapshots.dropLast().reversed() {
        #expect(calculator.undoLine() == true, "seed \(seed)")
        #expect(self.snapshot(calculator).dropLast() == snapshot.dropLast(), "seed \(seed)")
      }
      #expect(calculator.undoLine() == false, "seed \(seed)")
      for snapshot in snapshots.dropFirst() {
        #expect(calculator.redoLine() == true, "seed \(seed)")
        #expect(self.snapshot(calculator).dropLast() == snapshot.dropLast(), "seed \(seed)")
      }
      #expect(calculator.redoLine() == false, "seed \(seed)")
    }
  }

  @Test func `values are those of the variables of that time`() throws {
    var calculator = Calculator()
    try calculator.push("M 1 +")
    try calculator.push("5 ->M")
    try calculator.push("drop")
    calculator.undoLine()
    #expect(calculator.entry(1)?.value == 6)
    calculator.undoLine()
    #expect(calculator.entry(1)?.value == nil)
    calculator.redoLine()
    #expect(calculator.entry(1)?.value == 6)
  }

  @Test func `undo takes back the last word`() throws {
    var calculator = Calculator()
    try calculator.push("3 5 + sqrt")
    #expect(calculator.undo() == true)
    #expect(calculator.state == ["3 5 +"])
    #expect(calculator.undo() == true)
    #expect(calculator.state == ["3", "5"])
    #expect(calculator.undo() == true)
    #expect(calculator.undo() == true)
    #expect(calculator.depth == 0)
    #expect(calculator.undo() == false)
  }

  @Test func `setting and unsetting can be taken back`() throws {
    var calculator = Calculator()
    try calculator.push("M")
    #expect(calculator.set(.graph, to: 4) == 1)
    #expect(calculator.entry(1)?.value == 4)
    #expect(calculator.unset([.graph]) == 1)
    #expect(calculator.undoLine() == true)
    #expect(calculator.variables[.graph] == 4)
    #expect(calculator.undoLine() == true)
    #expect(calculator.variables.isEmpty)
  }

  @Test func `a new line forgets what was taken back`() throws {
    var calculator = Calculator()
    try calculator.push("1")
    calculator.undoLine()
    try calculator.push("2")
    #expect(calculator.redoLine() == false)
  }

  @Test func `the history keeps a thousand lines`() throws {
    var calculator = Calculator()
    for _ in 0..<1_100 { try calculator.push("1") }
    var count = 0
    while calculator.undoLine() { count += 1 }
    #expect(count == 1_000)
    #expect(calculator.depth == 100)
  }

  @Test func `the history keeps the last line, whatever its size, and limits the others`() throws {
    var calculator = Calculator()
    let long = "M" + String(repeating: " sin", count: 49_999)
    for _ in 0..<3 {
      try calculator.push(long)
      try calculator.push(String(repeating: "dup ", count: 19))
      try calculator.push("clear")
    }
    try calculator.push("7")
    var count = 0
    while calculator.undoLine() { count += 1 }
    // The three cleared stacks hold a million words each; the last one is kept, and what follows.
    #expect(count == 4)
    #expect(calculator.depth == 0)
  }

  @Test func `a saved stack is restored`() throws {
    var calculator = Calculator()
    try calculator.push("3 ->M M sin 4 5 +")
    let saved = calculator.entries().map(\.program)
    var restored = Calculator(stack: saved, variables: calculator.variables)
    #expect(snapshot(restored).dropLast() == snapshot(calculator).dropLast())
    #expect(restored.undoLine() == false)
  }
}
