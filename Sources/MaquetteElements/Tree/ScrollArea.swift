/// How a node shows a part of its content, which may be longer than the node.
package struct ScrollArea: Hashable, Sendable {
  /// A position of the content.
  package enum Position: Hashable, Sendable {
    /// Moved by a distance in points from its beginning.
    case points(Double)
    /// Its end is in sight.
    case end
    /// The element of an identifier is at the beginning of what nothing covers.
    case element(String)
    /// Moved from a distance in points no further than the part of a name, such as a caret, needs to be in sight with a margin
    /// in points above and below.
    case showing(NodeName, from: Double, margin: Double)
  }

  /// The size and the place of the mark that shows which part is seen.
  package struct Indicator: Hashable, Sendable {
    /// The thickness of the dividers in points.
    package var thickness: Double
    /// The distance from the edges in points.
    package var margin: Double
    /// The least length in points.
    package var leastLength: Double

    /// Creates a mark.
    package init(thickness: Double, margin: Double, leastLength: Double) {
      self.thickness = thickness
      self.margin = margin
      self.leastLength = leastLength
    }
  }

  /// The scroll direction.
  package var axis: Axis
  /// The position of the content; a place beyond its ends is that of the end.
  package var position = Position.points(0)
  /// What covers the area, such as bars, in points: the content begins after it and ends before it.
  package var covered = Insets.zero
  /// The mark of the part that is seen.
  package var indicator: Indicator?
  /// The headers that stay at the beginning of what is seen while their parts of the content go on under them.
  package var pinned: Pinned?
  /// Whether the area is no longer than its content, which moves only if it has no room.
  package var fitsContent = false
  /// Whether content that has room is cut off at the edges too; the handles of selected text reach over them.
  package var clipsWhatFits = true
  /// Whether the content begins at the right.
  var isMirrored = false

  /// Headers of the parts of content, by the names of their nodes.
  package struct Pinned: Hashable, Sendable {
    /// The name of the parts' nodes, and that of the headers in them.
    package var part, header: NodeName
    /// The distance in points from the edge of a pinned header to where its text begins.
    package var inset: Double
    /// The number of headers.
    var count = 0

    /// Creates headers.
    package init(part: NodeName, header: NodeName, inset: Double) {
      self.part = part
      self.header = header
      self.inset = inset
    }
  }

  /// Creates an area at the beginning of its content.
  package init(_ axis: Axis) { self.axis = axis }
}

extension Element {
  /// Returns a part of the element, in an area that takes the length that it is proposed along an axis.
  ///
  /// - Parameters:
  ///   - indicator: the mark of the part that is seen, if the area has one; it is drawn only if there is more to see.
  ///   - headers: the headers of the content's parts, in their order, if the area pins them.
  package func scrolling(
    _ area: ScrollArea, indicator: (any Element)? = nil, headers: [any Element] = []
  ) -> any Element {
    Modified(self) { content, environment in
      var area = area
      area.isMirrored = environment.direction == .rightToLeft
      area.pinned?.count = headers.count
      return Node(
        scrolling: content.node(in: environment), indicator: indicator?.node(in: environment),
        headers: headers.map { $0.node(in: environment) }, area: area, direction: environment.direction)
    }
  }
}

extension Element {
  /// Returns the element in an area of its own height, which scrolls if the room is lower.
  package func scrollingIfNeeded() -> any Element {
    var area = ScrollArea(.vertical)
    area.fitsContent = true
    return scrolling(area)
  }
}

extension ScrollArea {
  /// The answer of an area around content to a proposal.
  func measure(_ content: LayoutItem, proposal: Proposal) -> Measurement {
    let size = content.measure(proposal.replacing(axis, with: nil)).size
    return switch axis {
    case .vertical: Measurement(width: size.width, height: length(size.height, proposal.height))
    case .horizontal: Measurement(width: length(size.width, proposal.width), height: size.height)
    }
  }

  private func length(_ content: Double, _ proposed: Double?) -> Double {
    guard let proposed else { return content }
    return fitsContent ? Swift.min(content, proposed) : proposed
  }

