public import Foundation
import MaquetteGraphics
import struct MaquetteGraphics.Point

/// An affine transformation. It moves, scales and turns points.
nonisolated public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public static let identity = CGAffineTransform()

  /// Creates the identity.
  public init() { (a, b, c, d, tx, ty) = (1, 0, 0, 1, 0, 0) }
  /// Creates a transformation.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  /// Creates a turn by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(Transform.rotation(degrees: angle * 180 / .pi))
  }

  init(_ map: Transform) { self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty) }

  var graphics: Transform { Transform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  public var isIdentity: Bool { self == .identity }
  /// Returns the transformation followed by another one.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(graphics.then(other.graphics))
  }
  public func inverted() -> CGAffineTransform { graphics.inverse.map { CGAffineTransform($0) } ?? self }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(transform.graphics.apply(Point(self)))
  }
}

extension CGSize {
  /// Returns the transformed size.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

/// The end of a line.
nonisolated public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

/// The corner of a line.
nonisolated public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}

/// An outline, as CoreGraphics hands it on.
///
/// - Note: `@unchecked Sendable` is sound because only `CGMutablePath` changes the path, whose caller builds it before it shares it, as with
///   CoreGraphics.
nonisolated public class CGPath: @unchecked Sendable {
  var path: Path

  init(_ path: Path) { self.path = path }

  public var boundingBox: CGRect { path.boundingRect }
  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}

/// An outline that is added to.
nonisolated public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(Path()) }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// Creates a path from CoreGraphics's.
  public init(_ path: CGPath) { self = path.path }

  /// The path as a path of CoreGraphics.
  public var cgPath: CGPath { CGPath(self) }

  /// Returns the path from its end to its beginning.
  package var reversed: Path {
    var pieces: [[CGPoint]] = []
    var current = CGPoint.zero
    forEach { element in
      switch element {
      case .move(let to): current = to
      case .line(let to):
        pieces.append([current, to])
        current = to
      case .quadCurve(let to, let control):
        pieces.append([current, control, to])
        current = to
      case .curve(let to, let control1, let control2):
        pieces.append([current, control1, control2, to])
        current = to
      case .closeSubpath: break
      }
    }
    return Path { path in
      for piece in pieces.reversed() {
        guard let start = piece.last, let end = piece.first else { continue }
        if path.currentPoint != start { path.move(to: start) }
        switch piece.count {
        case 2: path.addLine(to: end)
        case 3: path.addQuadCurve(to: end, control: piece[1])
        default: path.addCurve(to: end, control1: piece[2], control2: piece[1])
        }
      }
    }
  }
}
