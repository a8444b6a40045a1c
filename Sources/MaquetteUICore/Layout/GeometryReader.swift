public import Foundation
import MaquetteElements
import MaquetteGraphics
import MaquetteViewLayout

/// A view whose content depends on its room.
nonisolated public struct GeometryReader<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a view.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func lower(in context: ViewContext) -> [ViewPart] {
    context.session.hasReaders = true
    // Without its type, which a function of another isolation may not know.
    let make: (GeometryProxy) -> any View = content
    let bound = MainBound(value: (make, context))
    return [
      ViewPart(
        SizeReader { room in
          let (content, context) = bound.value
          var inner = context.child(0)
          if inner.environment.isInRow { inner.environment.isInRow = false }
          let proxy = GeometryProxy(frame: CGRect(room.frame), context: inner)
          let parts = inner.parts(of: content(proxy))
          return MaquetteElements.ZStack(alignment: .topLeading) { parts.painted }
        })
    ]
  }
}

/// The room of a view.
nonisolated public struct GeometryProxy {
  /// The frame in the picture.
  let frame: CGRect
  let context: ViewContext

  /// The size in points.
  public var size: CGSize { frame.size }
  /// The parts of the room that the device and bars cover.
  public var safeAreaInsets: EdgeInsets { context.environment.coveredInsets }

  /// Returns the frame in a space.
  public func frame(in space: CoordinateSpace) -> CGRect {
    space == .local ? CGRect(origin: .zero, size: size) : frame
  }
  /// Returns the frame in a space.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }
  /// Returns the bounds of a named space, which a picture does not know.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { nil }

  /// The value of an anchor.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let moved: Any =
      switch anchor.value {
      case let rect as CGRect: rect.offsetBy(dx: -frame.minX, dy: -frame.minY)
      case let point as CGPoint: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
      default: anchor.value
      }
    return moved as? Value ?? anchor.value
  }
}

/// A coordinate space.
nonisolated public enum CoordinateSpace: Hashable, Sendable {
  case global, local
  case named(String)

  public static func named(_ name: some Hashable) -> CoordinateSpace { .named("\(name)") }
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A kind of coordinate space.
nonisolated public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
/// The space of the picture.
nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
/// A space with a name.
nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  let name: String
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "\(name)")
  }
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: "scroll view") }
}

/// A place that a view reports to the containers around it.
nonisolated public struct Anchor<Value> {
  let value: Value

  /// What an anchor is made of.
  nonisolated public struct Source {
    let value: (CGRect) -> Value
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }
}
extension Anchor.Source where Value == CGPoint {
  public static var center: Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.midX, y: $0.midY) }
  }
}

private enum CoveredInsetsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }

extension EnvironmentValues {
  /// The parts of the view's room that the device and bars cover.
  var coveredInsets: EdgeInsets {
    get { self[CoveredInsetsKey.self] }
    set { self[CoveredInsetsKey.self] = newValue }
  }
}
