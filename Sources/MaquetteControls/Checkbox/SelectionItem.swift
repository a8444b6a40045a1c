import MaquetteElements

/// A checkbox or a radio button.
protocol SelectionControl: StatefulControl {
  var title: String { get set }
  var value: ToggleValue { get set }
  var size: ControlSize? { get set }
  var tint: ColorReference? { get set }
  var accessibilityLabel: String? { get set }
}

extension SelectionControl {
  public static var platforms: Set<Platform> { [.macos] }
  public static var shorthand: String? { "title" }

  static func selectionAttributes(title: String, value: String) -> [Attribute<Self>] {
    [
      Attribute("title", \.title, help: title),
      Attribute("value", \.value, help: value),
      Attribute("size", \.size, help: "The size instead of its group's or medium."),
      Attribute("state", \.state, help: "The interaction state, or a list of states."),
      Attribute("tint", \.tint, help: "The tint instead of the environment's."),
      Attribute("accessibility-label", \.accessibilityLabel, help: "The accessibility label."),
    ]
  }

  /// Returns the mark and the title.
  func item(_ metrics: SelectionControlMetrics, in environment: Environment) -> SelectionItem {
    SelectionItem(
      title: title, value: value, state: state, size: size ?? environment.controlSize, tint: tint,
      metrics: metrics)
  }
}

/// The drawing of a checkbox or a radio button: the mark, and the title whose first line is aligned to it.
struct SelectionItem: Element {
  var title: String
  var value: ToggleValue
  var state: ControlState
  var size: ControlSize
  var tint: ColorReference?
  var metrics: SelectionControlMetrics

  func node(in environment: Environment) -> Node {
    var environment = environment
    if let tint { environment.tint = tint }
    let scale = SelectionScale(size, metrics, in: environment)
    let state = environment.isEnabled ? state : state.union(.disabled)
    let mark = SelectionMark(
      value: value, state: state, metrics: metrics, side: scale.side,
      baselineBelowMiddle: metrics.middleHeight * scale.titleSize)
    guard !title.isEmpty else { return mark.node(in: environment) }
    let color = ColorReference.token(state.contains(.disabled) ? .tertiaryLabel : .label)
    return HStack(
      spacing: scale.points(environment.toolkit == .swiftUI ? metrics.swiftUISpacing : metrics.titleSpacing),
      alignment: .firstBaseline
    ) {
      mark
      scale.text(title).color(color)
    }
    .node(in: environment)
  }
}

/// The resolved sizes of checkboxes and radio buttons beside titles in an environment.
struct SelectionScale {
  /// The font size of the title in points.
  var titleSize: Double
  /// The side of the box in whole points.
  var side: Double
  private var measures: SelectionControlMetrics.Measures
  private var factor: Double

  init(_ size: ControlSize, _ metrics: SelectionControlMetrics, in environment: borrowing Environment) {
    measures = metrics.measures(of: size)
    titleSize = environment.font(measures.titleStyle).size * measures.titleScale
    side = (measures.side * titleSize / measures.referenceTitleSize).rounded()
    factor = side / metrics.referenceSide
  }

  /// The scaled value of a distance that is given for the medium size on macOS.
  func points(_ distance: Double) -> Double { (distance * factor).rounded() }

  /// A title in this scale.
  func text(_ title: String) -> Text {
    Text(title, style: measures.titleStyle)
      .with(\.size, measures.titleScale == 1 ? nil : titleSize)
  }
}
