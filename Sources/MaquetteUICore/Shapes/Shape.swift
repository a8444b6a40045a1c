public import Foundation
import MaquetteElements
import MaquetteGraphics
import struct MaquetteGraphics.Rect
import struct MaquetteGraphics.Size
import MaquetteLayout
import MaquetteScene

/// A shape that takes its room.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// Returns the size of the shape for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The shape in the foreground style.
  @MainActor @preconcurrency public var body: _ShapeView<Self> {
    _ShapeView(shape: self, style: nil, fill: FillStyle())
  }

  /// Returns the proposed size, or 10 points if no size is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A value with parts that can be animated.
nonisolated public protocol Animatable {
  /// The type of the part.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The part.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A shape whose outline can be moved inwards.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the shape that is moved inwards.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape moved inwards by a distance in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// How the inside of a shape is filled.
nonisolated public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }

  var rule: FillRule { isEOFilled ? .evenOdd : .nonzero }
}

/// A line along an outline.
nonisolated public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  /// Creates a line; lengths are in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }

  var graphics: MaquetteGraphics.StrokeStyle {
    var style = MaquetteGraphics.StrokeStyle(width: lineWidth)
    style.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    style.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    style.miterLimit = miterLimit
    style.dashes = dash.map { Double($0) }
    style.dashPhase = dashPhase
    return style
  }
}

/// A shape with its fill.
nonisolated public struct _ShapeView<Content: Shape>: View, PrimitiveView {
  public typealias Body = Never
  let shape: Content
  let style: AnyShapeStyle?
  let fill: FillStyle

  package func lower(in context: ViewContext) -> [ViewPart] {
    let paint = context.resolved(style)
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    return [
      ViewPart(
        DrawnShape(size: shape.elementSize) { [shape, fill] frame in
          let path = shape.outline(in: frame, isMirrored: isMirrored)
          guard let line = path.line, let ink = paint.paint(in: frame) else {
            return paint.fill(.path(path.graphics, fill.rule), in: frame)
          }
          return [.stroke(.path(path.graphics, .nonzero), line.graphics, ink)]
        })
    ]
  }
}

extension Shape {
  /// Returns the outline in a frame of a picture; in right-to-left reading it is mirrored.
  func outline(in frame: Rect, isMirrored: Bool = false) -> Path {
    // A shape is asked for its path in a rectangle of its own, as in SwiftUI.
    let path = path(in: CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
    let place = Transform.translation(x: frame.minX, y: frame.minY)
    let map = isMirrored ? Transform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0).then(place) : place
    var result = path
    result.graphics = path.graphics.applying(map)
    return result
  }

  /// The size for proposals, for elements.
  var elementSize: @Sendable (Proposal) -> Size {
    { proposal in
      let size = sizeThatFits(ProposedViewSize(proposal))
      return Size(width: size.width, height: size.height)
    }
  }
}

/// An element that draws a shape in the size that it is offered.
struct DrawnShape: Element {
  var size: @Sendable (Proposal) -> Size = { Size(width: $0.width ?? 10, height: $0.height ?? 10) }
  let draw: @Sendable (Rect) -> [DisplayList.Operation]

  init(
    size: @escaping @Sendable (Proposal) -> Size = { Size(width: $0.width ?? 10, height: $0.height ?? 10) },
    draw: @escaping @Sendable (Rect) -> [DisplayList.Operation]
  ) { (self.size, self.draw) = (size, draw) }

  func node(in environment: MaquetteElements.Environment) -> Node {
    Node(name: .shape, item: LayoutItem { Measurement(size: size($0)) }) { draw($0.frame) }
  }
}

extension NodeName {
  /// A shape of a view.
  static let shape = NodeName("shape")
}
