internal import CVectorMath

/// The rows of a block, and the only place where memory is handed to the vector functions.
@safe struct RowMemory: ~Copyable {
  private let memory: UnsafeMutablePointer<Double>
  private let constants: UnsafeMutablePointer<Double>
  private let width: Int
  private let stride: Int

  /// Makes rows of a width, a multiple of 8, whose contents are undefined.
  init(rows: Int, width: Int, constants numbers: [Double]) {
    self.width = width
    // Rows that lie 4,096 bytes apart would get into each other's way.
    stride = width + 8
    let size = rows * stride
    let bytes = (size + numbers.count) * MemoryLayout<Double>.stride
    let raw = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    unsafe memory = raw.bindMemory(to: Double.self, capacity: size + numbers.count)
    unsafe constants = memory + size
    for index in numbers.indices { unsafe constants[index] = numbers[index] }
  }

  deinit {
    unsafe memory.deallocate()
  }

  private func pointer(_ row: Int) -> UnsafeMutablePointer<Double> {
    unsafe memory + row * stride
  }

  func fill(_ row: Int, with number: Double) {
    unsafe pointer(row).update(repeating: number, count: width)
  }

  /// Copies arguments to row 0, up to a multiple of 4, which the vector functions ask for.
  func load(_ arguments: Span<Double>, from start: Int, count: Int) {
    let row = unsafe pointer(0)
    unsafe arguments.extracting(start..<start + count).withUnsafeBufferPointer { source in
      guard let first = source.baseAddress else { return }
      unsafe row.update(from: first, count: count)
    }
    for index in count..<rounded(count) { unsafe row[index] = row[count - 1] }
  }

  /// Copies a row to the values, by way of a row with NaN in place of what is infinite.
  func store(
    _ row: Int, by last: Int, into values: inout MutableSpan<Double>, from start: Int, count: Int
  ) {
    let source = unsafe pointer(last)
    _ = unsafe vector_apply(
      VECTOR_FINITE, pointer(row), pointer(row), pointer(row), source, rounded(count), 0, 0)
    unsafe values.withUnsafeMutableBufferPointer { target in
      guard let first = target.baseAddress else { return }
      unsafe (first + start).update(from: source, count: count)
    }
  }

  /// Carries out a step on the first elements of its rows.
  func run(_ step: BlockFunction.Step, count: Int) {
    let (x, isRowX) = unsafe operand(step.x)
    let (y, isRowY) = unsafe operand(step.y)
    let (z, _) = unsafe operand(step.z)
    let out = unsafe pointer(step.row)
    let operation = step.operation
    guard let kernel = step.kernel else {
      for index in 0..<count { unsafe out[index] = operation.value(x[index], y[index], z[index]) }
      return
    }
    let outcome = unsafe vector_apply(
      kernel.code, x, y, z, out, rounded(count), kernel.low, kernel.high)
    if outcome == 1 { return }
    // Those beyond the count were computed, but nobody looks at them.
    for index in 0..<count {
      let first = unsafe x[isRowX ? index : 0]
      let second = unsafe y[isRowY ? index : 0]
      // A constant operand is no matter of trust: it chose the kernel.
      let isTrusted =
        unsafe outcome == 0
        && kernel.isTrusted(first, isRowY ? second : first, result: out[index])
      if !isTrusted { unsafe out[index] = operation.value(first, second, 0) }
    }
  }

  private func operand(
    _ operand: BlockFunction.Operand
  ) -> (pointer: UnsafeMutablePointer<Double>, isRow: Bool) {
    switch operand {
    case .row(let row): unsafe (pointer(row), true)
    case .constant(let index): unsafe (constants + index, false)
    }
  }

  private func rounded(_ count: Int) -> Int { (count + 3) / 4 * 4 }
}
