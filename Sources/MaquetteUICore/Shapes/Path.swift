public import Foundation
import MaquetteGraphics
import struct MaquetteGraphics.Point
import struct MaquetteGraphics.Rect

/// An outline of lines and curves, in points.
nonisolated public struct Path: Equatable, Sendable, CustomStringConvertible {
  /// A part of an outline.
  nonisolated public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  var graphics = MaquetteGraphics.Path()
  /// The line along the path if it is an outline of a line.
  var line: StrokeStyle?

  /// Creates an empty path.
  public init() {}
  /// Creates a path by adding to it.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  /// Creates a path of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// Creates a path of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Creates a path of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  /// Creates a path of a rectangle whose corners differ.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  /// Creates a path of an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  init(_ graphics: MaquetteGraphics.Path) { self.graphics = graphics }

  public var isEmpty: Bool { graphics.isEmpty }
  /// The last point.
  public var currentPoint: CGPoint? {
    var last: CGPoint?
    var start: CGPoint?
    forEach { element in
      switch element {
      case .move(let point): (last, start) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): last = point
      case .closeSubpath: last = start
      }
    }
    return last
  }

  /// The smallest rectangle around the points and their controls.
  public var boundingRect: CGRect { graphics.controlBounds.map(CGRect.init) ?? .null }

  public var description: String {
    var words: [String] = []
    forEach { words.append("\($0)") }
    return words.joined(separator: " ")
  }

  public mutating func move(to point: CGPoint) { graphics.move(to: Point(point)) }
  public mutating func addLine(to point: CGPoint) {
    isEmpty ? move(to: point) : graphics.line(to: Point(point))
  }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    graphics.quad(to: Point(end), control: Point(control))
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    graphics.cubic(to: Point(end), control1: Point(control1), control2: Point(control2))
  }
  public mutating func closeSubpath() { graphics.close() }

  public mutating func addRect(_ rect: CGRect) { graphics.add(Rect(rect)) }
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public mutating func addEllipse(in rect: CGRect) { graphics.add(ellipseIn: Rect(rect)) }
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  public mutating func addPath(_ path: Path) { graphics.append(path.graphics) }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    graphics.append(path.applying(transform).graphics)
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    graphics.add(
      MaquetteGraphics.RoundedRectangle(
        rect: Rect(rect), radius: min(cornerSize.width, cornerSize.height), style: style.element))
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    graphics.add(
      MaquetteGraphics.RoundedRectangle(
        rect: Rect(rect), radii: cornerRadii.element(isMirrored: false), style: style.element))
  }

  /// Returns the path moved and scaled.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var result = self
    result.graphics = graphics.applying(transform.graphics)
    return result
  }
  /// Returns the path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  /// Returns the outline of a line along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var result = self
    result.line = style
    return result
  }

  /// Calls a function for each part.
  public func forEach(_ body: (Element) -> Void) {
    var index = 0
    func next() -> CGPoint {
      defer { index += 1 }
      return CGPoint(graphics.points[index])
    }
    for verb in graphics.verbs {
      switch verb {
      case .move: body(.move(to: next()))
      case .line: body(.line(to: next()))
      case .quad:
        let control = next()
        body(.quadCurve(to: next(), control: control))
      case .cubic:
        let (first, second) = (next(), next())
        body(.curve(to: next(), control1: first, control2: second))
      case .close: body(.closeSubpath)
      }
    }
  }
}

extension Point {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Rect {
  init(_ rect: CGRect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

/// The shape of corners.
nonisolated public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous

  var element: CornerStyle { self == .circular ? .circular : .continuous }
}

/// A radius for each corner of a rectangle, in points.
nonisolated public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }

  func element(isMirrored: Bool) -> CornerRadii {
    isMirrored
      ? CornerRadii(
        topLeft: topTrailing, topRight: topLeading, bottomRight: bottomLeading, bottomLeft: bottomTrailing)
      : CornerRadii(
        topLeft: topLeading, topRight: topTrailing, bottomRight: bottomTrailing, bottomLeft: bottomLeading)
  }
}
