/// The views before the present one, for `back`.
///
/// ```swift
/// var history = ViewHistory()
/// history.leave(view)             // before each change
/// view = history.back() ?? view   // undoes it
/// ```
public struct ViewHistory: Hashable, Sendable {
  /// The number of views remembered; the oldest are forgotten.
  public static let limit = 100

  private var views: [Viewport] = []

  public init() {}

  /// Whether there is no view to go back to.
  public var isEmpty: Bool { views.isEmpty }

  /// Remembers a view that is about to be left; leaving the same one again adds nothing.
  public mutating func leave(_ view: Viewport) {
    guard view != views.last else { return }
    views.append(view)
    if views.count > Self.limit { views.removeFirst() }
  }

  /// Takes off and returns the view that was left last, or nil if there is none.
  public mutating func back() -> Viewport? {
    views.popLast()
  }
}
