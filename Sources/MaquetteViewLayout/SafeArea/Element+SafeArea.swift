public import MaquetteElements
public import MaquetteGraphics
import MaquetteLayout
import Synchronization

/// Edges of a screen.
public struct ScreenEdges: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = ScreenEdges(rawValue: 1)
  /// The edge where a line begins.
  public static let leading = ScreenEdges(rawValue: 2)
  /// The lower edge.
  public static let bottom = ScreenEdges(rawValue: 4)
  /// The edge where a line ends.
  public static let trailing = ScreenEdges(rawValue: 8)
  /// The edges on the left and on the right.
  public static let horizontal: ScreenEdges = [.leading, .trailing]
  /// The upper and the lower edge.
  public static let vertical: ScreenEdges = [.top, .bottom]
  /// All edges.
  public static let all: ScreenEdges = [.horizontal, .vertical]
}

extension Element {
  /// Returns the element in the middle of a screen, inside the insets that bars and the device cover, in points. The screen takes
  /// all the room that it is offered.
  public func onScreen(safeArea insets: Insets) -> any Element {
    let area = SafeArea()
    let all = FrameLength(max: .infinity)
    return environment { $0.safeArea = area }
      .frame(width: all, height: all).padding(insets).fillingScreen(area, covered: insets)
  }

  /// Returns the element with each of its edges that lies on the edge of the safe area moved to the edge of the screen, without
  /// an effect on its neighbours, as SwiftUI's `ignoresSafeArea`.
  public func ignoringSafeArea(_ edges: ScreenEdges = .all) -> any Element {
    Modified(self) { content, environment in
      let child = content.node(in: environment)
      guard let area = environment.safeArea, !edges.isEmpty else { return child }
      let direction = environment.direction
      return Node(
        name: NodeName("ignores-safe-area"),
        item: LayoutItem(priority: child.item.priority, wrapping: child.item), direction: direction
      ) { frame in
        (child, frame.taking(edges, of: area.extended(frame), direction))
      }
    }
  }

  /// Returns the element with another at one of its edges that its safe area ends at, as SwiftUI's `safeAreaInset`: backgrounds and
  /// what ignores the safe area go on under it. The distance between both is in points.
  public func safeAreaInset(
    _ edge: ScreenEdges, alignment: Alignment = .center, spacing: Double = 0, content: any Element
  ) -> any Element {
    let isVertical = !edge.isDisjoint(with: .vertical)
    let isFirst = !edge.isDisjoint(with: [.top, .leading])
    return Modified(self) { base, environment in
      let (outer, area, place) = (environment.safeArea, SafeArea(), PlaceNote())
      var inside = environment.at(0)
      inside.safeArea = area
      let baseNode = base.node(in: inside)
      let noted = Node(
        name: NodeName("inset-area"), wrapping: baseNode, direction: environment.direction
      ).placed { frame in
        area.placed(in: outer?.extended(place.frame) ?? place.frame, inside: frame)
      }
      let bar = environment.node(of: content.layoutPriority(1), at: 1)
      return Node(
        name: NodeName("safe-area-inset"),
        layout: StackLayout(
          axis: isVertical ? .vertical : .horizontal, spacing: spacing, alignment: alignment),
        children: isFirst ? [bar, noted] : [noted, bar], direction: environment.direction,
        priority: baseNode.item.priority, paintsFirstChildLast: isFirst
      ).placed { place.frame = $0 }
    }
  }
}

extension Rect {
  /// Returns the rectangle with some of its edges replaced by those of another one.
  fileprivate func taking(_ edges: ScreenEdges, of other: Rect, _ direction: LayoutDirection) -> Rect {
    let isMirrored = direction == .rightToLeft
    return Rect(
      minX: edges.contains(isMirrored ? .trailing : .leading) ? other.minX : minX,
      minY: edges.contains(.top) ? other.minY : minY,
      maxX: edges.contains(isMirrored ? .leading : .trailing) ? other.maxX : maxX,
      maxY: edges.contains(.bottom) ? other.maxY : maxY)
  }
}

/// The frame of an element that is being placed, for what is inside it.
private final class PlaceNote: Sendable {
  private let note = Mutex(Rect.zero)

  var frame: Rect {
    get { note.withLock { $0 } }
    set { note.withLock { $0 = newValue } }
  }
}
