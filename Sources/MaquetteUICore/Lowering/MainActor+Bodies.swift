/// A value that goes to a place that only the main actor uses, although its type does not say so.
struct MainBound<Value>: @unchecked Sendable {
  let value: Value

  init(value: Value) { self.value = value }
}

/// Returns what a view or a style makes. Lowering runs on the main actor from beginning to end: ``ViewRenderer`` is isolated to it.
func onMain<Owner, Value>(_ owner: Owner, _ make: @MainActor (Owner) -> Value) -> Value {
  let bound = MainBound(value: owner)
  return MainActor.assumeIsolated { MainBound(value: make(bound.value)) }.value
}
