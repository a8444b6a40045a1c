/// A view whose type is not known.
nonisolated public struct AnyView: View, PrimitiveView {
  public typealias Body = Never
  let content: any View

  /// Creates a view from any view.
  nonisolated public init<Content: View>(_ view: Content) { content = view }
  /// Creates a view from any view.
  nonisolated public init<Content: View>(erasing view: Content) { content = view }
  /// Creates a view from a value; nil if the value is not a view.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    content = view
  }

  package func lower(in context: ViewContext) -> [ViewPart] {
    context.child(0).parts(of: content)
  }
}

/// Several views without a layout of their own. A modifier applies to each of them.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func lower(in context: ViewContext) -> [ViewPart] { context.child(0).parts(of: content) }
}

/// A view that is drawn again only if it differs; in a still picture its content.
nonisolated public struct EquatableView<Content: View & Equatable>: View, PrimitiveView {
  public typealias Body = Never
  /// The view.
  public var content: Content

  /// Creates a view.
  nonisolated public init(content: Content) { self.content = content }

  package func lower(in context: ViewContext) -> [ViewPart] { context.child(0).parts(of: content) }
}

extension View where Self: Equatable {
  /// Returns the view drawn again only if it differs.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
