@main
struct MaquetteBench {
  static func main() {}
}
