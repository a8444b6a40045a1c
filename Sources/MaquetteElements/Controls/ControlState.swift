/// The interaction state, as a set of states like `UIControl.State`.
public struct ControlState: OptionSet, Hashable, Sendable {
  public let rawValue: Int

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
  /// The bits for states of an application's own.
  public static let application = ControlState(rawValue: 0x00FF_0000)
  /// The bits that the platform keeps for itself.
  public static let reserved = ControlState(rawValue: 0xFF00_0000)
  /// No other state holds.
  public static let normal: ControlState = []

  private enum Name: String, CaseIterable, AttributeDecodable {
    case normal, highlighted, disabled, selected, focused

    var state: ControlState {
      switch self {
      case .normal: .normal
      case .highlighted: .highlighted
      case .disabled: .disabled
      case .selected: .selected
      case .focused: .focused
      }
    }
  }
}

extension ControlState: AttributeDecodable {
  public static var attributeType: AttributeType { [Name].attributeType }

  public init(attribute value: AttributeValue) throws(AttributeError) {
    if case .mapping = value {
      throw AttributeError(expected: Self.attributeType.description, found: value)
    }
    self = try [Name](attribute: value).reduce(into: .normal) { $0.formUnion($1.state) }
  }
}
