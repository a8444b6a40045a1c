import Foundation
import MaquetteMacros

/// The compiler's plug-in: it speaks on standard input and output, so nothing else may print there.
@main
struct Main {
  static func main() {
    PluginServer().run(input: .standardInput, output: .standardOutput)
  }
}
