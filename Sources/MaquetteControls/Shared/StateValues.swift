public import MaquetteElements

/// What a control shows in states other than the normal one, as with UIKit's `setTitle(_:for:)`.
///
/// A value belongs to exactly one set of states: the value for `selected` does not hold while a selected control is
/// pressed. What has no value is as in the normal state.
public struct StateValues<Value: Hashable & Sendable>: Hashable, Sendable {
  private var values: [ControlState: Value] = [:]

  /// Creates values that are as in the normal state everywhere.
  public init() {}

  /// The value of a set of states; nil for that of the normal state.
  public subscript(state: ControlState) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }
}

/// The attributes of a control that differ from state to state.
public protocol StateContent: AttributeOwner, Hashable {
  /// Creates content that is as in the normal state.
  init()
}

extension Attribute {
  /// The attributes `highlighted`, `selected`, `selected-highlighted`, `disabled` and `focused`, each a mapping of what
  /// differs from the normal state.
  static func states<Content: StateContent>(
    _ keyPath: any WritableKeyPath<Owner, StateValues<Content>> & Sendable, of content: String
  ) -> [Attribute] {
    let states: [(name: String, state: ControlState, words: String)] = [
      ("highlighted", .highlighted, "is pressed"), ("selected", .selected, "is selected"),
      ("selected-highlighted", [.selected, .highlighted], "is pressed and selected"),
      ("disabled", .disabled, "is disabled"), ("focused", .focused, "has the keyboard focus"),
    ]
    return states.map { name, state, words in
      Attribute(
        name: name, help: "The \(content) that differ while the control \(words).",
        type: .mapping(Content.attributes.map(\.name))
      ) { (value, owner) throws(AttributeError) in
        var own = owner[keyPath: keyPath][state] ?? Content()
        try own.decode(mapping: value)
        owner[keyPath: keyPath][state] = own
      }
    }
  }
}
