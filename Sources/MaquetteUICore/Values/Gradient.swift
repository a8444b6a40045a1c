import Foundation
import MaquetteGraphics
import struct MaquetteGraphics.Point
import struct MaquetteGraphics.Rect

/// Colours at places between 0 and 1.
nonisolated public struct Gradient: Hashable, Sendable {
  /// A colour and its place.
  nonisolated public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: Double

    /// Creates a colour at a place.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in order.
  public var stops: [Stop]

  /// Creates a gradient of colours at places.
  public init(stops: [Stop]) { self.stops = stops }
  /// Creates a gradient of colours equally far apart.
  public init(colors: [Color]) {
    stops = colors.enumerated().map {
      Stop(color: $1, location: Double($0) / Double(max(1, colors.count - 1)))
    }
  }
}

/// A gradient with its geometry in parts of the frame.
struct GradientPaint: Hashable, Sendable {
  enum Geometry: Hashable, Sendable {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, start: Double, end: Double)
    case elliptical(UnitPoint, start: Double, end: Double)
    case angular(UnitPoint, start: Double, end: Double)
  }

  var geometry: Geometry
  var stops: [Gradient.Stop]

  /// Returns the gradient in a frame.
  func resolved(
    in frame: Rect, stops: [MaquetteGraphics.Gradient.Stop], isMirrored: Bool
  ) -> MaquetteGraphics.Gradient {
    func point(_ unit: UnitPoint) -> Point {
      let x = isMirrored ? 1 - unit.x : unit.x
      return Point(x: frame.minX + x * frame.width, y: frame.minY + unit.y * frame.height)
    }
    switch geometry {
    case .linear(let start, let end):
      return MaquetteGraphics.Gradient(geometry: .linear(start: point(start), end: point(end)), stops: stops)
    case .radial(let center, let start, let end):
      return MaquetteGraphics.Gradient(
        geometry: .radial(center: point(center), radius: max(end, 0.001)),
        stops: Self.moved(stops, from: start, to: end))
    case .elliptical(let center, let start, let end):
      let radius = max(frame.width, frame.height)
      return MaquetteGraphics.Gradient(
        geometry: .radial(center: point(center), radius: max(end * radius, 0.001)),
        stops: Self.moved(stops, from: start, to: end))
    case .angular(let center, let start, let end):
      let share = min(1, max(0.0001, abs(end - start) / 360))
      return MaquetteGraphics.Gradient(
        geometry: .angular(center: point(center), start: start),
        stops: stops.map { .init(offset: $0.offset * share, color: $0.color) })
    }
  }

  /// Returns the stops of a gradient that begins at a distance from its middle.
  private static func moved(
    _ stops: [MaquetteGraphics.Gradient.Stop], from start: Double, to end: Double
  ) -> [MaquetteGraphics.Gradient.Stop] {
    guard start > 0, end > 0 else { return stops }
    let first = min(1, start / end)
    return stops.map { .init(offset: first + $0.offset * (1 - first), color: $0.color) }
  }
}

/// A gradient along a line.
nonisolated public struct LinearGradient: ShapeStyle, PaintStyle, Equatable {
  let paint: StylePaint

  /// Creates a gradient between two points of the frame.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    paint = .gradient(GradientPaint(geometry: .linear(startPoint, endPoint), stops: gradient.stops))
  }
  /// Creates a gradient between two points of the frame.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates a gradient between two points of the frame.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient from a middle outwards; radii are in points.
nonisolated public struct RadialGradient: ShapeStyle, PaintStyle {
  let paint: StylePaint

  /// Creates a gradient around a point of the frame.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    paint = .gradient(
      GradientPaint(geometry: .radial(center, start: startRadius, end: endRadius), stops: gradient.stops))
  }
  /// Creates a gradient around a point of the frame.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Creates a gradient around a point of the frame.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient from a middle outwards; radii are in parts of the frame.
nonisolated public struct EllipticalGradient: ShapeStyle, PaintStyle {
  let paint: StylePaint

  /// Creates a gradient around a point of the frame.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    paint = .gradient(
      GradientPaint(
        geometry: .elliptical(center, start: startRadiusFraction, end: endRadiusFraction),
        stops: gradient.stops))
  }
  /// Creates a gradient around a point of the frame.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// A gradient once around a middle, clockwise.
nonisolated public struct AngularGradient: ShapeStyle, PaintStyle {
  let paint: StylePaint

  /// Creates a gradient around a point of the frame.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    let end = endAngle == startAngle ? startAngle.degrees + 360 : endAngle.degrees
    paint = .gradient(
      GradientPaint(
        geometry: .angular(center, start: startAngle.degrees, end: end), stops: gradient.stops))
  }
  /// Creates a gradient around a point of the frame.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Creates a gradient once around a point of the frame.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }
  /// Creates a gradient once around a point of the frame.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}

/// A gradient made from one colour.
nonisolated public struct AnyGradient: ShapeStyle, PaintStyle, Hashable {
  private let color: Color

  init(_ color: Color) { self.color = color }

  /// Derived: the system's colours become about a seventh lighter towards the top.
  var paint: StylePaint {
    let top = color.mix(with: .white, by: 0.15)
    return .gradient(
      GradientPaint(
        geometry: .linear(.top, .bottom), stops: Gradient(colors: [top, color]).stops))
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}
extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension LinearGradient: View, StyledView { public typealias Body = Never }
extension RadialGradient: View, StyledView { public typealias Body = Never }
extension EllipticalGradient: View, StyledView { public typealias Body = Never }
extension AngularGradient: View, StyledView { public typealias Body = Never }

/// A style that is a view too: its room, painted.
protocol StyledView: PrimitiveView, ShapeStyle {}

extension StyledView {
  package func lower(in context: ViewContext) -> [ViewPart] {
    let paint = context.resolved(AnyShapeStyle(self))
    return [ViewPart(DrawnShape { frame in paint.fill(.rect(frame), in: frame) })]
  }
}
