public import Foundation

/// A view that a function draws.
nonisolated public struct Canvas<Symbols: View>: View {
  private let draw: (inout GraphicsContext, CGSize) -> Void

  @MainActor public var body: some View {
    GeometryReader { proxy in
      let views = drawn(proxy.size)
      ZStack(alignment: .topLeading) {
        Color.clear
        ForEach(views.indices) { views[$0] }
      }
    }
  }

  private func drawn(_ size: CGSize) -> [AnyView] {
    var context = GraphicsContext()
    draw(&context, size)
    return context.layers.views
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a view; the function gets a context and the size in points.
  nonisolated public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { draw = renderer }
}

/// What a canvas draws on.
nonisolated public struct GraphicsContext {
  /// The views that have been drawn, shared by all copies of a context.
  final class Layers {
    var views: [AnyView] = []
  }

  /// What a shape is filled with.
  nonisolated public struct Shading {
    let style: AnyShapeStyle
    public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(style: AnyShapeStyle(style))
    }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      // Points of a canvas are not parts of a shape: the direction is kept.
      let isAcross = abs(endPoint.x - startPoint.x) >= abs(endPoint.y - startPoint.y)
      return Shading(
        style: AnyShapeStyle(
          LinearGradient(
            gradient: gradient, startPoint: isAcross ? .leading : .top,
            endPoint: isAcross ? .trailing : .bottom)))
    }
    public static var foreground: Shading { Shading(style: AnyShapeStyle(ForegroundStyle())) }
  }

  let layers = Layers()
  /// The opacity of drawing operations, 0 to 1.
  public var opacity = 1.0
  /// How drawing operations are blended with the content behind them.
  public var blendMode = BlendMode.normal
  private var origin = CGSize.zero

  init() {}

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(path.fill(shading.style, style: style))
  }
  /// Draws a line along a path; the width is in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    add(path.stroke(shading.style, lineWidth: lineWidth))
  }
  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path.stroke(shading.style, style: style))
  }
  /// Draws a text with a part of it at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    add(text.fixedSize().modifier(Placed(point: point, anchor: anchor)))
  }
  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {
    add(text.frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY))
  }
  /// Draws a picture with a part of it at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    add(image.modifier(Placed(point: point, anchor: anchor)))
  }
  /// Draws a picture in a rectangle.
  public func draw(_ image: Image, in rect: CGRect) {
    add(image.resizable().frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY))
  }
  /// Moves later drawing operations by a distance in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    origin = CGSize(width: origin.width + x, height: origin.height + y)
  }
  /// Draws with a copy of the context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }

  private func add<Layer: View>(_ layer: Layer) {
    layers.views.append(AnyView(layer.offset(origin).opacity(opacity).blendMode(blendMode)))
  }

  private struct Placed: ViewModifier {
    let point: CGPoint
    let anchor: UnitPoint

    func body(content: Content) -> some View {
      content
        .alignmentGuide(.leading) { $0.width * anchor.x }
        .alignmentGuide(.top) { $0.height * anchor.y }
        .frame(width: 0, height: 0, alignment: .topLeading)
        .offset(x: point.x, y: point.y)
    }
  }
}
