/// Words that no variable may have for a name, though they mean nothing today.
public enum ReservedWord {
  /// The words kept free for later versions, so that no variable of today is in their way.
  static let later: [String] = [
    "zeros", "roots", "extrema", "minima", "maxima", "intersect", "slope", "tangent", "area",
    "poles", "domain", "inflections", "inverse", "analyze", "view", "live", "save", "load",
    "tutorial", "def", "for", "vary", "polar", "parametric", "explain",
  ]

  /// The names of what is not a number, which no program may hold.
  static let unwritable: [String] = ["nan", "inf", "infinity"]

  /// All of them.
  public static let all: [String] = later + unwritable
}
