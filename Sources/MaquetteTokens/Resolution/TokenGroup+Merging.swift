// Flattening, Design Tokens Resolver Module 2025.10, chapter 6: layers are merged in their order, and of several
// tokens with one path the last wins. Nothing is resolved before all layers are merged.
import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

extension TokenGroup {
  /// Merges a layer on top: its tokens replace those of the same path, its groups are joined.
  mutating func merge(_ layer: TokenGroup, below path: [String] = [], into diagnostics: inout DiagnosticList)
  {
    if let type = layer.type { self.type = type }
    if let deprecation = layer.deprecation { self.deprecation = deprecation }
    if let extends = layer.extends { self.extends = extends }
    position = layer.position
    for name in layer.names {
      guard let new = layer[name] else { continue }
      switch (self[name], new) {
      case (nil, _), (.token, .token): self[name] = new
      case (.group(var group), .group(let other)):
        // Removed while it changes, so that it is not copied.
        self[name] = .token(.placeholder)
        group.merge(other, below: path + [name], into: &diagnostics)
        self[name] = .group(group)
      case (.token, .group), (.group, .token):
        diagnostics.add(.tokenAndGroup((path + [name]).joined(separator: ".")), at: new.position)
      }
    }
  }
}

extension Token {
  /// The placeholder of a group while it changes.
  static let placeholder = Token(position: .start, value: .scalar("", at: .start))
}
