/// Words kept free for later versions, so that no variable of today is in their way.
public enum ReservedWord {
  /// The reserved words, the spellings of what is not a number among them.
  public static let all: [String] = [
    "zeros", "roots", "extrema", "minima", "maxima", "intersect", "slope", "tangent", "area",
    "poles", "domain", "inflections", "inverse", "analyze", "view", "live", "save", "load",
    "tutorial", "def", "for", "vary", "polar", "parametric", "explain",
    "nan", "inf", "infinity",
  ]
}
