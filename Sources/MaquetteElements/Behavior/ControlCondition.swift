/// A condition on the values of other controls, which are named by their identifiers: `{ wifi: on, style: [Grid, Columns] }`.
///
/// All controls must have one of their values. A control that is not in the picture, because a condition hides it, has none.
public struct ControlCondition: Hashable, Sendable {
  /// A value that a control may have.
  public enum Value: Hashable, Sendable {
    /// On: switched on, chosen, open, or not empty. Off: the opposite; a mixed checkbox is neither.
    case isOn(Bool)
    /// A text, such as that of a field or the chosen segment, or a number.
    case text(String)
  }

  /// A control with the values that it may have.
  public struct Term: Hashable, Sendable {
    /// The identifier of the control.
    public var control: String
    /// The values.
    public var values: [Value]

    /// Creates a term.
    public init(_ control: String, _ values: [Value]) {
      self.control = control
      self.values = values
    }
  }

  /// What must hold, all of it.
  public var terms: [Term]

  /// Creates a condition.
  public init(_ terms: [Term]) {
    self.terms = terms
  }

  /// Creates the condition that a control is on or off.
  public init(_ control: String, isOn: Bool) {
    self.init([Term(control, [.isOn(isOn)])])
  }

  /// Creates the condition that a control has a value.
  public init(_ control: String, is text: String) {
    self.init([Term(control, [.text(text)])])
  }

  /// The identifiers of the controls.
  public var controls: [String] { terms.map(\.control) }

  /// Whether the condition holds for the texts of values, by the identifiers of their controls.
  package func holds(for values: [String: String]) -> Bool {
    terms.allSatisfy { term in
      guard let text = values[term.control] else { return false }
      return term.values.contains { $0.matches(text) }
    }
  }
}

extension ControlCondition.Value {
  /// The words of values that are off; a text that is none of them and not mixed is on.
  private static let offWords: Set = ["", "off", "closed", "none", "0"]

  fileprivate func matches(_ text: String) -> Bool {
    switch self {
    case .isOn(let isOn):
      isOn ? !Self.offWords.contains(text) && text != "mixed" : Self.offWords.contains(text)
    case .text(let expected):
      if let number = Double(expected), let value = Double(text) { number == value } else { expected == text }
    }
  }
}

extension ControlCondition: AttributeDecodable {
  public static let attributeType = AttributeType.condition

  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .mapping(let entries) = value, !entries.isEmpty else {
      throw AttributeError(
        expected: "control ids with their values", found: value,
        hint: "write, for example, '{ wifi: true }'")
    }
    terms = []
    for entry in entries {
      do throws(AttributeError) {
        terms.append(Term(entry.name, try [Value](attribute: entry.value)))
      } catch {
        throw error.at(.value(entry.name))
      }
    }
  }
}

extension ControlCondition.Value: AttributeDecodable {
  public static let attributeType = AttributeType.either([.boolean, .text])

  /// Takes `true`, `false`, `on` and `off`, or a text; quotes make a text of these words too.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    let text = try String(attribute: value)
    guard case .scalar(_, isQuoted: false) = value else {
      self = .text(text)
      return
    }
    switch text {
    case "true", "on": self = .isOn(true)
    case "false", "off": self = .isOn(false)
    default: self = .text(text)
    }
  }
}

/// Attributes that an element has while a condition holds, from `when` in a sheet.
public struct DependentChange: Hashable, Sendable, AttributeDecodable {
  /// The condition.
  public var condition: ControlCondition
  /// The attributes with their values.
  public var attributes: [AttributeValue.Entry]

  /// The names of its parts in a sheet.
  public static let names = (condition: "if", attributes: "set")

  public static let attributeType = AttributeType.mapping(
    of: [Attribute<CommonAttributes>](),
    and: [
      (
        names.condition, .condition,
        "The ids of controls with the values that apply: '{ wifi: true }'."
      ),
      (names.attributes, .anything, "The element's attributes with their values at that time."),
    ])

  /// Reads a mapping of a condition and attributes.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    let hint = "write, for example, '{ if: { wifi: true }, set: { value: Connected } }'"
    guard case .mapping(let entries) = value else {
      throw AttributeError(expected: "a condition and attributes", found: value, hint: hint)
    }
    var condition: ControlCondition?
    var attributes: [AttributeValue.Entry]?
    for entry in entries {
      do throws(AttributeError) {
        switch entry.name {
        case Self.names.condition: condition = try ControlCondition(attribute: entry.value)
        case Self.names.attributes:
          guard case .mapping(let written) = entry.value else {
            throw AttributeError(expected: "attributes with their values", found: entry.value)
          }
          attributes = written
        default:
          throw AttributeError(
            message: "unknown attribute '\(entry.name)' of a change", hint: "it has if and set")
        }
      } catch {
        let isKnown = [Self.names.condition, Self.names.attributes].contains(entry.name)
        throw error.at(isKnown ? .value(entry.name) : .name(entry.name))
      }
    }
    guard let condition, let attributes else {
      throw AttributeError(
        message: condition == nil ? "the change has no condition" : "the change sets nothing", hint: hint)
    }
    self.condition = condition
    self.attributes = attributes
  }
}
