@main
enum Grapher {
  static func main() {
  }
}
