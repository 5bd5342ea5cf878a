import Testing

@testable import CalculatorBrain

@Suite struct JournalTests {
  private let tokens: [Token] = [.number(1), .number(2), .variable(.graph), .operation(.sine)]
  private let entries = [0, 1, 2].map { ExpressionStack.Entry(start: $0, value: 0, epoch: 0) }

  private var journal: Journal { Journal(entryLow: 3, tokenLow: 4, lastOperand: .range(2..<3)) }

  @Test func `a line that touched nothing has nothing to take back`() {
    let change = journal.reversal
    #expect(change.entryLow == 3)
    #expect(change.tokenLow == 4)
    #expect(change.entries.isEmpty && change.tokens.isEmpty && change.variables.isEmpty)
    #expect(change.size == 0)
  }

  @Test func `what lies above the lowest mark is kept, bottom first`() {
    var journal = journal
    journal.lowerTokens(to: 3, of: tokens)
    journal.lowerEntries(to: 2, of: entries)
    journal.lowerTokens(to: 1, of: tokens)
    journal.lowerEntries(to: 1, of: entries)
    #expect(journal.reversal.tokens == Array(tokens[1...]))
    #expect(journal.reversal.entries.map(\.start) == [1, 2])
    #expect(journal.reversal.tokenLow == 1)
    #expect(journal.reversal.entryLow == 1)
    #expect(journal.reversal.size == 3)
  }

  @Test func `a mark never rises, and nothing is kept twice`() {
    var journal = journal
    journal.lowerTokens(to: 1, of: tokens)
    journal.lowerTokens(to: 3, of: [])
    journal.lowerTokens(to: 1, of: [])
    #expect(journal.tokenLow == 1)
    #expect(journal.reversal.tokens.count == 3)
  }

  @Test func `the values of variables are kept in the order of the changes`() {
    var journal = journal
    journal.note(.graph, nil)
    journal.note(.graph, 5)
    #expect(journal.reversal.variables.map(\.1) == [nil, 5])
  }

  @Test func `the size counts an operand kept for lastx`() {
    let journal = Journal(entryLow: 0, tokenLow: 0, lastOperand: .tokens(tokens))
    #expect(journal.reversal.size == 4)
  }
}
