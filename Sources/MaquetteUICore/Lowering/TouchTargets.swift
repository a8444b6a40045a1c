import Foundation
import MaquetteElements
import MaquetteGraphics
import MaquetteViewLayout

/// What a touch of a view does.
enum TouchResponse {
  /// An action, when the finger is lifted inside.
  case tap(() -> Void)
  /// An action with the place of the finger in the view, from 0 to 1 along each axis, from the leading edge.
  case place((Double, Double) -> Void)
  /// Words are typed into the view from now on.
  case field(Binding<String>)
}

/// The views of a picture that respond to touches, with their frames, the frontmost last.
///
/// - Note: `@unchecked Sendable` is sound because only the main actor, on which views are lowered and laid out, uses it.
final class TouchTargets: @unchecked Sendable {
  /// A view that responds.
  struct Target {
    /// The words on the view, by which a test names it.
    let label: String?
    let response: TouchResponse
    var frame: MaquetteGraphics.Rect?
  }

  private var targets: [Target] = []
  /// The numbers of the targets in the order in which they were placed.
  private var order: [Int] = []

  /// Adds a view, and returns its number.
  func add(_ label: String?, _ response: TouchResponse) -> Int {
    targets.append(Target(label: label, response: response))
    return targets.count - 1
  }

  /// Notes the frame of a view, in points of the picture.
  func placed(_ index: Int, _ frame: MaquetteGraphics.Rect) {
    guard targets.indices.contains(index) else { return }
    targets[index].frame = frame
    order.removeAll { $0 == index }
    order.append(index)
  }

  /// Forgets all views.
  func removeAll() { (targets, order) = ([], []) }

  /// The views in the picture, the frontmost first.
  var frontToBack: [Target] { order.reversed().map { targets[$0] } }

  /// Returns the frontmost view at a place that is not empty.
  func target(at point: CGPoint) -> Target? {
    frontToBack.first { target in
      guard let frame = target.frame else { return false }
      return frame.minX <= point.x && point.x < frame.maxX && frame.minY <= point.y && point.y < frame.maxY
    }
  }
}

extension ViewContext {
  /// Returns an element that responds to touches while the view is used; one that cannot be used stays as it is.
  func touchable(_ element: any Element, _ label: String?, _ response: TouchResponse) -> any Element {
    guard let targets = session.targets, environment.own.isEnabled else { return element }
    let index = targets.add(label, response)
    return element.placed { targets.placed(index, $0) }
  }

  /// Returns a part that responds to touches while the view is used.
  func touchable(_ part: ViewPart, _ response: TouchResponse) -> ViewPart {
    guard session.targets != nil else { return part }
    var part = part
    if case .tap(let action) = response { part.traits.action = action }
    part.element = touchable(part.element, part.traits.title?.text ?? part.traits.title?.symbol, response)
    return part
  }
}
