/// What a macro becomes, or why it cannot.
package enum Expansion: Equatable, Sendable {
  /// Swift source.
  case source(String)
  /// A message for the compiler to show at the use of the macro.
  case problem(String)
}

/// A use of a macro, as the compiler hands it over.
package struct MacroUse: Sendable {
  /// The source of the use, or of the declaration that an attribute stands at.
  package var source: String
  /// A text that begins every name which the expansion may introduce.
  package var discriminator: String
  /// Module and file of the use, such as `Cards/Card.swift`.
  package var fileID: String
  /// The line of the use, from 1.
  package var line: Int
  /// The role of an attached macro: `accessor`, `peer` and others.
  package var role: String
  /// The declarations around the use, the innermost first.
  package var context: [String]

  /// A use of a macro.
  package init(
    source: String, discriminator: String = "", fileID: String = "", line: Int = 1, role: String = "",
    context: [String] = []
  ) {
    self.source = source
    self.discriminator = discriminator
    self.fileID = fileID
    self.line = line
    self.role = role
    self.context = context
  }

  /// Expands a macro of a type's name.
  package func expanded(as type: String) -> Expansion {
    switch type {
    case "PreviewMacro": previewExpansion()
    case "PreviewableMacro": .source("")
    case "EntryMacro": entryExpansion()
    default: .problem("Maquette's macros do not know '\(type)'; build the package again from clean")
    }
  }
}
