public import Foundation

/// A view for each element of a collection.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// The most views of a loop whose container builds only those that can be seen; more fill no screen.
  private static var rowLimit: Int { 1000 }

  package func lower(in context: ViewContext) -> [ViewPart] {
    var parts: [ViewPart] = []
    let limit = context.environment.hasLazyRows ? Self.rowLimit : Int.max
    if data.count > limit {
      context.session.report(
        .limit("only the first \(limit) of \(data.count) rows are drawn in \(context.session.viewName)"))
    }
    for element in data.prefix(limit) {
      let key = AnyHashable(id(element))
      for var part in context.child(key).parts(of: content(element)) {
        part.traits.tag = part.traits.tag ?? key
        part.traits.isInLoop = true
        parts.append(part)
      }
    }
    return parts
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each element.
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, which a property identifies.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Creates a view for each element of a bound collection.
  nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [BoundElement<Elements>] {
    self.init(
      data: BoundElement.all(of: data), content: { content($0.binding) },
      id: { $0.binding.wrappedValue[keyPath: id] })
  }

  /// Creates a view for each element of a bound collection.
  nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [BoundElement<Elements>], Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.init(
      data: BoundElement.all(of: data), content: { content($0.binding) }, id: { $0.binding.wrappedValue.id })
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Creates a view for each number.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

/// An element of a bound collection.
nonisolated public struct BoundElement<Elements: MutableCollection & RandomAccessCollection> {
  /// The element.
  public let binding: Binding<Elements.Element>

  static func all(of elements: Binding<Elements>) -> [BoundElement] {
    elements.wrappedValue.indices.map { index in
      BoundElement(
        binding: Binding(
          get: { elements.wrappedValue[index] }, set: { elements.wrappedValue[index] = $0 }))
    }
  }
}

/// Views whose data can change: rows that can be moved or deleted.
nonisolated public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Returns rows that can be deleted; a still picture ignores it.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    InertRows(content: self)
  }
  /// Returns rows that can be moved; a still picture ignores it.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    InertRows(content: self)
  }
}

/// Rows without a change.
nonisolated struct InertRows<Content: View>: DynamicViewContent, PrimitiveView {
  typealias Body = Never
  let content: Content

  package func lower(in context: ViewContext) -> [ViewPart] { context.child(0).parts(of: content) }
}

private enum LazyRowsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the container around builds only the views that can be seen.
  var hasLazyRows: Bool {
    get { self[LazyRowsKey.self] }
    set { self[LazyRowsKey.self] = newValue }
  }
}

extension ViewContext {
  /// The context of views in a container that builds only those that can be seen.
  var inLazyRows: ViewContext { environment.hasLazyRows ? self : changing { $0.hasLazyRows = true } }
}
