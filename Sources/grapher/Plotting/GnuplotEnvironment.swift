/// Returns the environment gnuplot runs in: the user's, without what would change its work.
///
/// `GNUTERM`, `GNUPLOT_…` and fonts' paths could choose another terminal or run a script; a locale
/// could make it read 0.5 as 0.
func gnuplotEnvironment(_ environment: [String: String]) -> [String: String] {
  var clean = environment.filter { name, _ in
    !name.hasPrefix("GNUPLOT_") && !["GNUTERM", "GDFONTPATH", "LC_ALL"].contains(name)
  }
  clean["LC_NUMERIC"] = "C"
  return clean
}
