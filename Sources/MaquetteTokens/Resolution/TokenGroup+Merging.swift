// Flattening, Design Tokens Resolver Module 2025.10, chapter 6: layers are put together in their order, and of a token
// that several have the last stands. Nothing is resolved before all layers are together.
internal import MaquetteControls
internal import MaquetteDiagnostics
internal import MaquetteDocuments

extension TokenGroup {
  /// Puts a layer on top: its tokens replace those of the same path, its groups join.
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
        // Taken out while it changes, so that it is not copied.
        self[name] = .token(.placeholder)
        group.merge(other, below: path + [name], into: &diagnostics)
        self[name] = .group(group)
      case (.token, .group), (.group, .token):
        diagnostics.insert(
          TokenProblem.tokenAndGroup((path + [name]).joined(separator: ".")), at: new.position)
      }
    }
  }
}

extension Token {
  /// What stands for a group while it is worked on.
  static let placeholder = Token(
    position: .start,
    value: DocumentNode(
      content: .scalar(.init(text: "", isQuoted: false)), position: .start, count: 1, depth: 0))
}
