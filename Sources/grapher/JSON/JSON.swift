import CJansson

/// JSON as text.
enum JSON {
  /// Returns the value of a JSON text in UTF-8.
  ///
  /// Stricter than most readers: a key that stands twice in an object, a trailing comma, NaN, lone
  /// surrogates, bytes that are not UTF-8, nesting deeper than 2,048, whole numbers beyond 64 bits
  /// and numbers beyond the largest double are errors. A byte order mark is skipped, `\u0000` is a
  /// character like any other in a string. Members keep their order. Complexity: O(*n*).
  static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    guard !text.isEmpty else { throw JSONError(line: 1, column: 1, reason: unexpectedEnd) }
    var fault = json_error_t()
    let flags = Int(JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL)
    let root = unsafe text.withUnsafeBytes { buffer in
      unsafe json_loadb(buffer.baseAddress, buffer.count, flags, &fault)
    }
    guard let root = unsafe root else { throw error(from: &fault) }
    defer { unsafe json_decref(root) }
    return unsafe value(of: root)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let unexpectedEnd = "unexpected end of file"

  /// Recursion is safe here: jansson has refused what is nested deeper than 2,048.
  private static func value(of node: UnsafeMutablePointer<json_t>) -> JSONValue {
    switch unsafe node.pointee.type {
    case JSON_OBJECT: unsafe .object(members(of: node))
    case JSON_ARRAY: unsafe .array(elements(of: node))
    case JSON_STRING: unsafe .string(string(json_string_value(node), json_string_length(node)))
    case JSON_INTEGER: unsafe .integer(json_integer_value(node))
    case JSON_REAL: unsafe .real(json_real_value(node))
    case JSON_TRUE: .bool(true)
    case JSON_FALSE: .bool(false)
    default: .null
    }
  }

  private static func members(of node: UnsafeMutablePointer<json_t>) -> [JSONMember] {
    var members: [JSONMember] = []
    var iterator = unsafe json_object_iter(node)
    while let here = unsafe iterator {
      let key = unsafe string(json_object_iter_key(here), json_object_iter_key_len(here))
      if let node = unsafe json_object_iter_value(here) {
        unsafe members.append(JSONMember(key: key, value: value(of: node)))
      }
      unsafe iterator = unsafe json_object_iter_next(node, here)
    }
    return members
  }

  private static func elements(of node: UnsafeMutablePointer<json_t>) -> [JSONValue] {
    unsafe (0..<json_array_size(node)).compactMap { index in
      unsafe json_array_get(node, index).map { unsafe value(of: $0) }
    }
  }

  /// The string of a length, since it may hold NUL; jansson has checked that it is UTF-8.
  private static func string(_ start: UnsafePointer<CChar>?, _ length: Int) -> String {
    guard let start = unsafe start else { return "" }
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: length)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  private static func error(from fault: inout json_error_t) -> JSONError {
    let text = unsafe String(cString: grapher_json_error_text(&fault))
    let near = quotation(in: text)
    let reason = unsafe reason(json_error_code(&fault), text)
    // jansson counts to the end of the word that does not belong; the start is what a reader looks
    // for. It quotes no words of more than 20 bytes. Within a string and at the end of the file it
    // stops before the place at fault.
    let isInsideString = ["control character", "unexpected newline", "unable to decode"].contains {
      text.hasPrefix($0)
    }
    let isBefore = isInsideString || reason == unexpectedEnd
    let column = Int(fault.column) + 1 - (isBefore ? 0 : max(near.count, 1))
    return JSONError(line: max(Int(fault.line), 1), column: max(column, 1), reason: reason)
  }

  private static func reason(_ code: json_error_code, _ text: String) -> String {
    switch code {
    case json_error_premature_end_of_input: unexpectedEnd
    case json_error_end_of_input_expected: "text after the end of the value"
    case json_error_duplicate_key:
      quotation(in: text).isEmpty
        ? "a key stands twice in an object" : "the key \(quotation(in: text)) stands twice"
    case json_error_stack_overflow: "nested too deeply"
    case json_error_null_byte_in_key: "a key holds a NUL"
    case json_error_invalid_utf8: "a byte that is not UTF-8"
    case json_error_numeric_overflow: "a number that is too large"
    case json_error_out_of_memory: "not enough memory"
    default: text
    }
  }

  /// The words at which jansson stopped; empty if it does not quote them.
  private static func quotation(in text: String) -> String {
    guard let quote = text.firstRange(of: " near '"), text.hasSuffix("'") else { return "" }
    return String(text[quote.upperBound...].dropLast())
  }
}
