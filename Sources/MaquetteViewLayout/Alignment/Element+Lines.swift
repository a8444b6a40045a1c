public import MaquetteElements
public import MaquetteLayout

extension Element {
  /// Returns the element with a place for one of its lines, in points from its top or its leading edge, as SwiftUI's
  /// `alignmentGuide`: stacks, frames, overlays and backgrounds align the element by it.
  public func stating(
    _ line: AlignmentLine, at place: @escaping @Sendable (_ lines: ItemLines) -> Double
  ) -> any Element {
    Modified(self) { content, environment in
      let child = content.node(in: environment)
      let item = LayoutItem(
        priority: child.item.priority, stating: line, of: child.item, place: place)
      return Node(
        name: NodeName("guide"), item: item, wrapping: child, direction: environment.direction)
    }
  }

  /// Returns the element in a frame with bounds, in points, on whose lines its own lie.
  public func frame(width: FrameLength, height: FrameLength, lines: AlignmentLines) -> any Element {
    Modified(self) { content, environment in
      let child = content.node(in: environment)
      return Node(
        name: .frame, layout: LinedFrameLayout(width: width, height: height, lines: lines),
        children: [child], direction: environment.direction, priority: child.item.priority)
    }
  }

  /// Returns the element with another in front of it, whose lines lie on its own.
  public func overlay(_ other: any Element, lines: AlignmentLines) -> any Element {
    layered(other, lines, name: .overlay, isBehind: false)
  }

  /// Returns the element with another behind it, whose lines lie on its own.
  public func background(_ other: any Element, lines: AlignmentLines) -> any Element {
    layered(other, lines, name: .background, isBehind: true)
  }

  private func layered(
    _ other: any Element, _ lines: AlignmentLines, name: NodeName, isBehind: Bool
  ) -> any Element {
    Modified(self) { content, environment in
      let nodes = environment.nodes(of: [content, other])
      return Node(
        name: name, layout: LinedLayout(overlayOn: lines), children: nodes,
        direction: environment.direction, priority: nodes[0].item.priority, paintsFirstChildLast: isBehind)
    }
  }
}
