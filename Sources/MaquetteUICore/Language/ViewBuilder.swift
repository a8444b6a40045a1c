/// Collects the views in a pair of braces.
@resultBuilder
public enum ViewBuilder {
  /// Takes one view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Takes no view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Takes a block of one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Joins the views of a block.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView((repeat each content), views: views)
  }
  /// Takes an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Takes the first branch of an `if`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }
  /// Takes the second branch of an `if`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }
  /// Takes a branch that needs a version of the system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// The views of a block.
nonisolated public struct TupleView<T>: View, PrimitiveView {
  public typealias Body = Never
  /// The views as a tuple.
  public var value: T
  let views: [any View]

  init(_ value: T, views: [any View]) {
    self.value = value
    self.views = views
  }

  package func lower(in context: ViewContext) -> [ViewPart] {
    var parts: [ViewPart] = []
    for (index, view) in views.enumerated() { parts += context.child(index).parts(of: view) }
    return parts
  }
}

/// One of two branches.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  package func lower(in context: ViewContext) -> [ViewPart] {
    switch storage {
    case .first(let content): context.child(0).parts(of: content)
    case .second(let content): context.child(1).parts(of: content)
    }
  }
}
