public import Foundation
import MaquetteElements
import MaquetteGraphics

// `fill`, `stroke` and their kin. A shape that is painted is a view to which further paint is added.

extension Shape {
  /// Returns the shape filled with a style.
  nonisolated public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle())
    -> some View
  {
    _ShapeView(shape: self, style: AnyShapeStyle(content), fill: style)
  }
  /// Returns the shape filled with the foreground style.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: nil, fill: style)
  }

  /// Returns the shape's outline as a line.
  nonisolated public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some View {
    _ShapeView(
      shape: _StrokedShape(shape: self, style: style), style: AnyShapeStyle(content), fill: FillStyle())
  }
  /// Returns the shape's outline as a line; the width is in points.
  nonisolated public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Returns the shape's outline as a line.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }
  /// Returns the shape's outline as a line; the width is in points.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a part of the outline.
  nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    MappedShape(base: self) { $0.trimmedPath(from: start, to: end) }
  }
  /// Returns the shape moved; distances are in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    MappedShape(base: self) { $0.offsetBy(dx: x, dy: y) }
  }
  /// Returns the shape moved by a size in points.
  nonisolated public func offset(_ size: CGSize) -> some Shape { offset(x: size.width, y: size.height) }
  /// Returns the shape turned clockwise.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    FramedShape(base: self) { path, rect in
      path.around(anchor, in: rect, Transform.rotation(degrees: angle.degrees))
    }
  }
  /// Returns the shape larger or smaller.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    FramedShape(base: self) { path, rect in path.around(anchor, in: rect, Transform.scale(x: x, y: y)) }
  }
  /// Returns the shape larger or smaller.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// Returns the shape with its outline mapped.
  nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
    MappedShape(base: self) { $0.applying(transform) }
  }
  /// Returns the shape in a room of a size in points.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    SizedShape(base: self, size: CGSize(width: width, height: height))
  }
  /// Returns the shape in a room of a size in points.
  nonisolated public func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size) }
}

extension InsettableShape {
  /// Returns a line inside the outline.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { inset(by: style.lineWidth / 2).stroke(content, style: style) }
  /// Returns a line inside the outline; the width is in points.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth) }
  /// Returns a line inside the outline.
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    inset(by: style.lineWidth / 2).stroke(style: style)
  }
  /// Returns a line inside the outline; the width is in points.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    inset(by: lineWidth / 2).stroke(lineWidth: lineWidth)
  }
}

/// The line along a shape's outline.
nonisolated public struct _StrokedShape<Base: Shape>: Shape {
  let shape: Base
  let style: StrokeStyle

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// A shape whose outline is changed.
nonisolated struct MappedShape<Base: Shape>: Shape {
  let base: Base
  let map: @Sendable (Path) -> Path

  func path(in rect: CGRect) -> Path { map(base.path(in: rect)) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A shape whose outline is changed by its frame.
nonisolated struct FramedShape<Base: Shape>: Shape {
  let base: Base
  let map: @Sendable (Path, CGRect) -> Path

  func path(in rect: CGRect) -> Path { map(base.path(in: rect), rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A shape in a room of its own size.
nonisolated struct SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize

  func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }
}

extension Path {
  /// Returns the path with a map around a place of a rectangle.
  fileprivate func around(_ anchor: UnitPoint, in rect: CGRect, _ map: Transform) -> Path {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    var result = self
    result.graphics = graphics.applying(
      Transform.translation(x: -x, y: -y).then(map).then(.translation(x: x, y: y)))
    return result
  }
}
