import CalculatorBrain
import Testing

@Suite struct OperationTests {
  @Test func `each operation has the row of its own`() {
    #expect(Operation.allCases.map(\.row.operation) == Operation.allCases)
  }

  @Test func `no two operations share a word`() {
    let words = Operation.allCases.flatMap(\.row.typed) + StackWord.allCases.map(\.name)
    #expect(Set(words).count == words.count)
  }

  @Test func `every row is whole, and names related operations that exist`() {
    let names = Set(Operation.allCases.map(\.name))
    for row in Operation.allCases.map(\.row) {
      #expect(row.summary.hasSuffix("."), "\(row.name)")
      #expect((0...3).contains(row.arity), "\(row.name)")
      #expect(names.isSuperset(of: row.related), "\(row.name)")
      #expect(row.name.utf8.allSatisfy { $0 < 128 }, "\(row.name)")
    }
  }

  /// The results in the rows are from mpmath where they are not whole.
  @Test(arguments: Operation.allCases)
  func `every example of the table gives its result`(operation: Operation) throws {
    let example = operation.row.example
    let value = try Program(example.words).value([:])
    #expect(value.map(NumberText.shortest) == example.result)
  }

  @Test(arguments: Operation.allCases)
  func `every operation has every meaning`(operation: Operation) throws {
    let operands = ["0.25", "0.5", "0.75"].suffix(operation.arity).joined(separator: " ")
    let program = try Program("\(operands) \(operation.name)")
    #expect(program.isComplete)
    #expect(try Program(program.description) == program)
    #expect(program.infix.contains(operation.row.symbol))
    #expect(program.infix(.ascii).utf8.allSatisfy { $0 < 128 })
    let value = try? program.value([:])
    let compiled = program.function(of: .graph, given: [:])(0)
    #expect(value ?? .infinity == (compiled.isNaN ? .infinity : compiled))
    for word in operation.row.typed {
      #expect(try Program("\(operands) \(word)") == program, "\(word)")
    }
  }
}
