extension Element {
  /// Returns the element at its ideal size, drawn smaller as a whole where its room is less.
  ///
  /// Its edges lie on device pixels as those of other elements; texts and lines become thinner.
  public func scaledToFit() -> any Element {
    Modified(self) { content, environment in
      Node(reducing: content.node(in: environment), direction: environment.direction)
    }
  }
}

extension NodeName {
  /// An element that is drawn smaller than it is.
  static let scaleToFit = NodeName("scale-to-fit")
}

/// How a node is drawn smaller than it is.
struct Reduction {
  /// The node's ideal size in points.
  let ideal: Size
  /// The share of its size, at most 1.
  let factor: Double

  init(of item: LayoutItem, in proposal: Proposal) {
    ideal = item.measure(.unspecified).size
    func share(_ room: Double?, _ length: Double) -> Double {
      guard let room, length > 0 else { return 1 }
      return room / length
    }
    // A share of nothing has no pixels: nothing of it is drawn.
    factor = Swift.max(
      0, Swift.min(1, share(proposal.width, ideal.width), share(proposal.height, ideal.height)))
  }

  var size: Size { Size(width: ideal.width * factor, height: ideal.height * factor) }

  func measurement(of item: LayoutItem) -> Measurement {
    let whole = item.measure(.unspecified)
    return Measurement(
      size: size, firstBaseline: whole.firstBaseline.map { $0 * factor },
      lastBaseline: whole.lastBaseline.map { $0 * factor })
  }

  /// The map from the node's own points to those of the picture.
  func transform(to origin: Point) -> Transform {
    Transform.scale(x: factor).then(.translation(x: origin.x, y: origin.y))
  }

  /// The grid of device pixels in the node's own points.
  func grid(_ grid: PixelGrid) -> PixelGrid { PixelGrid(scale: grid.scale * factor) }
}

extension LayoutNode {
  /// Returns the node with the frames of itself and everything inside it mapped to other points, on device pixels there. What they
  /// draw stays as it is, for a layer around it that maps it.
  func framed(by transform: Transform, on grid: PixelGrid) -> LayoutNode {
    func mapped(_ rect: Rect) -> Rect {
      let start = transform.apply(Point(x: rect.minX, y: rect.minY))
      let end = transform.apply(Point(x: rect.maxX, y: rect.maxY))
      return grid.snap(Rect(minX: start.x, minY: start.y, maxX: end.x, maxY: end.y))
    }
    var node = self
    node.frame = mapped(frame)
    if !node.ownTouchAreas.isEmpty { node.ownTouchAreas = node.ownTouchAreas.map(mapped) }
    node.children = ChildList(children.map { $0.framed(by: transform, on: grid) })
    return node
  }
}
