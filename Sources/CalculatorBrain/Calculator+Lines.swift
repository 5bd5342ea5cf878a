extension Calculator {
  /// Carries out the steps of a line, or leaves everything as it was.
  mutating func perform(
    _ steps: [Step], _ words: [Word], notes: [Note]
  ) throws(CalculatorError) -> PushReport {
    stack.begin()
    let epoch = stack.epoch
    var report = PushReport(notes: notes)
    do throws(CalculatorError) {
      for step in steps {
        do throws(CalculatorError) {
          try stack.perform(step, notes: &report.notes)
        } catch {
          let index = Int(step.word)
          throw error.located(at: index < words.count ? words[index] : nil)
        }
      }
      try checkConstants(words)
    } catch {
      _ = stack.apply(stack.journal.reversal)
      throw error
    }
    if stack.epoch != epoch {
      let changed = stack.refresh(countingBelow: stack.journal.entryLow)
      report.tellLastStore(changed)
    }
    let unset = unsetVariables()
    if !unset.isEmpty { report.notes.append(.unset(unset)) }
    report.isChange = commit(steps)
    return report
  }

  /// Refuses an entry without variables that has no value; only what the line touched can be one.
  private func checkConstants(_ words: [Word]) throws(CalculatorError) {
    for index in stack.journal.entryLow..<stack.entries.count {
      let entry = stack.entries[index]
      guard !entry.hasVariables, !entry.value.isFinite else { continue }
      let range = stack.range(of: index)
      let (error, offset) = Diagnosis.fault(in: Array(stack.tokens[range]), variables)
      guard let word = stack.origin(of: range.lowerBound + offset), word < words.count else {
        throw error
      }
      throw error.located(at: words[word])
    }
  }

  /// The variables without a value, other than M, x and t, that the line brought.
  private func unsetVariables() -> [Variable] {
    var unset: [Variable] = []
    var seen: Set<Variable> = [.graph, .abscissa, .parameter]
    for index in stack.journal.tokenLow..<stack.tokens.count {
      guard case .variable(let variable) = stack.tokens[index], variables[variable] == nil,
        stack.origin(of: index) != nil
      else { continue }
      if seen.insert(variable).inserted { unset.append(variable) }
    }
    return unset
  }

  /// Ends a line, adds it to the history if it changed anything, and returns whether it did.
  @discardableResult
  mutating func commit(_ steps: [Step]) -> Bool {
    let change = stack.journal.reversal
    stack.begin()
    let changesStack = !change.entries.isEmpty || change.entryLow < stack.entries.count
    guard changesStack || !change.variables.isEmpty else { return false }
    let kept = steps.count <= Limits.lineWords ? steps : nil
    history.add(History.Line(change: change, steps: kept))
    return true
  }
}

extension PushReport {
  /// Tells with the last store how many entries have another value.
  fileprivate mutating func tellLastStore(_ changed: Int) {
    for index in notes.indices.reversed() {
      guard case .stored(let variable, let value, let replaced, _) = notes[index] else { continue }
      notes[index] = .stored(variable, value, replaced: replaced, changed: changed)
      return
    }
  }
}
