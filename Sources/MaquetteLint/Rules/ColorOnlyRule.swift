import MaquetteControls
import MaquetteScreens
import MaquetteElements

enum ColorOnlyRule: LintRule {
  static let id = "L-colour-only"
  static let summary =
    "On and off differ in shape, or by 3:1 in luminance; so do equal symbols in different colours."
  static let reason =
    "One man in twelve cannot distinguish some colours; in bright sun nobody can. The rule draws both states."
    + " It compares their shapes, and the luminance of the pixels that differ (WCAG 2.2, 1.4.1 and technique G183)."
  static let source: LintSource? = LintSource(
    .useOfColor, "never show a state by colour alone; the page Toggles states this for on and off.")
  static let remedy = "change the symbol or the surface with the state too, or add a word"
  static let example = LintExample(
    bad: """
      hstack:
        - symbol: { name: circle.fill, color: red }
        - symbol: { name: circle.fill, color: "#1E7B34" }
      """,
    good: """
      hstack:
        - symbol: { name: xmark.circle.fill, color: red }
        - symbol: { name: checkmark.circle.fill, color: "#1E7B34" }
      """)

  private static let asked = 3.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all((any TwoStates).self).compactMap { violation($0, in: picture) } + signs(in: picture)
  }

  private static func violation(
    _ control: LintElement<any TwoStates>, in picture: LintPicture
  ) -> LintViolation? {
    guard let states = control.element.offAndOn else { return nil }
    let ground = picture.ground(of: control.node)
    let (off, on) = (
      ElementDrawing(states.off, in: control.environment, on: ground),
      ElementDrawing(states.on, in: control.environment, on: ground)
    )
    guard off.shape == on.shape, let first = ElementPicture(off, by: picture.renderer),
      let second = ElementPicture(on, by: picture.renderer), let ratio = first.contrast(with: second),
      ratio < asked
    else { return nil }
    return LintViolation(
      control.node, "on and off differ in colour alone; luminance", measured: ratio.ratioText,
      asked: "\(asked.decimalText):1 or another shape")
  }

  /// Equal symbols that differ only in colour.
  private static func signs(in picture: LintPicture) -> [LintViolation] {
    let symbols = picture.all(SymbolImage.self).filter {
      $0.node.row == nil && !$0.node.isSpecimen && !picture.isHidden($0.node)
        && !picture.hasText(beside: $0.node)
    }
    var first: [String: LintElement<SymbolImage>] = [:]
    var violations: [LintViolation] = []
    for symbol in symbols {
      let drawn = symbol.element
      // Nobody sees the screens of two devices as one.
      let screen = picture.outer(of: symbol.node).first { $0.node.name == Screen.nodeName }?.index ?? 0
      let key = "\(drawn.symbol) \(drawn.style) \(drawn.size ?? 0) \(drawn.symbolScale) \(screen)"
      guard let other = first[key] else {
        first[key] = symbol
        continue
      }
      let colors = [other, symbol].map { $0.environment.color($0.element.color).opaque }
      let ratio = Luminance.contrast(colors[0], colors[1])
      if colors[0] == colors[1] || ratio >= asked { continue }
      violations.append(
        LintViolation(
          symbol.node,
          "the symbols '\(symbol.element.symbol)' in \(colors[0].hexText) and \(colors[1].hexText) differ in"
            + " colour alone; luminance", measured: ratio.ratioText,
          asked: "\(asked.decimalText):1 or another shape"))
    }
    return violations
  }
}

extension LintPicture {
  /// Whether there is a text in the same stack as a node.
  fileprivate func hasText(beside node: LintNode) -> Bool {
    guard let container = container(of: node),
      ![VStack.nodeName, Grid.nodeName].contains(container.node.name)
    else {
      return false
    }
    let texts = places(for: ColorOnlyRule.self) {
      element(Text.self, at: $0).map { !$0.element.isVerbatim && !$0.element.text.isEmpty } ?? false
    }
    return texts.contains(inside: container)
  }
}

/// A control that is on or off.
protocol TwoStates: Sendable {
  typealias States = (off: any Element, on: any Element)
  /// The control off and on; nil if this one has no such states.
  var offAndOn: States? { get }
}

extension StatefulControl {
  /// The control at rest with two values of a property.
  fileprivate func states<Value>(_ property: WritableKeyPath<Self, Value>, _ off: Value, _ on: Value)
    -> TwoStates.States
  {
    let rest = with(\.state, .normal)
    return (rest.with(property, off), rest.with(property, on))
  }
}

extension Switch: TwoStates {
  var offAndOn: States? { states(\.isOn, false, true) }
}

extension ToggleButton: TwoStates {
  var offAndOn: States? { states(\.isOn, false, true) }
}

extension Checkbox: TwoStates {
  var offAndOn: States? { states(\.value, .off, .on) }
}

extension Radio: TwoStates {
  var offAndOn: States? { states(\.value, .off, .on) }
}

extension Button: TwoStates {
  var offAndOn: States? {
    guard state.contains(.selected), !state.contains(.disabled) else { return nil }
    return states(\.state, .normal, .selected)
  }
}

extension ControlWidget: TwoStates {
  /// L-control-symbol reports a toggle without a symbol for off.
  var offAndOn: States? {
    kind == .toggle && !isRedacted && offSymbol != nil ? states(\.isOn, false, true) : nil
  }
}
