/// A place in the tree of views, which keeps what lasts from one round to the next.
///
/// - Note: `@unchecked Sendable` is sound because only the main actor uses it.
package final class ViewNode: @unchecked Sendable {
  private var children: [AnyHashable: ViewNode] = [:]
  /// The storage of properties by their index.
  var slots: [AnyHashable: AnyObject] = [:]
  /// What has happened already, such as the first appearance.
  var marks: Set<String> = []
  /// The last values that changes are compared with.
  var lastValues: [AnyHashable: Any] = [:]

  package init() {}

  /// Returns the place inside for a key; the same one in each round.
  func child(_ key: AnyHashable) -> ViewNode {
    if let child = children[key] { return child }
    let child = ViewNode()
    children[key] = child
    return child
  }

  /// Returns the place for a type of view; a view of another type there has no state yet.
  func ofType(_ type: Any.Type) -> ViewNode { child(AnyHashable(ObjectIdentifier(type))) }

  /// Returns the storage for a key, which is made when it is first asked for.
  func slot<Storage: AnyObject>(_ key: AnyHashable, make: () -> Storage) -> Storage {
    if let storage = slots[key] as? Storage { return storage }
    let storage = make()
    slots[key] = storage
    return storage
  }

  /// Returns whether something happens for the first time.
  func isFirst(_ mark: String) -> Bool { marks.insert(mark).inserted }
}
