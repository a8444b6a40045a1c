import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

extension Element {
  /// Returns the element cut off at the corners of a window, which are those of a radius in points.
  func inWindow(radius: Double, in environment: Environment) -> any Element {
    // Glass in a window shows nothing of what is around the window.
    let isGlass = environment.showsGlass
    return grouped(name: .clip) { frame in
      Layer(
        clip: .roundedRectangle(RoundedRectangle(rect: frame, radius: radius, style: .continuous)),
        isolatesBackdrop: isGlass)
    }
  }

  /// Returns the element on the surface of a window, with its shadow, or another one, and the lines around it; the radius is
  /// in points.
  func onWindow(
    radius: Double, fill: ColorReference, shadow other: ShadowMetrics? = nil, in environment: Environment
  ) -> any Element {
    let metrics = environment.theme[WindowMetrics.self]
    let outline = Surface.Outline.rounded(radius: radius, .continuous)
    let appearance = environment.appearance
    let own = (environment.isWindowActive ? metrics.shadow : metrics.inactiveShadow).resolved(appearance)
    let shadow = (other ?? own).shadow(environment.color(.shadow))
    let pixel = 1 / environment.scale
    let reach = metrics.edgeReach.resolved(appearance) * pixel
    return background(Surface(outline, fill: fill, shadows: [shadow]))
      .overlay(line(.windowOutline, around: outline, reach: reach + pixel, width: pixel))
      .overlay(line(.windowEdge, around: outline, reach: reach, width: pixel))
  }

  /// A line along an outline, from a distance outside it inwards.
  private func line(
    _ color: ColorToken, around outline: Surface.Outline, reach: Double, width: Double
  ) -> any Element {
    Surface(outline.outset(by: reach), border: .init(color: .token(color), width: width)).padding(-reach)
  }
}
