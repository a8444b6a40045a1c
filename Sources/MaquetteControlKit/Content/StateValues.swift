public import MaquetteElements

/// What a control shows in states other than the normal one, as with UIKit's `setTitle(_:for:)`.
///
/// A value belongs to exactly one set of states: the value for `selected` does not hold while a selected control is
/// pressed. What has no value is as in the normal state.
public struct StateValues<Value: Hashable & Sendable>: Hashable, Sendable {
  private var values: [ControlState: Value] = [:]

  /// Creates values that are as in the normal state everywhere.
  public init() {}

  /// Whether everything is as in the normal state, as it is for most controls, which so need not ask for several states.
  package var isEmpty: Bool { values.isEmpty }

  /// The value of a set of states; nil for that of the normal state.
  public subscript(state: ControlState) -> Value? {
    get { values.isEmpty ? nil : values[state] }
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
  package static func states<Content: StateContent>(
    _ keyPath: @autoclosure @escaping Place<StateValues<Content>>, of content: String
  ) -> [Attribute] {
    // Not joined by `+`, which searches the program for a conformance when the type of the owner is not known before.
    var attributes = states(keyPath(), suffix: "", help: "The \(content) while the control")
    attributes.append(
      .state(
        .focused, keyPath(), "focused", help: "The \(content) while the control has the focus."))
    return attributes
  }

  /// The attributes of the states of parts that are pressed, selected or disabled by themselves, with a suffix.
  package static func states<Content: StateContent>(
    _ keyPath: @autoclosure @escaping Place<StateValues<Content>>, suffix: String, help: String
  ) -> [Attribute] {
    [
      .state(.highlighted, keyPath(), "highlighted" + suffix, help: help + " is pressed."),
      .state(.selected, keyPath(), "selected" + suffix, help: help + " is selected."),
      .state(
        [.selected, .highlighted], keyPath(), "selected-highlighted" + suffix,
        help: help + " is pressed and selected."),
      .state(.disabled, keyPath(), "disabled" + suffix, help: help + " is disabled."),
    ]
  }

  /// The attribute of one state, under a name.
  package static func state<Content: StateContent>(
    _ state: ControlState, _ keyPath: @autoclosure @escaping Place<StateValues<Content>>,
    _ name: String, help: String
  ) -> Attribute {
    Attribute(name: name, help: help, type: .mapping(of: Content.attributes)) {
      (value, owner) throws(AttributeError) in
      var own = owner[keyPath: keyPath()][state] ?? Content()
      try own.decode(mapping: value)
      owner[keyPath: keyPath()][state] = own
    }
  }
}
