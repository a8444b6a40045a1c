import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A button that stays on or off; on macOS a push button that stays pressed.
public struct ToggleButton: StatefulControl {
  /// What lies behind the symbol while the button is on.
  public enum Style: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// A surface of faint tint.
    case tinted
    /// White on the tint.
    case filled
  }

  /// The shape of the surface.
  public enum Shape: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// As wide as it is high.
    case circle
    /// With round ends.
    case capsule
    /// With the corners of the size, or with a radius of its own.
    case roundedRectangle = "rounded-rectangle"
  }

  /// The symbol's name.
  public var symbol = ""
  /// The title, beside the symbol or in place of it.
  public var title = ""
  /// The image instead of the symbol.
  public var image: Image?
  /// Whether the button is on.
  public var isOn = false
  /// The surface behind the symbol while on.
  public var style: Style = .tinted
  /// The size of the button.
  public var size: ControlSize = .medium
  /// The interaction state; `selected` means on.
  public var state: ControlState = .normal
  /// The tint instead of the environment's.
  public var tint: ColorReference?
  /// The font size in points that the symbol matches; nil for the size's own.
  public var symbolSize: Double?
  /// The shape of the surface; nil for the platform's.
  public var shape: Shape?
  /// The corner radius in points; nil for the size's.
  public var cornerRadius: Double?
  /// The width in points, or infinity to fill; nil to fit the content.
  public var width: Double?
  /// The height in points, or infinity to fill; nil to fit the content.
  public var height: Double?
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
    "Choose a symbol that names the setting without a label; let the surface, not only the colour, show "
    + "that it is on. If no symbol fits, use a title."
  public static let shorthand: String? = "symbol"

  public static let attributes: [Attribute<ToggleButton>] = [
    Attribute("symbol", \.symbol, type: .symbol),
    Attribute("title", \.title),
    .image("image", \.image),
    Attribute("value", \.isOn),
    Attribute("style", \.style),
    Attribute("size", \.size),
    Attribute("state", \.state),
    Attribute("tint", \.tint),
    .symbolSize(\.symbolSize),
    Attribute("shape", \.shape),
    Attribute("corner-radius", \.cornerRadius, in: 0...100_000),
    Attribute("width", \.width, length: 0...100_000),
    Attribute("height", \.height, length: 0...100_000),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns a plain button while it is off, and one with a surface while it is on; on macOS a push button that is on or off.
  public func body(in environment: Environment) -> any Element {
    isBezeled(in: environment) ? pushButton : shaped(button(in: environment))
  }

  /// Whether the button is the platform's push button: one on macOS, unless it is to have another shape.
  private func isBezeled(in environment: Environment) -> Bool {
    environment.platform == .macos && shape == nil && cornerRadius == nil
  }

  /// The button at rest.
  private func button(in environment: Environment) -> Button {
    let onStyle: ButtonStyle = style == .filled ? .filled : .tinted
    var button = Button(title, symbol: symbol.isEmpty ? nil : symbol)
      .style(isShownOn ? onStyle : .plain).size(size).state(state.subtracting(.selected))
    button.image = image
    button.tint = tint
    button.symbolSize = symbolSize
    (button.width, button.height) = (width, height)
    let metrics = environment.theme[ButtonMetrics.self]
    let measures = metrics.measures(of: size)
    switch shape {
    case nil: button.cornerRadius = cornerRadius
    case .roundedRectangle: button.cornerRadius = cornerRadius ?? measures.roundedRadius
    case .capsule:
      (button.cornerRadius, button.cornerStyle) = (.greatestFiniteMagnitude, metrics.capsuleStyle)
    case .circle:
      (button.cornerRadius, button.cornerStyle) = (.greatestFiniteMagnitude, .circular)
      // The button fills the square that SquareLayout makes.
      let inset = width == nil && height == nil ? measures.insets.top : 0
      button.contentInsets = Insets(horizontal: 0, vertical: inset)
      (button.width, button.height) = (.infinity, .infinity)
    }
    return button
  }

  private func shaped(_ button: any Element) -> any Element {
    shape == .circle
      ? Arranged(name: .width, layout: SquareLayout(side: width ?? height), children: [button]) : button
  }

  private var pushButton: PushButton {
    var button = PushButton(title, symbol: symbol.isEmpty ? nil : symbol)
    button.image = image
    button.isOn = isShownOn
    button.size = size
    button.state = state.subtracting(.selected)
    button.tint = isShownOn ? tint : nil
    button.symbolSize = symbolSize
    (button.width, button.height) = (width, height)
    return button
  }

  /// Returns the label and whether the control is on.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? (title.isEmpty ? image?.spokenName ?? symbol : title),
      value: environment.spoken(isShownOn ? .on : .off),
      traits: traits(.toggleButton, isSelected: isShownOn, in: environment)
    ).guessed(if: accessibilityLabel == nil && title.isEmpty)
  }

  private var isShownOn: Bool { isOn || state.contains(.selected) }
}

extension ToggleButton: InteractiveControl {
  /// Returns a button that turns on and off, and is selected while it is on.
  public func live(at place: ControlPlace) -> LiveControl {
    LiveToggle(place, self, \.isOn, isSelectedWhileOn: true)
  }
}

extension ToggleButton: AnimatedControl {
  package func look(in environment: Environment) -> ButtonLook {
    button(in: environment).look(in: environment)
  }

  package func look(after time: Moment, from former: ButtonLook, in environment: Environment) -> ButtonLook {
    button(in: environment).look(after: time, from: former, in: environment)
  }

  package func settlingTime(from former: ToggleButton, in environment: Environment) -> Moment {
    button(in: environment).settlingTime(from: former.button(in: environment), in: environment)
  }

  package func body(_ look: ButtonLook, in environment: Environment) -> any Element {
    isBezeled(in: environment) ? pushButton : shaped(button(in: environment).with(\.givenLook, look))
  }
}

extension ButtonMetrics.Measures {
  /// The radius of a rounded rectangle; chosen where the platform's buttons are capsules.
  fileprivate var roundedRadius: Double { if case .radius(let radius) = corner { radius } else { 8 } }
}

/// A square around one item, as large as its longer side unless it has a side of its own.
private struct SquareLayout: Layout {
  var side: Double?

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let side = side(of: items)
    return Measurement(width: side, height: side)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    items.map { _ in Placement(frame: rect, proposal: Proposal(width: rect.width, height: rect.height)) }
  }

  private func side(of items: [LayoutItem]) -> Double {
    if let side, side.isFinite { return side }
    let ideal = items.first?.measure(.unspecified).size ?? .zero
    return Swift.max(ideal.width, ideal.height)
  }
}
