import Synchronization

/// The part of a screen that its content keeps to. Backgrounds that touch its edges go on to those of the screen, as in SwiftUI.
///
/// Where it is becomes known as the content is placed, just before what stands in it.
package final class SafeArea: Sendable {
  private let place = Mutex<(screen: Rect, inside: Rect)?>(nil)

  /// Creates an area of a screen that has not been placed.
  package init() {}

  /// Notes where the screen is, and what bars and the device cover of it, in points of the picture.
  func placed(in screen: Rect, covered: Insets, direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    let inside = Rect(
      minX: screen.minX + (isMirrored ? covered.trailing : covered.leading), minY: screen.minY + covered.top,
      maxX: screen.maxX - (isMirrored ? covered.leading : covered.trailing),
      maxY: screen.maxY - covered.bottom)
    placed(in: screen, inside: inside)
  }

  /// Notes where the screen and the part of it that content keeps to are, in points of the picture.
  package func placed(in screen: Rect, inside: Rect) { place.withLock { $0 = (screen, inside) } }

  /// Returns how far a frame can grow to the screen's edges, in points: for each of its edges on the edge of the safe area.
  package func insets(of frame: Rect, direction: LayoutDirection) -> Insets {
    let whole = extended(frame)
    let (left, right) = (frame.minX - whole.minX, whole.maxX - frame.maxX)
    let isMirrored = direction == .rightToLeft
    return Insets(
      top: frame.minY - whole.minY, leading: isMirrored ? right : left, bottom: whole.maxY - frame.maxY,
      trailing: isMirrored ? left : right)
  }

  /// Returns a frame with each edge that lies on the edge of the area moved to that of the screen.
  package func extended(_ frame: Rect) -> Rect {
    guard let (screen, inside) = place.withLock({ $0 }), !frame.isEmpty else { return frame }
    // Edges are on pixels, those of the area may be between them.
    func touches(_ edge: Double, _ other: Double) -> Bool { Swift.abs(edge - other) <= 0.5 }
    return Rect(
      minX: touches(frame.minX, inside.minX) ? screen.minX : frame.minX,
      minY: touches(frame.minY, inside.minY) ? screen.minY : frame.minY,
      maxX: touches(frame.maxX, inside.maxX) ? screen.maxX : frame.maxX,
      maxY: touches(frame.maxY, inside.maxY) ? screen.maxY : frame.maxY)
  }
}

extension Element {
  /// Returns the element as the content of a whole screen, whose bars and edges cover a part of it.
  package func fillingScreen(_ area: SafeArea, covered: Insets) -> any Element {
    changed { node, environment in
      let direction = environment.direction
      node.placing = { area.placed(in: $0.frame, covered: covered, direction: direction) }
    }
  }
}

extension Environment {
  private enum SafeAreaKey: EnvironmentKey { static let defaultValue: SafeArea? = nil }

  /// The part of the screen that the element keeps to; nil for none, as in what scrolls.
  package var safeArea: SafeArea? {
    get { self[SafeAreaKey.self] }
    set { self[SafeAreaKey.self] = newValue }
  }
}

extension SafeArea: Equatable {
  package static func == (first: SafeArea, second: SafeArea) -> Bool { first === second }
}
