import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The drawing of rings inside each other: a track all around for each, and an arc over it.
struct RingFace: Element {
  /// One ring.
  struct Track: Hashable {
    var value: Double
    /// The colours of the arc.
    var stops: [Gradient.Stop]
    /// The radius of the middle of the line, in points.
    var radius: Double
  }

  var tracks: [Track]
  /// The thickness of the lines, in points.
  var width: Double
  var diameter: Double
  var metrics: RingMetrics

  func node(in environment: Environment) -> Node {
    let item = LayoutItem { [diameter] _ in Measurement(width: diameter, height: diameter) }
    let opacity = metrics.trackOpacity(under: environment.contrast)
    let shadow = environment.color(.shadow).opacity(metrics.shadowOpacity)
    return Node(name: NodeName("rings"), item: item) { drawing in
      let center = drawing.frame.center
      return tracks.flatMap { track -> [DisplayList.Operation] in
        guard track.radius > 0, width > 0 else { return [] }
        let circle = Rect(
          x: center.x - track.radius, y: center.y - track.radius, width: 2 * track.radius,
          height: 2 * track.radius)
        let arc = RingArc(
          center: center, radius: track.radius, width: width, turns: track.value, stops: track.stops,
          shadow: (shadow, width * metrics.shadowSigma, width * metrics.shadowDistance))
        let ground = (track.stops.first?.color ?? .clear).opacity(opacity)
        return [.stroke(.ellipse(circle), StrokeStyle(width: width), .color(ground))] + arc.operations
      }
    }
  }
}
