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
    // What the content sends upwards is known once it has its room: the next round hands it on.
    let known = context.graph.slot("sent") { SharedValue(SentByReader()) }
    context.preferences.merge(known.value.preferences)
    context.session.presentations += known.value.presentations
    let bound = MainBound(value: (make, context, known, context.session.views))
    return [
      ViewPart(
        SizeReader { room in
          let (content, context, known, views) = bound.value
          // Reports name the view that contains the reader.
          let outer = context.session.views
          context.session.views = views
          defer { context.session.views = outer }
          var inner = context.child(0)
          inner.preferences = PreferenceCollector()
          let shown = context.session.presentations.count
          if inner.environment.isInRow { inner.environment.isInRow = false }
          let proxy = GeometryProxy(
            frame: CGRect(room.frame), safeAreaInsets: EdgeInsets(of: room.safeAreaInsets), context: inner)
          let parts = inner.parts(of: content(proxy))
          let sent = SentByReader(
            frame: proxy.frame, preferences: inner.preferences,
            presentations: Array(context.session.presentations[shown...]))
          context.session.presentations.removeSubrange(shown...)
          if sent.isNews(after: known.value) { context.session.actions.append {} }
          known.value = sent
          return MaquetteElements.ZStack(alignment: .topLeading) { parts.painted }
        })
    ]
  }
}

/// What the content of a reader sends to the views around it.
private struct SentByReader {
  var frame = CGRect.zero
  var preferences = PreferenceCollector()
  var presentations: [any Element] = []

  /// Whether the views around have to be drawn again.
  func isNews(after last: SentByReader) -> Bool {
    if presentations.count != last.presentations.count { return true }
    return !preferences.equals(last.preferences) { frame == last.frame }
  }
}

/// The room of a view.
nonisolated public struct GeometryProxy {
  /// The frame in the picture.
  let frame: CGRect
  /// The parts of the room that the device and bars cover.
  public let safeAreaInsets: EdgeInsets
  let context: ViewContext

  /// The size in points.
  public var size: CGSize { frame.size }

  /// Returns the frame in a space; in that of the picture if no view around has the space.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: frame
    case .named(let name):
      context.session.spaces[name].map { frame.offsetBy(dx: -$0.minX, dy: -$0.minY) } ?? frame
    }
  }
  /// Returns the frame in a space.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }
  /// Returns the bounds of a named space, from the room's corner.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    context.session.spaces[space.name]?.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

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
  /// The viewport of the scroll view around.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: "scroll view") }
  /// The viewport of the scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
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

extension EdgeInsets {
  fileprivate init(of insets: Insets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension ViewContext {
  /// Returns an element whose place is known under a name to the readers inside it.
  func named(_ name: String, _ element: any Element) -> any Element {
    let session = MainBound(value: session)
    return element.placed { session.value.spaces[name] = CGRect($0) }
  }
}

extension View {
  /// Returns the view with a name for its coordinate space.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    adapted(.elementIn { $1.named(name.name, $0) })
  }
  /// Returns the view with a name for its coordinate space.
  nonisolated public func coordinateSpace(name: some Hashable) -> some View {
    coordinateSpace(NamedCoordinateSpace.named(name))
  }
}
