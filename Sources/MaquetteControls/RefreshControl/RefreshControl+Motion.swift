import MaquetteControlKit
package import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The interpolated values of a refresh control's look.
package struct RefreshLook: Hashable, Sendable {
  /// The part of its own height that it takes, from 0 to 1.
  var held: Double
  /// The distance in points by which it is higher, because a finger pulls.
  var stretch: Double
  /// The fraction of the spokes that are visible; nil while the spinner turns.
  var revealed: Double?
}

extension RefreshControl: AnimatedControl {
  package func look(in environment: Environment) -> RefreshLook {
    let isHeld = stretch == nil ? !isAtRest : isRefreshing && holdsRoom
    return RefreshLook(
      held: isHeld ? 1 : 0, stretch: stretch ?? 0, revealed: isRefreshing ? nil : pull ?? 0)
  }

  /// A finger takes the content along at once; without one it springs to where it stays.
  package func look(after time: Moment, from former: RefreshLook, in environment: Environment) -> RefreshLook
  {
    let end = look(in: environment)
    let duration = settlingTime(from: former, in: environment)
    guard duration > .zero, time < duration else { return end }
    let curve = environment.changeTiming?.curve ?? MotionMetrics.bounceCurve
    let progress = curve.progress(at: time.part(of: duration))
    var look = end
    look.held = end.held.approached(from: former.held, by: progress)
    look.stretch = end.stretch.approached(from: former.stretch, by: progress)
    // A spinner turns on while its room closes.
    look.revealed = former.revealed.flatMap { start in end.revealed?.approached(from: start, by: progress) }
    return look
  }

  package func settlingTime(from former: RefreshControl, in environment: Environment) -> Moment {
    settlingTime(from: former.look(in: environment), in: environment)
  }

  private func settlingTime(from former: RefreshLook, in environment: Environment) -> Moment {
    let end = look(in: environment)
    let isStill = former.held == end.held && former.stretch == end.stretch
    if stretch != nil || isSudden || isStill { return .zero }
    return Moment(seconds: environment.motion.scrollBounce)
  }

  package func body(_ look: RefreshLook, in environment: Environment) -> any Element {
    if look.held == 0 && look.stretch == 0 { return Surface().frame(height: 0) }
    let content = content(revealed: look.revealed, in: environment)
    if look.held == 1 && look.stretch == 0 { return content }
    let room = RefreshRoom(held: look.held, stretch: look.stretch)
    return Arranged(name: NodeName("refresh-room"), layout: room, children: [content]).clipped()
  }
}

/// The room of a refresh control that is pulled, or springs: its content keeps its height, and begins at the top.
struct RefreshRoom: Layout, Hashable {
  /// The part of the content's height that it has.
  var held: Double
  /// What it has besides, in points.
  var stretch: Double

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let size = natural(items, width: proposal.width)
    return Measurement(width: size.width, height: size.height * held + stretch)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let size = Size(width: rect.width, height: natural(items, width: rect.width).height)
    return items.map { _ in
      Placement(
        frame: Rect(origin: rect.origin, size: size), proposal: Proposal(width: rect.width, height: nil))
    }
  }

  private func natural(_ items: [LayoutItem], width: Double?) -> Size {
    items.first?.measure(Proposal(width: width, height: nil)).size ?? .zero
  }
}
