public import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// Content on glass: a surface that refracts the content behind it.
public struct GlassEffect: Control, ContainerElement {
  /// The kind of glass, which determines how clearly the background shows.
  public var kind: GlassKind = .regular
  /// The colour of the glass; prominent glass defaults to the environment's tint.
  public var tint: ColorReference?
  /// The corner radius in points; nil for round ends.
  public var cornerRadius: Double?
  /// The distance between elements in points; nil for the bars' distance.
  public var spacing: Double?
  /// The distance from the edge to the content in points.
  public var contentInsets = Insets(horizontal: 16, vertical: 11)
  /// The content, from leading to trailing.
  public var children: [any Element] = []

  /// Creates glass without content.
  public init() {}

  /// Creates glass behind content.
  public init(
    _ kind: GlassKind = .regular, tint: ColorReference? = nil, cornerRadius: Double? = nil,
    @ElementBuilder children: () -> [any Element]
  ) {
    self.kind = kind
    self.tint = tint
    self.cornerRadius = cornerRadius
    self.children = children()
  }

  public static let name = "glass"
  public static let guideline =
    "Use glass for what floats above content, such as bars and buttons; keep it off the content, and "
    + "never stack glass on glass."
  public static let metrics: [any ThemeMetrics.Type] = [GlassMetrics.self, BarMetrics.self]

  public static let attributes: [Attribute<GlassEffect>] = [
    Attribute("kind", \.kind),
    Attribute("tint", \.tint),
    Attribute("corner-radius", \.cornerRadius, in: 0...10_000),
    Attribute("spacing", \.spacing, in: 0...1000),
    Attribute("content-insets", \.contentInsets),
  ]

  /// Returns the content on the glass, in the ink of the picture behind.
  public func body(in environment: Environment) -> any Element {
    let height = environment.theme[BarMetrics.self].button.height
    let content = content(in: environment).frame(
      width: FrameLength(min: height), height: FrameLength(min: height))
    guard !environment.isInGlassGroup else { return content }
    return content.onGlass(surface(in: environment), in: environment)
  }

  /// The content without the glass.
  private func content(in environment: Environment) -> any Element {
    let isActive = environment.isWindowActive || !environment.theme[GlassMetrics.self].isUsed
    let isPlain = kind != .prominent && tint == nil || !isActive
    let inksLabels = isPlain && environment.showsGlass
    return HStack(spacing: spacing ?? environment.theme[BarMetrics.self].button.spacing) { children }
      .environment {
        $0.inksLabels = inksLabels
        // On a tint labels are white, as those of buttons are.
        if !isPlain { $0.theme.colors[.label] = $0.theme.colors[.onTint] }
        if !isActive { $0.theme.colors[.label] = $0.theme.colors[.secondaryLabel] }
      }
      .padding(contentInsets)
  }

  /// The outline.
  var outline: Surface.Outline { cornerRadius.map { .rounded(radius: $0, .continuous) } ?? .glassCapsule }

  private func surface(in environment: Environment) -> PanelSurface {
    .glass(outline, kind: kind, role: .control, tint: tint, in: environment)
  }

  /// Returns a container, whose content is exposed by itself.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: "", isContainer: true)
  }
}

extension Environment {
  private enum GlassGroupKey: EnvironmentKey { static let defaultValue = false }

  /// Whether a group draws the glass of its elements.
  var isInGlassGroup: Bool {
    get { self[GlassGroupKey.self] }
    set { self[GlassGroupKey.self] = newValue }
  }
}
