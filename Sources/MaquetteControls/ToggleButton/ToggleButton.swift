import MaquetteControlKit
public import MaquetteElements

/// A button that stays on or off: a symbol, on a surface only while it is on.
public struct ToggleButton: StatefulControl {
  /// What lies behind the symbol while the button is on.
  public enum Style: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// A surface of faint tint.
    case tinted
    /// White on the tint.
    case filled
  }

  /// The symbol's name.
  public var symbol = ""
  /// The image instead of the symbol.
  public var image: Image?
  /// Whether the button is on.
  public var isOn = false
  /// The surface behind the symbol while the button is on.
  public var style: Style = .tinted
  /// The size of the button.
  public var size: ControlSize = .medium
  /// The interaction state; a selected button is on.
  public var state: ControlState = .normal
  /// The tint instead of the environment's.
  public var tint: ColorReference?
  /// The font size in points that the symbol matches; nil for the size's own.
  public var symbolSize: Double?
  /// The radius of the corners in points; nil for the size's own.
  public var cornerRadius: Double?
  /// The accessibility label; nil for the symbol's name.
  public var accessibilityLabel: String?

  /// Creates a button without a symbol.
  public init() {}

  /// Creates a button.
  public init(_ symbol: String, isOn: Bool = false) {
    self.symbol = symbol
    self.isOn = isOn
  }

  public static let name = "toggle-button"
  public static let guideline =
    "The symbol says what is switched, without a label; the surface, not the colour alone, says whether it is"
    + " on."
  public static let shorthand: String? = "symbol"

  public static let attributes: [Attribute<ToggleButton>] = [
    Attribute("symbol", \.symbol, type: .symbol),
    .image("image", \.image),
    Attribute("value", \.isOn),
    Attribute("style", \.style),
    Attribute("size", \.size),
    Attribute("state", \.state),
    Attribute("tint", \.tint),
    .symbolSize(\.symbolSize),
    Attribute("corner-radius", \.cornerRadius, in: 0...100_000),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns a plain button while it is off, and one with a surface while it is on.
  public func body(in environment: Environment) -> any Element { button }

  /// The button at rest.
  var button: Button {
    let onStyle: ButtonStyle = style == .filled ? .filled : .tinted
    var button = Button(symbol: symbol.isEmpty ? nil : symbol)
      .style(isShownOn ? onStyle : .plain).size(size).state(state.subtracting(.selected))
    button.image = image
    button.tint = tint
    button.symbolSize = symbolSize
    button.cornerRadius = cornerRadius
    return button
  }

  /// Returns the label and whether the control is on.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? image?.spokenName ?? symbol,
      value: environment.spoken(isShownOn ? .on : .off),
      traits: traits(.toggleButton, isSelected: isShownOn, in: environment)
    ).guessed(if: accessibilityLabel == nil)
  }

  private var isShownOn: Bool { isOn || state.contains(.selected) }
}

extension ToggleButton: InteractiveControl {
  /// Returns a button that turns on and off.
  public func live(at place: ControlPlace) -> LiveControl { LiveToggle(place, self, \.isOn) }
}

extension ToggleButton: AnimatedControl {
  package func look(in environment: Environment) -> ButtonLook { button.look(in: environment) }

  package func look(after time: Moment, from former: ButtonLook, in environment: Environment) -> ButtonLook {
    button.look(after: time, from: former, in: environment)
  }

  package func settlingTime(from former: ToggleButton, in environment: Environment) -> Moment {
    button.settlingTime(from: former.button, in: environment)
  }

  package func body(_ look: ButtonLook, in environment: Environment) -> any Element {
    button.with(\.givenLook, look)
  }
}
