/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The publisher of the changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that `@Published` properties send to: one for each object.
  public var objectWillChange: ObservableObjectPublisher { PublisherTable.shared.publisher(of: self) }
}

/// The publisher of an object that is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  // Safe to share: the list locks itself.
  private let subscribers = SubscriberList<Void, Never>()

  /// A publisher without subscribers.
  public init() {}

  /// Says that the object is about to change.
  public func send() { subscribers.send(()) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subscribers.add(AnySubscriber(subscriber))
  }
}

/// The publishers of objects that declare none, by object: a class cannot gain a stored property from a protocol.
final class PublisherTable: @unchecked Sendable {
  // Safe to share: read and written under the lock.
  static let shared = PublisherTable()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 64

  /// The publisher of an object. An address that a new object took over has a new publisher.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.run {
      let key = ObjectIdentifier(object)
      if let entry = entries[key], entry.object === object { return entry.publisher }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      if entries.count > sweepAt {
        entries = entries.filter { $0.value.object != nil }
        sweepAt = max(64, entries.count * 2)
      }
      return publisher
    }
  }

  /// Tells the publisher of an object, if anybody ever asked for it.
  func willChange(_ object: AnyObject) {
    let publisher = lock.run {
      entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.publisher : nil }
    }
    publisher?.send()
  }
}
