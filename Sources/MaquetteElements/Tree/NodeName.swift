/// The name of a node, as `maquette inspect` prints it.
///
/// It is written once: an element's in its ``CatalogueElement/name``, a part's where the part is made. Code that looks for a node
/// compares its name with that constant, so a part that is renamed is still found.
public struct NodeName: Hashable, Sendable, CustomStringConvertible {
  /// The printed name, in kebab-case.
  public let text: String

  /// Creates a name of a part.
  public init(_ text: String) { self.text = text }

  public var description: String { text }
}

extension CatalogueElement {
  /// The name of the element's nodes: its name in sheets.
  public static var nodeName: NodeName { NodeName(name) }
}

extension NodeName {
  /// A whole picture inside another one, such as one with marks.
  package static let picture = NodeName("picture")
  /// The mark of a finger in a storyboard; declared here because lint rules, which skip it, cannot see storyboards.
  package static let finger = NodeName("finger")
}
