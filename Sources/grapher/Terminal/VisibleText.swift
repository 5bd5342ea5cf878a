/// Returns the text with every control character shown as a visible mark.
///
/// Everything that comes from a user, a file, the environment or a child process passes through
/// here before it reaches a terminal, a message or a picture: what is left can neither move the
/// cursor, nor reorder the line, nor end it.
///
/// - U+0000 to U+001F become the control pictures U+2400 to U+241F, DEL becomes U+2421.
/// - C1 controls, line and paragraph separators, bidirectional controls, the byte order mark and
///   the noncharacters that XML refuses become U+FFFD.
///
/// ```swift
/// visible("a\u{1B}[31mb\n")  // "a␛[31mb␊"
/// ```
func visible(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { visibleMark(for: $0) != nil }) else { return text }
  var marked = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    marked.append(visibleMark(for: scalar) ?? scalar)
  }
  return String(marked)
}

/// Returns the mark that stands for a scalar, or nil if the scalar may be shown as it is.
private func visibleMark(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
  switch scalar.value {
  case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
  case 0x7F: "\u{2421}"
  case 0x80...0x9F, 0x2028, 0x2029, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069,
    0xFEFF, 0xFFFE, 0xFFFF:
    "\u{FFFD}"
  default: nil
  }
}
