import CalculatorBrain

extension Session {
  /// The stack as a screen; it asks for entries and changes nothing.
  var stackScreen: StackScreen {
    StackScreen(
      depth: calculator.depth, entry: { [self] in calculator.entry($0) }, style: infixStyle,
      digits: settings.digits)
  }

  /// Shows the top of the stack, at the prompt only.
  func showStack() {
    guard mode == .prompt else { return }
    for line in stackScreen.promptLines { emit(.line(line)) }
  }
}
