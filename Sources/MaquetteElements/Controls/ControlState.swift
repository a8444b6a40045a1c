internal import MaquetteDiagnostics

/// The interaction state, as a set of states like `UIControl.State`.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// One bit for each state.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A finger or pointer is down on the control.
  public static let highlighted = ControlState(rawValue: 1)
  /// The control cannot be used.
  public static let disabled = ControlState(rawValue: 2)
  /// The control is on.
  public static let selected = ControlState(rawValue: 4)
  /// The control has the keyboard focus.
  public static let focused = ControlState(rawValue: 8)
  /// No other state holds.
  public static let normal: ControlState = []

  fileprivate static let names: [(name: String, state: ControlState)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ("focused", .focused),
  ]
}

extension ControlState: AttributeDecodable {
  public static var attributeType: AttributeType { .list(of: .choice(names.map(\.name))) }

  /// Takes a state's name or a list of them.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self = .normal
    switch value {
    case .scalar: formUnion(try Self.state(value))
    case .list(let items):
      for (index, item) in items.enumerated() {
        do throws(AttributeError) {
          formUnion(try Self.state(item))
        } catch {
          throw error.at(.item(index))
        }
      }
    case .mapping: throw AttributeError(expected: Self.attributeType.description, found: value)
    }
  }

  private static func state(_ value: AttributeValue) throws(AttributeError) -> ControlState {
    guard case .scalar(let text, _) = value, let match = names.first(where: { $0.name == text }) else {
      var hint: String?
      if case .scalar(let text, _) = value {
        hint = NearestName.hint(for: text, among: names.map(\.name))
      }
      throw AttributeError(
        expected: AttributeType.choice(names.map(\.name)).description, found: value, hint: hint)
    }
    return match.state
  }
}