  /// The frame of content at its beginning, for a viewport.
  func start(of content: LayoutItem, in viewport: Rect) -> (frame: Rect, proposal: Proposal) {
    let proposal =
      axis == .vertical
      ? Proposal(width: viewport.width, height: nil) : Proposal(width: nil, height: viewport.height)
    let size = content.measure(proposal).size
    let x = isMirrored ? viewport.maxX - size.width : viewport.minX
    return (Rect(origin: Point(x: x, y: viewport.minY), size: size), proposal)
  }

  /// The part of a viewport that no bar covers, above and below.
  func free(in viewport: Rect) -> Rect {
    Rect(
      minX: viewport.minX, minY: viewport.minY + covered.top, maxX: viewport.maxX,
      maxY: viewport.maxY - covered.bottom)
  }

  /// The distance that the content moves at most.
  func limit(of content: Rect, in viewport: Rect) -> Double {
    Swift.max(0, axis == .vertical ? content.height - viewport.height : content.width - viewport.width)
  }

  /// Returns a frame moved by a distance against the direction of the content.
  func moved(_ frame: Rect, by distance: Double) -> Rect {
    switch axis {
    case .vertical: frame.offset(dx: 0, dy: -distance)
    case .horizontal: frame.offset(dx: isMirrored ? distance : -distance, dy: 0)
    }
  }

  /// The frame of the mark: as much of its track as is seen of the content, at least its least length.
  func mark(for content: Rect, at distance: Double, in viewport: Rect) -> Rect? {
    let limit = limit(of: content, in: viewport)
    guard let indicator, limit > 0 else { return nil }
    let (thickness, margin) = (indicator.thickness, indicator.margin)
    let isVertical = axis == .vertical
    let (before, after) =
      isVertical ? (covered.top, covered.bottom) : (covered.leading, covered.trailing)
    let seen = (isVertical ? viewport.height : viewport.width) - before - after
    let track = seen - 2 * margin
    let length = Swift.min(track, Swift.max(indicator.leastLength, track * seen / (seen + limit)))
    guard length > 0 else { return nil }
    let place = before + margin + (track - length) * distance / limit
    if isVertical {
      let edge = covered.trailing + margin
      let x = isMirrored ? viewport.minX + edge : viewport.maxX - edge - thickness
      return Rect(x: x, y: viewport.minY + place, width: thickness, height: length)
    }
    let x = isMirrored ? viewport.maxX - place - length : viewport.minX + place
    return Rect(
      x: x, y: viewport.maxY - covered.bottom - margin - thickness, width: length, height: thickness)
  }
}

extension ScrollArea {
  /// The number and the place of the header that is pinned over content in a viewport, where the content is now; nil for
  /// none. The end of its part takes the header along.
  func pinnedHeader(
    over content: LayoutNode, in viewport: Rect, height: (Int) -> Double
  ) -> (index: Int, y: Double)? {
    guard let pinned, axis == .vertical else { return nil }
    let edge = viewport.minY + covered.top
    // Only the parts themselves are visited, and the one at the edge; a list in a row has parts of its own.
    for (index, part) in content.outermost(named: pinned.part).prefix(pinned.count).enumerated() {
      guard part.frame.minY < edge + pinned.inset, part.frame.maxY > edge,
        let header = part.first(where: { $0.name == pinned.header })?.frame, header.minY < edge + pinned.inset
      else { continue }
      return (index, Swift.min(edge, part.frame.maxY - height(index)))
    }
    return nil
  }
}

extension LayoutNode {
  /// How far the content of the area is moved, and how far it can be, in points; nil for a node that is no such area.
  package var scroll: (distance: Double, limit: Double, axis: Axis)? {
    guard let area = self.scrollArea, let content = children.first?.frame else { return nil }
    let distance =
      switch area.axis {
      case .vertical: frame.minY - content.minY
      case .horizontal where area.isMirrored: content.maxX - frame.maxX
      case .horizontal: frame.minX - content.minX
      }
    return (distance, area.limit(of: content, in: frame), area.axis)
  }

  /// The first area in the tree, in preorder, whose content moves along an axis; nil if there is none.
  package func scrolled(along axis: Axis) -> LayoutNode? { first { $0.scrollArea?.axis == axis } }
}
