public import MaquetteCombine
import MaquetteElements
public import Observation

extension View {
  /// Returns the view with a value in its environment.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { adapted(.environment { $0[keyPath: keyPath] = value }) }
  /// Returns the view with an observable object in its environment.
  nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    adapted(.environment { $0.objects[ObjectIdentifier(Object.self)] = object })
  }
  /// Returns the view with a changed value in its environment.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View { adapted(.environment { transform(&$0[keyPath: keyPath]) }) }
  /// Returns the view with an object in its environment.
  nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    adapted(.environment { $0.objects[ObjectIdentifier(Object.self)] = object })
  }

  /// Returns the view with a value for containers around it.
  nonisolated public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    adapted(
      .all { context, inner, lower in
        let parts = lower(inner)
        context.preferences.add(key, value)
        return parts
      })
  }
  /// Returns the view with a changed value for containers around it.
  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    adapted(
      .all { context, inner, lower in
        let parts = lower(inner)
        context.preferences.transform(key, callback)
        return parts
      })
  }
  /// Returns the view with an action for changes of a value of the views inside.
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    adapted(
      .all { context, inner, lower in
        let (parts, own) = context.collecting(inner, lower)
        let value = own[key]
        let last = context.graph.lastValues["preference \(key)"] as? Key.Value
        if last != value, last != nil || value != Key.defaultValue {
          context.graph.lastValues["preference \(key)"] = value
          context.session.actions.append { action(value) }
        }
        return parts
      })
  }
  /// Returns the view with others in front, made from a value of the views inside.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    adapted(
      .all { context, inner, lower in
        let (parts, own) = context.collecting(inner, lower)
        let other = context.child("overlay").element(of: transform(own[key]))
        return parts.map { part in part.wrapped { $0.overlay(other, alignment: alignment.element) } }
      })
  }
  /// Returns the view with others behind it, made from a value of the views inside.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    adapted(
      .all { context, inner, lower in
        let (parts, own) = context.collecting(inner, lower)
        let other = context.child("background").element(of: transform(own[key]))
        return parts.map { part in part.wrapped { $0.background(other, alignment: alignment.element) } }
      })
  }
}

extension ViewContext {
  /// Lowers a view with a collector of its own, whose values then go on upwards.
  func collecting(
    _ inner: ViewContext, _ lower: (ViewContext) -> [ViewPart]
  ) -> ([ViewPart], PreferenceCollector) {
    var inner = inner
    inner.preferences = PreferenceCollector()
    let parts = lower(inner)
    preferences.merge(inner.preferences)
    return (parts, inner.preferences)
  }
}
