extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let cancellable = sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { value in
          let carried = Carried(value: value)
          continuation.yield(carried.value)
        })
      continuation.onTermination = { _ in cancellable.cancel() }
    }
  }
}

/// Takes a value into a stream. Combine's publishers have no requirement of `Sendable`, so its caller answers for it.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value
}
