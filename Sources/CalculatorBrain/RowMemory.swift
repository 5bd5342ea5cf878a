internal import CVectorMath

/// The rows of a block, and the only place where memory is handed to the vector functions.
@safe struct RowMemory: ~Copyable {
  private let rows: UnsafeMutablePointer<Double>
  private let constants: UnsafeMutablePointer<Double>
  private let width: Int
  private let stride: Int

  /// Whether to work as on a processor without vectors.
  private let isPlain: Bool

  /// Makes the rows for a function, those of its constants filled.
  init(_ function: BlockFunction, isPlain: Bool = false) {
    self.isPlain = isPlain
    width = Self.width(rows: function.rows)
    // Rows that lie 4,096 bytes apart would get into each other's way.
    stride = width + 8
    let numbers = function.constants
    // One more row, for a block that is no multiple of 4.
    let size = (function.rows + 1) * stride
    let bytes = (size + numbers.count) * MemoryLayout<Double>.stride
    let raw = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    unsafe rows = raw.bindMemory(to: Double.self, capacity: size + numbers.count)
    unsafe constants = rows + size
    for index in numbers.indices { unsafe constants[index] = numbers[index] }
    for (constant, row) in function.filledRows {
      unsafe (rows + row * stride).update(repeating: numbers[constant], count: width)
    }
  }

  deinit {
    unsafe rows.deallocate()
  }

  /// The elements of a row, a multiple of 8: all rows fit into the first cache if there are few,
  /// and into the second unless there are thousands.
  private static func width(rows: Int) -> Int {
    max(8, min(384, max(64, 4_096 / rows), 65_536 / rows) / 8 * 8)
  }

  /// Computes the values of arguments, block by block; of as many as there are of both.
  func run(
    _ function: BlockFunction, at arguments: Span<Double>, into values: inout MutableSpan<Double>
  ) {
    let end = min(arguments.count, values.count)
    unsafe arguments.withUnsafeBufferPointer { source in
      unsafe values.withUnsafeMutableBufferPointer { target in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        var start = 0
        while end - start >= 4 {
          let count = min(width, (end - start) / 4 * 4)
          unsafe run(function, from: source + start, into: target + start, count)
          start += count
        }
        unsafe runLast(function, from: source + start, into: target + start, end - start)
      }
    }
  }

  /// Computes the last few values, fewer than 4, in a block that is padded to what the vector
  /// functions ask for.
  private func runLast(
    _ function: BlockFunction, from arguments: UnsafePointer<Double>,
    into values: UnsafeMutablePointer<Double>, _ count: Int
  ) {
    guard count > 0 else { return }
    unsafe rows.update(repeating: arguments[0], count: 4)
    unsafe rows.update(from: arguments, count: count)
    let last = unsafe rows + function.rows * stride
    unsafe run(function, from: rows, into: last, 4)
    unsafe values.update(from: last, count: count)
  }

  private func run(
    _ function: BlockFunction, from arguments: UnsafePointer<Double>,
    into values: UnsafeMutablePointer<Double>, _ count: Int
  ) {
    var memory = unsafe vector_memory(
      rows: rows, stride: stride, arguments: arguments, values: values, constants: constants,
      is_plain: isPlain ? 1 : 0)
    let end = function.steps.count
    var next = 0
    while next < end {
      var wasTried: Int32 = 0
      next = unsafe function.steps.withUnsafeBufferPointer { steps in
        unsafe vector_run(steps.baseAddress, next, end, &memory, count, &wasTried)
      }
      if next == end { break }
      unsafe help(
        function.steps[next], function.operations[next], &memory, into: values, count,
        wasTried: wasTried != 0)
      next += 1
      if next == end { unsafe vector_finite(values, values, count) }
    }
    if let result = function.result {
      unsafe vector_finite(vector_place(&memory, Int32(result)), values, count)
    }
  }

  /// Computes number by number what the kernel of a step does not serve.
  private func help(
    _ step: vector_step, _ operation: Operation, _ memory: inout vector_memory,
    into values: UnsafeMutablePointer<Double>, _ count: Int, wasTried: Bool
  ) {
    guard let x = unsafe vector_place(&memory, step.x),
      let y = unsafe vector_place(&memory, step.y), let z = unsafe vector_place(&memory, step.z)
    else { return }
    let out = unsafe step.out == 0 ? values : rows + Int(step.out) * stride
    for index in 0..<count {
      let first = unsafe x[step.x < 0 ? 0 : index]
      let second = unsafe y[step.y < 0 ? 0 : index]
      let third = unsafe z[step.z < 0 ? 0 : index]
      // A constant operand is no matter of trust: it chose the kernel.
      let isTrusted =
        unsafe wasTried
        && step.isTrusted(first, step.y < 0 ? first : second, result: out[index])
      if !isTrusted { unsafe out[index] = operation.value(first, second, third) }
    }
  }
}

extension vector_step {
  /// Returns whether an element is right as the kernel left it.
  @inline(__always)
  fileprivate func isTrusted(_ x: Double, _ y: Double, result: Double) -> Bool {
    let (first, second) = (abs(x), abs(y))
    return first >= low && first <= high && second >= low && second <= high
      && result.isFinite && abs(result) >= VECTOR_LEAST_RESULT
  }
}
