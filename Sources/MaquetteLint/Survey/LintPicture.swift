public import MaquetteControls
public import MaquetteRendering

/// One picture of a sheet, laid out, as rules see it.
public final class LintPicture {
  /// The picture, whose environment has subjects kept.
  public let mockup: Mockup
  /// Every node in preorder.
  public let nodes: [SurveyedNode]
  /// The layout.
  public let layout: LayoutNode
  /// Whether the picture is the screen of a device.
  public let isScreen: Bool

  /// Keeps letters and shadows from one drawing to the next.
  let renderer: Renderer
  /// The pixels with and without letters; nil if there are too many.
  private(set) lazy var ink = InkPixels(self, renderer: renderer)

  /// Lays a picture out.
  public init(_ mockup: Mockup, renderer: Renderer = Renderer()) {
    self.renderer = renderer
    var mockup = mockup
    mockup.environment.keepsSubjects = true
    self.mockup = mockup
    layout = mockup.layout()
    nodes = NodeSurvey.nodes(of: layout)
    isScreen = nodes.contains { $0.node.name == "screen" }
  }

  /// What the picture as a whole is drawn under.
  public var environment: Environment { mockup.environment }

  /// The elements of a kind, in the order of the tree, those that are part of other controls not included.
  public func all<Kind>(_ kind: Kind.Type) -> [Surveyed<Kind>] {
    nodes.compactMap { $0.owner == nil ? surveyed($0) : nil }
  }

  /// A node as an element of a kind; nil if it is none.
  public func surveyed<Kind>(_ node: SurveyedNode) -> Surveyed<Kind>? {
    guard let subject = node.node.subject, let element = subject.element as? Kind else { return nil }
    return Surveyed(element: element, environment: subject.environment, node: node)
  }

  /// The nodes inside a node.
  public func nodes(in node: SurveyedNode) -> ArraySlice<SurveyedNode> { nodes[(node.index + 1)..<node.end] }

  /// The elements of a kind inside a node, whatever they are part of.
  public func all<Kind>(_ kind: Kind.Type, in node: SurveyedNode) -> [Surveyed<Kind>] {
    nodes(in: node).compactMap { surveyed($0) }
  }

  /// The nodes around a node, from the inside out.
  public func ancestors(of node: SurveyedNode) -> [SurveyedNode] {
    var found: [SurveyedNode] = []
    var next = node.parent
    while let index = next {
      found.append(nodes[index])
      next = nodes[index].parent
    }
    return found
  }

  /// The innermost part of a window or screen around a node that is one of some.
  public func region(_ regions: Set<Region>, around node: SurveyedNode) -> SurveyedNode? {
    ([node] + ancestors(of: node)).first { $0.region.map(regions.contains) ?? false }
  }

  /// What elements of a kind stand in one stack or grid: lists of neighbours, at least two each.
  public func neighbours<Kind>(_ kind: Kind.Type) -> [[Surveyed<Kind>]] {
    var groups: [[Surveyed<Kind>]] = []
    var places: [Int: Int] = [:]
    for member in all(kind) where !member.node.isSpecimen {
      guard let container = container(of: member.node) else { continue }
      if let place = places[container.index] {
        groups[place].append(member)
      } else {
        places[container.index] = groups.count
        groups.append([member])
      }
    }
    return groups.filter { $0.count > 1 }
  }

  /// The stack or grid around a node.
  public func container(of node: SurveyedNode) -> SurveyedNode? {
    ancestors(of: node).first { Catalogue.standard.entry(named: $0.node.name)?.takesChildren ?? false }
  }
}
