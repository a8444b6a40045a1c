import MaquetteControlKit
public import MaquetteElements
import MaquetteLayout

/// Screens in one picture, joined by arrows and annotated with numbered notes.
///
/// Arrows and callouts are children among the screens; they name other elements by their ids.
public struct ScreenFlow: ContainerElement {
  /// The distance between screens in points; arrows run in it.
  public var spacing = 120.0
  /// The distance in points between rows of screens, and from screens to notes.
  public var rowSpacing = 56.0
  /// The number of screens per row; nil for a single row.
  public var columns: Int?
  /// The alignment of screens in a row.
  public var alignment = VerticalAlignment.top
  /// The screens, the arrows and the callouts.
  public var children: [any Element] = []

  /// Creates an empty flow.
  public init() {}

  /// Creates a flow of screens, arrows and callouts.
  public init(
    spacing: Double = 120, columns: Int? = nil, @ElementBuilder children: () -> [any Element]
  ) {
    self.spacing = spacing
    self.columns = columns
    self.children = children()
  }

  public static let name = "screen-flow"
  public static let guideline =
    "Show one path through an app: one arrow for each step, and a number where a note helps."
  public static let metrics: [any ThemeMetrics.Type] = [ScreenFlowMetrics.self]

  public static let attributes: [Attribute<ScreenFlow>] = [
    Attribute("spacing", \.spacing, in: 0...10_000),
    Attribute("row-spacing", \.rowSpacing, in: 0...10_000),
    Attribute("columns", \.columns, in: 1...100),
    Attribute("alignment", \.alignment),
  ]

  /// The screens in rows, with the notes below; arrows and numbers lie over them.
  public func node(in environment: Environment) -> Node {
    let arrows = children.filter { $0.unmodified is FlowArrow }
    let callouts = children.filter { $0.unmodified is Callout }
    let screens = children.filter { !($0.unmodified is FlowArrow) && !($0.unmodified is Callout) }
    let metrics = environment.theme[ScreenFlowMetrics.self]
    let notes = callouts.enumerated().compactMap { index, element -> (any Element)? in
      guard let callout = element.unmodified as? Callout, !callout.text.isEmpty else { return nil }
      return callout.note(index + 1, metrics, in: environment)
    }
    let rows = rows(of: screens).map { row in
      HStack(spacing: spacing, alignment: alignment) { row } as any Element
    }
    let content = Arranged(
      name: NodeName("rows"), layout: NotedLayout(spacing: rowSpacing),
      children: [VStack(spacing: rowSpacing, alignment: .leading) { rows }]
        + (notes.isEmpty ? [] : [VStack(spacing: metrics.noteSpacing, alignment: .leading) { notes }]))
    var node = Node(
      name: Self.nodeName, wrapping: content.node(in: environment), direction: environment.direction)
    let marks = FlowMarks(arrows: arrows, callouts: callouts, metrics: metrics, environment: environment)
    node.marks = { marks.nodes(over: $0, grid: $1) }
    return node
  }

  /// Elements in rows of as many as asked for; one row by default.
  private func rows(of elements: [any Element]) -> [[any Element]] {
    let count = columns ?? Swift.max(1, elements.count)
    return stride(from: 0, to: elements.count, by: count).map {
      Array(elements[$0..<Swift.min($0 + count, elements.count)])
    }
  }
}
