public import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// Glass shapes side by side that act as one lens and merge when close.
public struct GlassGroup: Control, ContainerElement {
  /// The kind of glass, which determines how clearly the background shows.
  public var kind: GlassKind = .regular
  /// The colour of the glass; prominent glass defaults to the environment's tint.
  public var tint: ColorReference?
  /// The distance between the shapes in points.
  public var spacing = 12.0
  /// The distance in points below which shapes merge; nil for the platform's.
  public var merging: Double?
  /// The shapes: elements of glass, or anything else on a shape of its own.
  public var children: [any Element] = []

  /// Creates a group without shapes.
  public init() {}

  /// Creates a group of shapes.
  public init(spacing: Double = 12, @ElementBuilder children: () -> [any Element]) {
    self.spacing = spacing
    self.children = children()
  }

  public static let name = "glass-group"
  public static let guideline =
    "Group neighbouring glass: the shapes then share one background sample and merge as they come closer."
  public static let metrics: [any ThemeMetrics.Type] = [GlassMetrics.self]

  public static let attributes: [Attribute<GlassGroup>] = [
    Attribute("kind", \.kind),
    Attribute("tint", \.tint),
    Attribute("spacing", \.spacing, in: -1000...1000),
    Attribute("merging", \.merging, in: 0...1000),
  ]

  /// Returns the elements on their shapes, which share the group's backdrop.
  public func body(in environment: Environment) -> any Element {
    let merging = merging ?? environment.theme[GlassMetrics.self].merging
    let surface = PanelSurface.glass(kind: kind, role: .control, tint: tint, in: environment)
    let row = GlassRow(spacing: spacing, merging: merging, surface: surface, children: children)
    guard environment.showsGlass else { return row }
    let (glass, appearance) = (environment.theme[GlassMetrics.self], environment.appearance)
    return row.grouped(name: GlassEffect.nodeName) {
      Layer(sharesBackdrop: true, ink: glass.ink(in: $0, appearance))
    }
  }

  /// Returns a container, whose shapes are exposed by themselves.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: "", isContainer: true)
  }
}

/// The elements of a group in a row, in front of the glass of all of them.
private struct GlassRow: Element {
  var spacing, merging: Double
  var surface: PanelSurface
  var children: [any Element]

  func node(in environment: Environment) -> Node {
    var inside = environment
    inside.isInGlassGroup = true
    let nodes = inside.shownNodes(of: children.inRow)
    let layout = StackLayout.row(spacing: spacing)
    let item = LayoutItem(layout: layout, items: nodes.map(\.item))
    let (merging, direction) = (merging, environment.direction)
    let drawn = surface.drawing(in: environment)
    return Node(
      name: GlassGroup.nodeName, layout: layout, children: nodes, direction: direction,
      draw: { drawing in
        var frames: [Rect] = []
        item.forEachPlacement(in: drawing.frame, proposal: drawing.proposal, direction: direction) {
          frames.append(drawing.grid.snap($1.frame))
        }
        return GlassShape.joined(frames, merging: merging).flatMap { joined -> [DisplayList.Operation] in
          let frame = joined.frames.dropFirst().reduce(joined.frames.first ?? .zero) { $0.union($1) }
          return drawn(frame) { _, outset in joined.shape(outset: outset) }
        }
      })
  }
}
