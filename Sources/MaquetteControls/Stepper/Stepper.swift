public import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// Two halves that decrease and increase a value shown nearby.
public struct Stepper: StatefulControl {
  /// One of the two halves.
  public enum Half: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// The half that lowers the value.
    case decrement
    /// The half that raises the value.
    case increment
  }

  /// The value; the stepper does not show it.
  public var value = 0.0
  /// The minimum; it disables the decrement half.
  public var minimum = 0.0
  /// The maximum; it disables the increment half.
  public var maximum = 100.0
  /// The amount that each press adds or subtracts.
  public var step = 1.0
  /// Whether the value wraps around at the ends, which keeps both halves enabled.
  public var wraps = false
  /// The pressed half; nil for the increment half in state pressed.
  public var pressed: Half?
  /// The symbol of the decrement half; nil for the platform's minus.
  public var decrementSymbol: String?
  /// The symbol of the increment half; nil for the platform's plus.
  public var incrementSymbol: String?
  /// The images behind the halves and between them, and those of the signs; nil for the platform's.
  public var images = StepperContent()
  /// The images of pressed and of disabled halves.
  public var contents = StateValues<StepperContent>()
  /// The font size that the symbols match, in points; nil for the control's own.
  public var symbolSize: Double?
  /// The interaction state, or a list of states.
  public var state: ControlState = .normal
  /// The colour of the signs and the divider; nil for the platform's.
  public var tint: ColorReference?
  /// The accessibility label.
  public var accessibilityLabel: String?

  /// Creates a stepper from 0 to 100 at its lowest value.
  public init() {}

  /// Creates a stepper.
  public init(_ value: Double, in range: ClosedRange<Double> = 0...100) {
    self.value = value
    minimum = range.lowerBound
    maximum = range.upperBound
  }

  public static let name = "stepper"
  public static let targetReach = TargetReach.height
  public static let guideline =
    "Show the value nearby, because the stepper does not; add a field for large changes."
  public static let shorthand: String? = "value"
  public static let metrics: [any ThemeMetrics.Type] = [StepperMetrics.self]

  public static let attributes: [Attribute<Stepper>] = [
    Attribute("value", \.value),
    Attribute("minimum", \.minimum),
    Attribute("maximum", \.maximum),
    Attribute("step", \.step),
    Attribute("wraps", \.wraps),
    Attribute("pressed", \.pressed),
    Attribute("decrement-symbol", \.decrementSymbol, type: .symbol),
    Attribute("increment-symbol", \.incrementSymbol, type: .symbol),
    .symbolSize(\.symbolSize),
    Attribute("background-image", \.images.backgroundImage),
    Attribute("divider-image", \.images.dividerImage),
    Attribute("decrement-image", \.images.decrementImage),
    Attribute("increment-image", \.images.incrementImage),
    .state(.highlighted, \.contents, "highlighted", help: "The images of a half while pressed."),
    .state(.disabled, \.contents, "disabled", help: "The images of a half while disabled."),
    Attribute("state", \.state),
    Attribute("tint", \.tint),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the halves on their surface.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[StepperMetrics.self]
    let state = effectiveState(in: environment)
    let color = environment.color(
      tint.map(environment.resolvedTint) ?? (metrics.isOutlined ? environment.activeTint : .token(.label)))
    let lines: ColorReference? = metrics.isOutlined ? .color(color) : nil
    let outline = Surface.Outline.rounded(radius: metrics.cornerRadius, metrics.cornerStyle)
    let covers = Half.allCases.map { cover(of: $0, color: color, metrics, state) }
    var halves = row(color: color, covers: covers, metrics, state, in: environment)
    let isPressed = covers.contains { $0 != nil }
    // A pressed half is clipped to the surface's corners and has no separator beside it, except in an outline.
    if isPressed { halves = halves.clipped(radius: metrics.cornerRadius, style: metrics.cornerStyle) }
    if let divider = image(\.dividerImage, in: dividerState(state)) {
      halves = halves.overlay(self.divider(divider, metrics))
    } else if lines != nil || !isPressed {
      let separator = StepperSeparator(color: lines ?? .token(.stepperSeparator), metrics: metrics)
      halves = halves.overlay(separator)
    }
    let isFocused = state.contains(.focused) && environment.isWindowActive
    return surface(halves, outline, lines, metrics, isDisabled: state.contains(.disabled), in: environment)
      .focusRing(outline, if: isFocused, in: environment).padding(metrics.inset)
  }

  private func surface(
    _ halves: any Element, _ outline: Surface.Outline, _ lines: ColorReference?, _ metrics: StepperMetrics,
    isDisabled: Bool, in environment: Environment
  ) -> any Element {
    if images.backgroundImage != nil { return halves }
    let edge = Surface.Border(
      color: lines ?? .token(.stepperEdge),
      width: metrics.edgeWidth > 0 ? metrics.edgeWidth : 1 / environment.scale)
    let fill: ColorReference? = metrics.isOutlined ? nil : .token(.stepperTrack)
    let surface =
      metrics.glyphs == .arrowheads
      ? halves.background(Bezel(outline: outline, isDisabled: isDisabled))
      : halves.background(Surface(outline, fill: fill))
    return surface.overlay(Surface(outline, border: edge))
  }

  /// Returns warnings about a range that is none, a value outside of it and a step that leads nowhere.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    let range = Contradiction.between(("minimum", minimum), ("maximum", maximum), value: ("value", value))
    return (range + Contradiction.step(("step", step), from: minimum, to: maximum)).warnings(of: Self.name)
  }

  /// Returns the label and the value; the halves are exposed individually.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? "", value: value.shortText,
      traits: traits(in: environment), isContainer: true)
  }

  /// The halves side by side, or one above the other.
  private func row(
    color: Color, covers: [ColorReference?], _ metrics: StepperMetrics, _ state: ControlState,
    in environment: Environment
  ) -> any Element {
    let isColumn = metrics.glyphs == .arrowheads
    let width = metrics.size.width - metrics.inset.leading - metrics.inset.trailing
    let height = metrics.size.height - metrics.inset.top - metrics.inset.bottom
    let size =
      isColumn ? Size(width: width, height: height / 2) : Size(width: width / 2, height: height)
    let halves = zip(Half.allCases, covers).map { half, cover -> any Element in
      let image = image(\.backgroundImage, in: self.state(of: half, state))
      let isFirst = (half == .decrement) != isColumn
      return StepperHalf(
        glyph: glyph(of: half, color: color, metrics, state, in: environment), size: size,
        cover: image == nil ? cover : nil,
        background: image?.part(isFirst: isFirst, isLast: !isFirst, isColumn: isColumn, in: environment),
        accessibility: accessibility(of: half, state: state, in: environment))
    }
    return isColumn
      ? VStack(spacing: 0) { Array(halves.reversed()) }
      : HStack(spacing: 0) { halves }
  }

  /// Returns whether a half is enabled.
  func isUsable(_ half: Half, _ state: ControlState) -> Bool {
    if state.contains(.disabled) { return false }
    return wraps || (half == .decrement ? value > minimum : value < maximum)
  }

  /// The half that is drawn as pressed.
  func shownPressed(_ state: ControlState) -> Half? {
    pressed ?? (state.contains(.highlighted) ? .increment : nil)
  }

  /// An image between the halves, across the stepper.
  private func divider(_ image: Image, _ metrics: StepperMetrics) -> any Element {
    let fill = FrameLength(max: .infinity)
    let picture = image.resizable().decorative()
    return metrics.glyphs == .arrowheads
      ? picture.fixedSize(horizontal: false, vertical: true).frame(width: fill, height: FrameLength())
      : picture.fixedSize(horizontal: true, vertical: false).frame(width: FrameLength(), height: fill)
  }

  private func cover(
    of half: Half, color: Color, _ metrics: StepperMetrics, _ state: ControlState
  ) -> ColorReference? {
    guard shownPressed(state) == half, isUsable(half, state) else { return nil }
    return metrics.isOutlined
      ? .color(color.opacity(metrics.pressedTintOpacity)) : .token(.stepperPressed)
  }

  private func glyph(
    of half: Half, color: Color, _ metrics: StepperMetrics, _ state: ControlState,
    in environment: Environment
  ) -> any Element {
    let color = isUsable(half, state) ? color : color.opacity(metrics.disabledGlyphOpacity)
    let own = image(half == .decrement ? \.decrementImage : \.incrementImage, in: self.state(of: half, state))
    if let own { return own.figure(color, in: environment).decorative() }
    if let symbol = half == .decrement ? decrementSymbol : incrementSymbol {
      return SymbolImage(symbol).with(\.size, symbolSize ?? metrics.symbolSize).with(\.color, .color(color))
    }
    return StepperGlyph(half: half, color: color, metrics: metrics)
  }

  private func accessibility(
    of half: Half, state: ControlState, in environment: Environment
  ) -> Accessibility {
    Accessibility(
      label: environment.spoken(half == .decrement ? .decrement : .increment),
      traits: isUsable(half, state) ? [.button] : [.button, .notEnabled])
  }
}

extension Stepper {
  /// Returns the stepper with a tint.
  public func tint(_ tint: ColorReference) -> Stepper { with(\.tint, tint) }
}
