import Glibc

/// The formulas as loops of C over doubles, compiled as `gcc -O2` does it.
@safe struct CBaseline {
  private let library: UnsafeMutableRawPointer

  /// Compiles the formulas.
  init(in bench: Bench) throws(BenchmarkError) {
    var source = "#include <math.h>\n#include <stddef.h>\n"
    for (index, formula) in Formula.all.enumerated() {
      source += "void sample\(index)(const double *xs, double *ys, size_t n) {\n"
      source += "  for (size_t i = 0; i < n; i++) { double x = xs[i]; ys[i] = \(formula.c); }\n}\n"
    }
    let (code, object) = (bench.path("baseline.c"), bench.path("baseline.so"))
    try File.write(source, to: code)
    try Command(["gcc", "-O2", "-shared", "-fPIC", code, "-o", object, "-lm"]).run()
    guard let library = unsafe dlopen(object, RTLD_NOW) else { throw .failed("dlopen \(object)") }
    unsafe self.library = library
  }

  /// Writes the values of a formula, by its number, at the arguments.
  func values(of formula: Int, at xs: [Double], into ys: inout [Double]) throws(BenchmarkError) {
    typealias Loop =
      @convention(c) (UnsafePointer<Double>, UnsafeMutablePointer<Double>, Int) -> Void
    guard let symbol = unsafe dlsym(library, "sample\(formula)") else {
      throw .failed("dlsym sample\(formula)")
    }
    let loop = unsafe unsafeBitCast(symbol, to: Loop.self)
    unsafe loop(xs, &ys, xs.count)
  }
}
