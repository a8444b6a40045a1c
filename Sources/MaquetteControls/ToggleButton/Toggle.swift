public import MaquetteElements

/// How a toggle shows that it is on or off.
public enum ToggleStyle: Hashable, Sendable {
  /// A title and, at the other end of the row, a switch.
  case `switch`
  /// A button with the title, whose surface appears while it is on.
  case button
}

/// A title with a choice between on and off, spelt as SwiftUI spells it.
///
/// ```swift
/// Toggle("Wi-Fi", isOn: true).style(.switch)
/// ```
/// Sheets name what it is drawn as: `switch` in a row, or `toggle-button`.
public struct Toggle: Element {
  /// What is switched.
  public var title: String
  /// Whether it is on.
  public var isOn: Bool
  /// How it shows that.
  public var style: ToggleStyle = .switch

  /// Creates a toggle.
  public init(_ title: String, isOn: Bool) {
    self.title = title
    self.isOn = isOn
  }

  /// Returns the toggle in a style.
  public func style(_ style: ToggleStyle) -> Toggle { with(\.style, style) }

  /// Returns the title beside its switch, or a button.
  public func node(in environment: Environment) -> Node {
    switch style {
    case .switch:
      HStack {
        Text(title)
        Spacer()
        Switch(isOn: isOn).with(\.accessibilityLabel, title)
      }.node(in: environment)
    case .button:
      Button(title).state(isOn ? .selected : .normal).node(in: environment)
    }
  }
}
