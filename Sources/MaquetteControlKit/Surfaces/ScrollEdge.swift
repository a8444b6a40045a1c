import MaquetteElements
package import MaquetteGraphics
import MaquetteLayout

/// What is between content and a bar without a surface: towards the edge of the screen the content blurs and fades, as the soft
/// scroll edge effect of iOS 26.
package struct ScrollEdge: Element {
  package var edge: ScreenEdge
  /// How the content fades; nil for under bars of iOS.
  package var fade: Fade?

  package init(edge: ScreenEdge, fade: Fade? = nil) {
    self.edge = edge
    self.fade = fade
  }

  /// How content fades under a bar.
  package struct Fade {
    /// The distance over which content fades beyond the bar, and the standard deviation of the blur, in points.
    package var reach, blur: Double
    /// The colour at the edge.
    package var color: Color

    package init(
      reach: Double, blur: Double, color: Color
    ) {
      self.reach = reach
      self.blur = blur
      self.color = color
    }
  }

  /// The number of bands beyond the bar in which the blur grows; in each it is the same.
  private static let steps = 4

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[BarMetrics.self]
    let fade =
      fade
      ?? Fade(reach: metrics.fadeReach, blur: metrics.blur, color: environment.color(.barFade))
    let near = fade.color
    guard environment.transparency == .standard else {
      return Surface(fill: .color(near.opaque)).node(in: environment)
    }
    let far = near.opacity(0)
    func blur(_ share: Double) -> Surface {
      Surface(material: Material(sigma: fade.blur * share, saturation: 1, tint: .color(far)))
    }
    let steps = Double(Self.steps)
    let height = fade.reach / steps
    // Slowly at first, so that words at the edge of the bar can be read.
    let growing = (1...Self.steps).map { step in
      let share = Double(step) / (steps + 1)
      return blur(share * share).frame(height: height)
    }
    let full: any Element = blur(1)
    let shade = Surface(
      fill: .color(edge == .top ? near : far), bottomFill: .color(edge == .top ? far : near))
    let reach = -fade.reach
    // One fade is even; two hide what is near the edge, and begin as softly.
    return ZStack {
      VStack(spacing: 0) { edge == .top ? [full] + growing.reversed() : growing + [full] }
      shade
      shade
    }
    .padding(Insets(top: edge == .top ? 0 : reach, bottom: edge == .top ? reach : 0))
    .node(in: environment)
  }
}
