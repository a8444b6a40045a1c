import MaquetteScreens
public import MaquetteElements
package import MaquetteSheets

/// One picture of a sheet, laid out, as rules see it.
public final class LintPicture {
  /// The picture; its nodes know their elements.
  public let mockup: Mockup
  /// Every node in preorder.
  public let nodes: [LintNode]
  /// The layout.
  public let layout: LayoutNode

  /// Objects that several rules need, such as the drawn pixels, by their types.
  private var tools: [ObjectIdentifier: AnyObject] = [:]

  /// The steps of the sheet's interaction that nothing comes of.
  let idleSteps: [IdleStep]
  /// The number of plays of an animation after which it stands still; nil for one that repeats, and for a still picture.
  let playCount: Int?
  /// Whether the picture shows the steps of an interaction, each a picture of its own with a caption.
  private let isStoryboard: Bool

  package convenience init(_ picture: Sheet.Picture) { self.init(picture.mockup(), of: picture) }

  package convenience init(_ mockup: Mockup) { self.init(mockup, of: nil) }

  private init(_ mockup: Mockup, of picture: Sheet.Picture?) {
    idleSteps = picture?.idleSteps() ?? []
    playCount = picture?.limitedPlayCount
    isStoryboard = picture?.canvas.isStoryboard ?? false
    var mockup = mockup
    mockup.environment.keepsSubjects = true
    self.mockup = mockup
    layout = mockup.layout()
    nodes = LintNodeWalk.nodes(of: layout)
  }

  /// Returns an object that all rules share during the check of the picture; the first use makes it.
  package func tool<Tool: AnyObject>(_ make: () -> Tool) -> Tool {
    let key = ObjectIdentifier(Tool.self)
    if let known = tools[key] as? Tool { return known }
    let made = make()
    tools[key] = made
    return made
  }

  /// The environment of the whole picture.
  public var environment: Environment { mockup.environment }

  /// Returns the elements of a kind in the order of the tree, without those that are part of other controls.
  public func all<Kind>(_ kind: Kind.Type) -> [LintElement<Kind>] { list(of: kind).own }

  /// Returns the elements of a kind inside a node, including those that are part of other controls.
  public func all<Kind>(_ kind: Kind.Type, in node: LintNode) -> [LintElement<Kind>] {
    let list = list(of: kind)
    return Array(list.all[list.places.range(inside: node)])
  }

  /// Returns the element of a node with its children in the picture; nil if it has another kind.
  public func element<Kind>(_ kind: Kind.Type, at node: LintNode) -> LintElement<Kind>? {
    guard let subject = node.node.subject, let element = subject.element as? Kind else { return nil }
    let environment = subject.environment
    let container = environment.controlValues == nil ? nil : subject.element as? any ContainerElement
    let shown = container?.showing(in: environment) as? Kind
    return LintElement(element: shown ?? element, environment: environment, node: node)
  }

  /// Returns the descendants of a node in preorder.
  public func nodes(in node: LintNode) -> ArraySlice<LintNode> { nodes[(node.index + 1)..<node.end] }

  /// Returns the children of a node in their order.
  func children(of node: LintNode) -> [LintNode] {
    var found: [LintNode] = []
    var next = node.index + 1
    while next < node.end {
      found.append(nodes[next])
      next = nodes[next].end
    }
    return found
  }

  /// Returns the ancestors of a node, from the inside out; in a storyboard up to the picture of the step.
  public func ancestors(of node: LintNode) -> [LintNode] { Array(outer(of: node)) }

  /// The ancestors of a node, one after the other.
  func outer(of node: LintNode) -> Ancestors {
    Ancestors(picture: self, place: isPicture(node) ? nil : node.parent)
  }

  /// Whether a node is the whole picture, or that of a step.
  func isPicture(_ node: LintNode) -> Bool {
    guard node.node.isHost else { return false }
    // The page of a screen shows what is presented there, too.
    var next: Int? = node.index
    while let index = next {
      if nodes[index].node.name == Screen.nodeName { return false }
      next = nodes[index].parent
      if let outer = next, nodes[outer].node.isHost { break }
    }
    return true
  }

  /// Whether a node is hidden from accessibility, as decoration is.
  func isHidden(_ node: LintNode) -> Bool {
    node.node.accessibility?.isHidden ?? false
      || outer(of: node).contains { $0.node.accessibility?.isHidden ?? false }
  }

  /// The picture around a node: the whole one, or that of a step.
  func picture(around node: LintNode) -> LintNode { outer(of: node).reduce(node) { $1 } }

  /// Whether the sheet says what a node shows; captions of a storyboard it does not.
  func isOfSheet(_ node: LintNode) -> Bool {
    !isStoryboard || isPicture(picture(around: node)) && picture(around: node).parent != nil
  }

  /// Returns the innermost node of some regions that is or contains a node.
  public func region(_ regions: Set<Region>, around node: LintNode) -> LintNode? {
    func isOne(_ node: LintNode) -> Bool { node.region.map(regions.contains) ?? false }
    return isOne(node) ? node : outer(of: node).first(where: isOne)
  }

  /// Returns the elements of a kind that share a stack or grid: groups of at least two.
  public func neighbours<Kind>(_ kind: Kind.Type) -> [[LintElement<Kind>]] {
    var groups: [[LintElement<Kind>]] = []
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

  /// Returns the stack or grid around a node.
  public func container(of node: LintNode) -> LintNode? {
    outer(of: node).first { environment.catalogue.entry(named: $0.node.name.text)?.takesChildren ?? false }
  }
}

/// An element of a kind with its node.
public struct LintElement<Kind>: Sendable where Kind: Sendable {
  /// The element.
  public let element: Kind
  /// The environment of the element.
  public let environment: Environment
  /// The node of the element.
  public let node: LintNode

  /// The frame in points of the picture.
  public var frame: Rect { node.frame }
}
