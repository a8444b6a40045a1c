public import MaquetteCombine

extension View {
  /// Returns the view with an action that runs when it first appears; a picture shows what it changes.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    adapted(
      .all { context, inner, lower in
        if let action, context.graph.isFirst("appear") { context.session.actions.append(action) }
        return lower(inner)
      })
  }
  /// Returns the view with an action for its end, which a picture does not reach.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { inert }

  /// Returns the view with a task that runs when it first appears; a picture shows what it changes within a bound of time.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    adapted(
      .all { context, inner, lower in
        if context.graph.isFirst("task") { context.session.tasks.append(action) }
        return lower(inner)
      })
  }
  /// Returns the view with a task that runs when it first appears and when a value changes.
  nonisolated public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    adapted(
      .all { context, inner, lower in
        let isSame = context.graph.lastValues["task"] as? Value == value
        context.graph.lastValues["task"] = value
        if !isSame { context.session.tasks.append(action) }
        return lower(inner)
      })
  }

  /// Returns the view with an action for changes of a value.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { changing(value, initial) { action($0, $1) } }
  /// Returns the view with an action for changes of a value.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { changing(value, initial) { _, _ in action() } }
  /// Returns the view with an action for changes of a value.
  @_disfavoredOverload
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View { changing(value, false) { action($1) } }

  nonisolated private func changing<Value: Equatable>(
    _ value: Value, _ initial: Bool, _ action: @escaping (Value, Value) -> Void
  ) -> _Adapted<Self> {
    adapted(
      .all { context, inner, lower in
        let last = context.graph.lastValues["change"] as? Value
        context.graph.lastValues["change"] = value
        if let last, last != value {
          context.session.actions.append { action(last, value) }
        } else if last == nil, initial {
          context.session.actions.append { action(value, value) }
        }
        return lower(inner)
      })
  }

  /// Returns the view with an action for values of a publisher; a picture takes none.
  nonisolated public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never { inert }
}
