/// What a program has set of what a control exposes to accessibility; nil for what the element itself exposes.
package struct OwnAccessibility: Hashable, Sendable {
  package var identifier: String?
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: [Accessibility.Trait]?

  /// Whether nothing is set.
  package var isEmpty: Bool { self == OwnAccessibility() }

  /// Returns what a node exposes with what is set, which is in the language of the program.
  fileprivate func applied(to exposed: Accessibility?) -> Accessibility {
    var result = exposed ?? Accessibility(label: "", isContainer: true)
    if let label {
      result.label = label
      result.isLabelGuessed = false
      result.isLabelTranslated = true
    }
    if let value { result.value = value }
    if let hint { result.hint = hint }
    if let traits { result.traits = traits }
    return result
  }
}

// The properties of UIKit's accessibility that a program can set; each is what the picture exposes until then.
extension LiveControl {
  /// The label that accessibility speaks; nil sets back to that of the element.
  public final var accessibilityLabel: String? {
    get { ownAccessibility.label ?? exposed?.label }
    set { ownAccessibility.label = newValue }
  }

  /// The value that accessibility speaks; nil sets back to that of the element.
  public final var accessibilityValue: String? {
    get { ownAccessibility.value ?? exposed?.value }
    set { ownAccessibility.value = newValue }
  }

  /// The result of using the control, in words; nil sets back to that of the element.
  public final var accessibilityHint: String? {
    get { ownAccessibility.hint ?? exposed?.hint }
    set { ownAccessibility.hint = newValue }
  }

  /// The traits, in the order of announcement.
  public final var accessibilityTraits: [Accessibility.Trait] {
    get { ownAccessibility.traits ?? exposed?.traits ?? [] }
    set { ownAccessibility.traits = newValue }
  }

  /// The identifier for sessions, reports and tests; nil restores the element's own.
  public final var accessibilityIdentifier: String? {
    get { ownAccessibility.identifier ?? id }
    set { ownAccessibility.identifier = newValue }
  }

  private var exposed: Accessibility? { layout?.accessibility }
}

extension Element {
  /// Returns the element whose controls expose what programs have set, by their paths.
  package func exposing(_ own: [ControlPath: OwnAccessibility]) -> any Element {
    own.isEmpty ? self : changed { node, _ in node.expose(own) }
  }
}

extension Node {
  fileprivate mutating func expose(_ own: [ControlPath: OwnAccessibility]) {
    if let path = self.subject?.path, let own = own[path] {
      self.accessibility = own.applied(to: self.accessibility)
      if let identifier = own.identifier { self.id = identifier }
    }
    for var child in children { child.expose(own) }
  }
}
