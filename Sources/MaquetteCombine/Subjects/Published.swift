/// A property of an observable object that publishes its values.
@propertyWrapper
public struct Published<Value> {
  /// The value and its subscribers.
  final class Storage {
    private let lock = Lock()
    private var current: Value
    private let subscribers = SubscriberList<Value, Never>()
    private var kept: [AnyCancellable] = []
    /// The object that holds the property, once the property was used.
    weak var owner: AnyObject?

    init(_ value: Value) { current = value }

    var value: Value { lock.run { current } }

    /// Announces the change, publishes the value and then stores it: subscribers run before the property changes.
    func send(_ value: Value) {
      if let owner { PublisherTable.shared.willChange(owner) }
      subscribers.send(value)
      lock.run { current = value }
    }

    func add(_ subscriber: AnySubscriber<Value, Never>) {
      subscribers.add(subscriber) { [weak self] in self?.value }
    }

    func keep(_ cancellable: AnyCancellable) { lock.run { kept.append(cancellable) } }
  }

  let storage: Storage

  /// A property with its first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// A property with its first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  @available(*, unavailable, message: "@Published works in classes only")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.send(newValue) }
  }

  /// The publisher of the property: its value now, and each one before it is stored.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { _ = newValue }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      if storage.owner == nil { storage.owner = object }
      return storage.value
    }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if storage.owner == nil { storage.owner = object }
      storage.send(newValue)
    }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: KeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      if storage.owner == nil { storage.owner = object }
      return Publisher(storage: storage)
    }
    set { _ = newValue }
  }

  /// The publisher of a published property.
  public struct Publisher: MaquetteCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: Storage

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.add(AnySubscriber(subscriber))
    }
  }
}
