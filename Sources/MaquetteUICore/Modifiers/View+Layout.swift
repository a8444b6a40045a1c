public import Foundation
import MaquetteElements
import MaquetteGraphics
import struct MaquetteGraphics.Point
import struct MaquetteGraphics.Rect
import MaquetteLayout
import MaquetteViewLayout

extension View {
  /// Returns the view with a distance around it, in points; nil for the platform's 16.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padded(edges.insets(length ?? 16))
  }
  /// Returns the view with a distance around it, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View { padded(Insets(all: length)) }
  /// Returns the view with distances around it.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { padded(insets.insets) }

  nonisolated private func padded(_ insets: Insets) -> _Adapted<Self> {
    adapted(.element { $0.padding(insets) })
  }

  /// Returns the view in a frame of a size in points; nil keeps its own.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    adapted(
      .element {
        width == nil && height == nil
          ? $0
          : $0.framed(FrameLength(width, width, width), FrameLength(height, height, height), alignment)
      })
  }

  /// Returns the view in a frame with bounds in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    adapted(
      .element {
        $0.framed(
          FrameLength(minWidth, idealWidth, maxWidth), FrameLength(minHeight, idealHeight, maxHeight),
          alignment)
      })
  }

  /// Returns the view at its ideal size.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  /// Returns the view at its ideal size along axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    adapted(.element { $0.fixedSize(horizontal: horizontal, vertical: vertical) })
  }

  /// Returns the view moved, in points, without an effect on its neighbours.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    adapted(.element { $0.offset(x: x, y: y) })
  }
  /// Returns the view moved by a size in points.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Returns the view with its middle at a point of all the room.
  nonisolated public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
  /// Returns the view with its middle at a point of all the room.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    adapted(
      .element { element in
        Modified(element) { content, environment in
          Node(
            name: NodeName("position"), layout: PositionLayout(x: x, y: y), children: [content],
            in: environment)
        }
      })
  }

  /// Returns the view with a priority in stacks: greater ones get room first.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    adapted(.element { $0.layoutPriority(value) })
  }

  /// Returns the view with a place in the order of layers.
  nonisolated public func zIndex(_ value: Double) -> some View {
    adapted(.traits { traits, _ in traits.zIndex = value })
  }

  /// Returns the view in room of a ratio of width to height.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    adapted(
      .element {
        $0.offered(ratio: aspectRatio.map { Double($0) }, mode: contentMode == .fill ? .fill : .fit)
      })
  }
  /// Returns the view in room of the ratio of a size.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  /// Returns the view scaled to fit its room, in its own ratio.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Returns the view scaled to cover its room, in its own ratio.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Returns the view hidden; it still takes its room.
  nonisolated public func hidden() -> some View { adapted(.element { $0.opacity(0) }) }
}

/// Whether a view fits into its room or covers it.
nonisolated public enum ContentMode: Hashable, Sendable, CaseIterable {
  case fit, fill
}

extension FrameLength {
  init(_ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) {
    self.init(min: min.map { Double($0) }, ideal: ideal.map { Double($0) }, max: max.map { Double($0) })
  }
}

/// Takes all the room, and puts the middle of its item at a point.
private struct PositionLayout: ModifierLayout {
  let x: Double
  let y: Double

  func measure(_ item: LayoutItem, proposal: Proposal) -> Measured {
    let size = item.measure(proposal).size
    return Measured(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func place(_ item: LayoutItem, in rect: Rect, proposal: Proposal) -> Placement {
    let inner = Proposal(width: rect.width, height: rect.height)
    let size = item.measure(inner).size
    let origin = Point(x: rect.minX + x - size.width / 2, y: rect.minY + y - size.height / 2)
    return Placement(frame: Rect(origin: origin, size: size), proposal: inner)
  }
}

extension Element {
  /// Returns the element in a frame, on whose lines its own lie.
  fileprivate func framed(_ width: FrameLength, _ height: FrameLength, _ alignment: Alignment) -> any Element
  {
    guard alignment.isCustom else { return frame(width: width, height: height, alignment: alignment.element) }
    return frame(width: width, height: height, lines: alignment.lines)
  }
}
