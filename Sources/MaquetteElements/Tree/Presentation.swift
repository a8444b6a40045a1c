/// What an element shows in front of everything else, such as an open menu: it takes no room, is cut off by no stack, and
/// stands where its anchor and the picture let it.
///
/// The picture, or a screen in it, hosts the presentations of its elements: once everything has its place, it lays them out
/// and draws them last, in the order of the tree. Presentations inside a presentation, such as submenus, follow it.
package struct Presentation: Hashable, Sendable {
  /// Returns the element that is presented, for the frame of the anchor.
  package var content: @Sendable (_ anchor: Rect) -> any Element
  /// The element behind it, which covers the host; nil for none.
  package var backdrop: (any Element)?
  /// Whether the anchor is drawn in front of the backdrop rather than behind it.
  package var liftsAnchor = false
  /// Whether what is behind can neither be touched nor is exposed to accessibility.
  package var isModal = false
  /// How what is behind is set back, such as a page behind a sheet; nil for as it is.
  package var recess: Recess?
  /// The environment of both.
  package var environment: Environment
  /// Returns the frame for a content's size; `bounds` is that of the host, without edges where the picture fits its content.
  package var place: @Sendable (_ size: Size, _ anchor: Rect, _ bounds: Bounds) -> Rect

  /// Creates a presentation.
  package init(
    in environment: Environment, content: @escaping @Sendable (_ anchor: Rect) -> any Element,
    place: @escaping @Sendable (_ size: Size, _ anchor: Rect, _ bounds: Bounds) -> Rect
  ) {
    self.content = content
    self.environment = environment
    // What is presented is built when its anchor has its place, to be drawn.
    self.environment.isDraft = false
    self.place = place
  }

  /// Always true: what an element presents is part of its host's tree and compared there.
  package static func == (first: Presentation, second: Presentation) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}

  /// What happens to the picture behind a presentation.
  package struct Recess: Sendable {
    /// Returns the layer of the picture behind, for the frame of the host.
    package var layer: @Sendable (_ host: Rect) -> Layer
    /// What is seen around it.
    package var surroundings: any Element
    /// Whether the status bar lies on the surroundings rather than on the page.
    package var isBehindStatusBar = true

    /// Creates a recess.
    package init(
      surroundings: any Element, layer: @escaping @Sendable (_ host: Rect) -> Layer
    ) {
      self.layer = layer
      self.surroundings = surroundings
    }
  }

  /// The frame of a host, in which presentations stay.
  package struct Bounds: Hashable, Sendable {
    /// The frame.
    package let frame: Rect
    /// Whether the host becomes as wide as its presentations need.
    package let growsInWidth: Bool
    /// Whether the host becomes as high as its presentations need.
    package let growsInHeight: Bool

    /// The frame of what covers the host: beyond the frame where that grows, up to the edges of the picture.
    var cover: Rect {
      let reach = 4000.0
      return frame.inset(dx: growsInWidth ? -reach : 0, dy: growsInHeight ? -reach : 0)
    }

    /// Returns the bounds without a part at their edges that nothing stands on.
    package func inset(by insets: Insets) -> Bounds {
      let inside = Rect(
        minX: frame.minX + insets.leading, minY: frame.minY + insets.top, maxX: frame.maxX - insets.trailing,
        maxY: frame.maxY - insets.bottom)
      return Bounds(frame: inside, growsInWidth: growsInWidth, growsInHeight: growsInHeight)
    }

    /// Returns a size that fits in the frame at a distance from its edges. Where the host grows, it is as it is.
    package func fitted(_ size: Size, margin: Double) -> Size {
      Size(
        width: growsInWidth ? size.width : min(size.width, max(0, frame.width - 2 * margin)),
        height: growsInHeight ? size.height : min(size.height, max(0, frame.height - 2 * margin)))
    }

    /// Returns a rectangle moved inside the frame, which it keeps its distance from; too large a one is at its top or its
    /// leading edge. Where the host grows, nothing moves.
    package func holding(_ rect: Rect, margin: Double, direction: LayoutDirection) -> Rect {
      var rect = rect
      if !growsInWidth {
        let (least, most) = (frame.minX + margin, frame.maxX - margin - rect.width)
        let isMirrored = direction == .rightToLeft
        let x = isMirrored ? min(max(rect.minX, least), most) : max(min(rect.minX, most), least)
        rect.origin.x = x
      }
      if !growsInHeight {
        rect.origin.y = max(min(rect.minY, frame.maxY - margin - rect.height), frame.minY + margin)
      }
      return rect
    }
  }
}

/// The axes along which a picture grows to hold what its elements present.
struct PresentationHost: Hashable, Sendable {
  var growsInWidth = false
  var growsInHeight = false
}

