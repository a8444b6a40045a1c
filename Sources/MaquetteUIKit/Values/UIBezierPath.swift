public import Foundation
public import MaquetteUICore

/// An outline of lines and curves.
public final class UIBezierPath: NSObject {
  private var path: Path
  /// The thickness of a line along the path, in points.
  public var lineWidth: CGFloat = 1

  /// Creates an empty path.
  public override init() { path = Path() }
  /// Creates a path from CoreGraphics's.
  public init(cgPath: CGPath) { path = Path(cgPath) }
  /// Creates a path of a rectangle.
  public init(rect: CGRect) { path = Path(rect) }
  /// Creates a path of an ellipse.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  /// Creates a path of a rectangle with round corners; the radius is in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates a path of a rectangle, some of whose corners are round; the radius is the smaller side of the size, in points.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let smaller = min(cornerRadii.width, cornerRadii.height)
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? smaller : 0 }
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
        bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)))
  }

  /// The path as CoreGraphics hands it on.
  public var cgPath: CGPath { path.cgPath }
  /// The smallest rectangle around the points and their controls.
  public var bounds: CGRect { path.boundingRect }
  public var isEmpty: Bool { path.isEmpty }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  public func close() { path.closeSubpath() }
  /// Returns the path from its end to its beginning.
  public func reversing() -> UIBezierPath { UIBezierPath(cgPath: path.reversed.cgPath) }
}
