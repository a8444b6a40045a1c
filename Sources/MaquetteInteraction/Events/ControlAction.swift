/// What a target does when an event happens: a name, as a selector is one, and what stands behind it.
public struct ControlAction {
  /// The name, which tells actions of one target apart.
  public let name: String
  let body: (_ target: AnyObject?, _ sender: LiveControl, _ events: ControlEvents) -> Void

  /// Creates an action that is only told in the log of events.
  public init(_ name: String) {
    self.init(name) { _, _, _ in }
  }

  /// Creates an action.
  public init(
    _ name: String,
    body: @escaping (_ target: AnyObject?, _ sender: LiveControl, _ events: ControlEvents) -> Void
  ) {
    self.name = name
    self.body = body
  }
}
