public import MaquetteElements
public import MaquetteGraphics
import MaquetteLayout

/// An element whose content depends on the room that it has, as SwiftUI's `GeometryReader`.
///
/// It takes all the room that it is offered, 10 points along an axis without an offer, and builds its content when it has its
/// place. The content stands at the top leading corner and is offered the same room.
public struct SizeReader: Element {
  /// The place that the element has.
  public struct Room: Hashable, Sendable {
    /// The frame in points from the picture's top left corner, before its edges are moved to device pixels.
    public let frame: Rect
    /// The size in points.
    public var size: Size { frame.size }
    /// The distances to the edges of the screen from the edges of the frame that lie on those of the safe area, in points.
    public let safeAreaInsets: Insets
  }

  private let content: @Sendable (Room) -> any Element

  /// Creates an element from a pure function of its room.
  public init(_ content: @escaping @Sendable (_ room: Room) -> any Element) {
    self.content = content
  }

  public func node(in environment: Environment) -> Node {
    let item = LayoutItem { Measurement(width: $0.width ?? 10, height: $0.height ?? 10) }
    let direction = environment.direction
    return Node(name: .sizeReader, item: item, direction: direction) { [content] frame in
      let insets = environment.safeArea?.insets(of: frame, direction: direction) ?? Insets(all: 0)
      return (content(Room(frame: frame, safeAreaInsets: insets)).node(in: environment), frame)
    }
  }
}

extension Element {
  /// Returns the element with a function that takes note of its frame, in points of the picture, before what is inside it is
  /// placed: content that is built from its room may depend on the frames around it.
  public func placed(_ note: @escaping @Sendable (_ frame: Rect) -> Void) -> any Element {
    Modified(self) { content, environment in
      let node = Node(
        name: NodeName("noted"), wrapping: content.node(in: environment), direction: environment.direction)
      return node.placed(note)
    }
  }
}

extension NodeName {
  /// An element whose content depends on its room.
  package static let sizeReader = NodeName("size-reader")
}
