public import MaquetteElements

/// The look of a toggle.
public enum ToggleStyle: Hashable, Sendable {
  /// A title with a switch at the other end of the row.
  case `switch`
  /// A button with the title, whose surface appears while it is on.
  case button
}

/// A title with a choice between on and off, with SwiftUI's spelling.
///
/// ```swift
/// Toggle("Wi-Fi", isOn: true).style(.switch)
/// ```
/// Sheets use the elements that draw it: `switch` in a row, or `toggle-button`.
public struct Toggle: Element {
  /// The title.
  public var title: String
  /// Whether it is on.
  public var isOn: Bool
  /// The look.
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
