/// Returns a prompt in which readline can tell what takes no room on the screen.
///
/// Each escape sequence is put between the characters 1 and 2; without them readline would count
/// its characters and wrap the line too early.
///
/// ```swift
/// markingInvisibleText("\u{1B}[1m> ")  // "\u{1}\u{1B}[1m\u{2}> "
/// ```
func markingInvisibleText(_ prompt: String) -> String {
  var marked = ""
  var isInSequence = false
  for scalar in prompt.unicodeScalars {
    if scalar == "\u{1B}" && !isInSequence {
      marked += "\u{1}"
      isInSequence = true
    }
    marked.unicodeScalars.append(scalar)
    // A sequence ends at its first character from @ on, but for the [ that follows the escape.
    if isInSequence && ("\u{40}"..."\u{7E}").contains(scalar) && scalar != "[" {
      marked += "\u{2}"
      isInSequence = false
    }
  }
  return isInSequence ? marked + "\u{2}" : marked
}
