import MaquetteGraphics
import MaquetteScene

extension DisplayList {
  /// Creates a list of operations, each of a node of its own.
  init(size: Size, background: Color = .white, _ operations: [Operation]) {
    self.init(
      size: size, background: background,
      commands: operations.enumerated().map { Command(node: NodeID($0), operation: $1) })
  }
}
