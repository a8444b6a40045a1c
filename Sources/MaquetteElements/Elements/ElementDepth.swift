import CSystem

/// The limit of elements inside each other.
///
/// Every element that is built calls what builds the elements inside it, so a tree without a limit would overflow the stack. What is
/// nested too deeply is left out, with a warning: a control whose body contains itself ends in one too.
package enum ElementDepth {
  /// The most elements inside each other, with their modifiers and with the parts of controls.
  ///
  /// A sheet has at most 64 lists and mappings inside each other, which do not come near. A thread's stack of 8 MiB, the usual size,
  /// has room for several times as many.
  package static let limit = 1000

  /// How many elements a presentation counts as: it is built while the tree behind it is being placed.
  private static let presentation: Int32 = 32

  /// Returns the node that a closure makes, inside those that are being built; an empty one beyond the limit.
  @inline(__always)
  static func inside(_ make: () -> Node) -> Node {
    defer { csystem_end_building(1) }
    return csystem_begin_building(1) <= Int32(limit) ? make() : leftOut()
  }

  /// Runs a closure that builds and places something that is presented.
  static func presenting<Result>(_ present: () -> Result) -> Result {
    _ = csystem_begin_building(presentation)
    defer { csystem_end_building(presentation) }
    return present()
  }

  @inline(never)
  private static func leftOut() -> Node {
    var node = Node(name: .nothing, item: LayoutItem { _ in Measurement(width: 0, height: 0) })
    node.warnings = [.nestedTooDeeply(limit: limit)]
    return node
  }
}
