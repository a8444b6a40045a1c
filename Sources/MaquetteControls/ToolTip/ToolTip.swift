import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// The tag with help text that macOS shows under the pointer.
public struct ToolTip: Control {
  /// The text.
  public var text = ""

  /// Creates a tag without a text.
  public init() {}

  /// Creates a tag.
  public init(_ text: String) {
    self.text = text
  }

  public static let name = "tool-tip"
  public static let platforms: Set<Platform> = [.macos]
  public static let guideline =
    "Begin with a verb and say briefly what the control does; omit its name, and the full stop after a "
    + "single sentence."
  public static let shorthand: String? = "text"
  public static let metrics: [any ThemeMetrics.Type] = [ToolTipMetrics.self]

  public static let attributes: [Attribute<ToolTip>] = [
    Attribute("text", \.text)
  ]

  /// Returns the text on a surface that lies above everything else.
  public func body(in environment: Environment) -> any Element {
    ToolTipTag(content: Text(text), metrics: environment.theme[ToolTipMetrics.self])
      .element(in: environment)
  }

  /// Returns the text.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: environment.spoken(text), traits: [.staticText])
  }

  /// Returns a warning if there is no text.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    text.isEmpty ? [.emptyTitle(element: Self.name)] : []
  }
}

/// The surface of a tool tip with its text.
private struct ToolTipTag {
  var content: Text
  var metrics: ToolTipMetrics

  func element(in environment: Environment) -> any Element {
    let outline = Surface.Outline.rounded(radius: metrics.radius, metrics.cornerStyle)
    let text = content.with(\.size, metrics.textSize).color(.token(.toolTipText))
    let lines = Arranged(
      name: .width, layout: FittingWidth(least: 0, greatest: metrics.maximumWidth, hugsContent: true),
      children: [text])
    return lines.padding(Insets(horizontal: metrics.horizontalPadding, vertical: metrics.verticalPadding))
      .background(
        PanelSurface(
          outline, metrics.panel,
          PanelColors(fill: .toolTipFill, outline: .toolTipOutline, rim: .toolTipRim)))
  }
}
