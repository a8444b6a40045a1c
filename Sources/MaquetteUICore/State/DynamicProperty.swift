/// A property of a view that is updated before the view's content is built.
public protocol DynamicProperty {
  /// Brings the property up to date.
  @MainActor @preconcurrency mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  @MainActor @preconcurrency public mutating func update() {}
}

/// The place of a property in the graph.
struct PropertyPlace {
  let graph: ViewNode
  let index: Int
  let context: ViewContext

  /// Returns the storage at the place.
  func slot<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
    graph.slot(AnyHashable(index), make: make)
  }
}

/// A property that keeps its value in the graph, or reads it from the environment.
protocol BoundProperty {
  /// Connects the property with its place.
  func bind(_ place: PropertyPlace)
}

/// A value that properties share.
///
/// - Note: `@unchecked Sendable` is sound as far as the app's code is: SwiftUI's own states are set on the main actor.
final class SharedValue<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}
