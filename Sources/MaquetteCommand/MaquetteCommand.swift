@main
struct MaquetteCommand {
  static func main() {}
}
