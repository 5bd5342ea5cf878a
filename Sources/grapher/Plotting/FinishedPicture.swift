/// Returns whether the bytes are a whole file of a gnuplot terminal.
///
/// gnuplot ends without an error and without a word if it could not write everything, so only the
/// file itself tells. Only the ends are looked at: what lies between came through a pipe in order.
func isFinishedPicture(_ bytes: [UInt8], terminal: String) -> Bool {
  switch terminal {
  case "png", "pngcairo":
    // RFC 2083: the signature, and an IEND chunk of no length with its checksum.
    bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      && bytes.suffix(12).elementsEqual(
        [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82])
  case "svg": bytes.starts(with: "<?xml".utf8) && bytes.endsWithLine("</svg>")
  case "pdfcairo": bytes.starts(with: "%PDF-".utf8) && bytes.endsWithLine("%%EOF")
  default: !bytes.isEmpty
  }
}

/// Returns an SVG of gnuplot with each `]]>` escaped.
///
/// gnuplot escapes `<` and `&` of a title but not `>`, and XML refuses `]]>` in a text
/// (Extensible Markup Language 1.0, section 2.4).
func wellFormedSVG(_ bytes: [UInt8]) -> [UInt8] {
  var escaped: [UInt8] = []
  escaped.reserveCapacity(bytes.count)
  for byte in bytes {
    // Byte by byte: the library's search for a text takes ten times as long as gnuplot's drawing.
    if byte == UInt8(ascii: ">"), escaped.suffix(2).elementsEqual("]]".utf8) {
      escaped += "&gt;".utf8
    } else {
      escaped.append(byte)
    }
  }
  return escaped
}

extension [UInt8] {
  /// Whether the last line that is not empty is the given one.
  fileprivate func endsWithLine(_ line: String) -> Bool {
    let end = lastIndex { $0 != 0x0A && $0 != 0x0D && $0 != 0x20 } ?? -1
    return self[...end].suffix(line.utf8.count).elementsEqual(line.utf8)
  }
}