extension Element {
  /// Returns the element with something in front of the whole picture, which the element is the anchor of.
  package func presenting(_ presentation: Presentation) -> any Element {
    Modified(self) { content, environment in
      // A node of its own: the content may be another control, which the presentation does not belong to.
      var node = Node(
        name: NodeName("presenter"), wrapping: content.node(in: environment),
        direction: environment.direction,
        layer: presentation.liftsAnchor ? { _ in Layer(opacity: 0) } : nil)
      node.presentation = presentation
      return node
    }
  }

  /// Returns the element as the host of what its elements present: a picture or a screen, which presentations stay in.
  package func hostingPresentations() -> any Element {
    changed { node, _ in node.presentationHost = PresentationHost() }
  }
}

extension LayoutNode {
  /// Lays out what the elements in the node present, and adds it in front of everything.
  mutating func present(in host: PresentationHost, grid: PixelGrid) {
    guard hasPresentations else { return }
    let bounds = Presentation.Bounds(
      frame: frame, growsInWidth: host.growsInWidth, growsInHeight: host.growsInHeight)
    var waiting = Array(children)
    while !waiting.isEmpty {
      let found = waiting.flatMap { $0.presenters(owner: nil) }
      waiting = ElementDepth.presenting {
        found.map { $0.node.presented(by: $0.owner, in: bounds, grid: grid) }
      }
      for (presenter, shown) in zip(found, waiting) {
        if let presentation = presenter.node.presentation {
          setBack(behind: presentation, grid: grid)
        }
        children = ChildList(children + [shown])
      }
    }
  }

  /// Sets back what is in front so far, if a presentation does that to what is behind it.
  private mutating func setBack(behind presentation: Presentation, grid: PixelGrid) {
    guard presentation.isModal || presentation.recess != nil else { return }
    var meaning = NodeMeaning()
    meaning.isCovered = presentation.isModal
    let behind = LayoutNode(
      name: .behind, frame: frame, operations: [],
      layer: Boxed(presentation.recess.map { $0.layer(frame) }), children: children,
      meaning: SharedMeaning(meaning))
    let surroundings = presentation.recess.map {
      $0.surroundings.node(in: presentation.environment)
        .placed(in: frame, proposal: Proposal(width: frame.width, height: frame.height), grid: grid)
    }
    children = ChildList([surroundings, behind].compactMap(\.self))
  }

  /// The nodes that present something, in preorder, each with the path of the control around it.
  private func presenters(owner: ControlPath?) -> [(node: LayoutNode, owner: ControlPath?)] {
    // A screen in the picture has shown its own.
    guard hasPresentations, !isHost else { return [] }
    let owner = self.presenter ?? controlPath ?? owner
    return (self.presentation == nil ? [] : [(self, owner)])
      + children.flatMap { $0.presenters(owner: owner) }
  }

  /// What the node presents, at its place.
  private func presented(
    by owner: ControlPath?, in bounds: Presentation.Bounds, grid: PixelGrid
  ) -> LayoutNode {
    guard let presentation = self.presentation else { return self }
    var parts: [LayoutNode] = []
    if let backdrop = presentation.backdrop {
      let cover = bounds.cover
      let proposal = Proposal(width: cover.width, height: cover.height)
      parts.append(
        backdrop.node(in: presentation.environment).placed(in: cover, proposal: proposal, grid: grid))
    }
    let content = presentation.content(frame).node(in: presentation.environment)
    let proposal = Proposal(
      width: bounds.growsInWidth ? nil : bounds.frame.width,
      height: bounds.growsInHeight ? nil : bounds.frame.height)
    let size = content.item.measure(proposal).size
    let place = presentation.place(size, frame, bounds)
    let placed = content.placed(
      in: place, proposal: Proposal(width: place.width, height: place.height), grid: grid)
    parts.append(placed)
    if presentation.liftsAnchor { parts += children.map(\.picture) }
    return LayoutNode(
      name: .presentation, frame: placed.frame, operations: [], layer: .absent, children: ChildList(parts),
      meaning: SharedMeaning(NodeMeaning(presenter: owner)))
  }

  /// The drawing of the node, without identifiers, meaning and warnings.
  private var picture: LayoutNode {
    LayoutNode(
      name: name, frame: frame, operations: operations, layer: Boxed(layer),
      children: ChildList(children.map(\.picture)), meaning: SharedMeaning())
  }

  /// The frames of everything that is presented in the node itself.
  var presentedFrames: [Rect] {
    children.flatMap { child in
      child.name == .behind ? child.presentedFrames : child.name == .presentation ? [child.frame] : []
    }
  }
}

extension NodeName {
  /// An element in front of the picture.
  package static let presentation = NodeName("presentation")
  /// The picture behind a modal presentation.
  fileprivate static let behind = NodeName("behind")
}
