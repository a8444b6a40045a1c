/// The action of a target for an event: a name, like that of a selector, and a closure.
public struct ControlAction {
  /// The name, which distinguishes the actions of one target.
  public let name: String
  let body: (_ target: AnyObject?, _ sender: LiveControl, _ events: ControlEvents) -> Void

  /// Creates an action that only appears in the event log.
  public init(_ name: String) {
    self.init(name) { _, _, _ in }
  }

  /// Creates an action that takes nothing, like a method without arguments.
  public init(_ name: String, handler: @escaping () -> Void) {
    self.init(name) { _, _, _ in handler() }
  }

  /// Creates an action of a control and of the event that it responds to, which is nil if a program sends the action.
  public init(_ name: String, handler: @escaping (_ sender: LiveControl, _ event: ControlEvent?) -> Void) {
    self.init(name) { _, sender, _ in handler(sender, sender.event) }
  }

  /// Creates an action of a control alone, like `UIAction(handler:)`.
  public init(_ name: String, handler: @escaping (_ sender: LiveControl) -> Void) {
    self.init(name) { _, sender, _ in handler(sender) }
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

/// A target in a set of them: an object, which equals no other one.
public struct ControlTarget: Hashable {
  /// The object; nil for the responder chain.
  public let object: AnyObject?

  /// Creates the target of an object; nil stands for the responder chain.
  public init(_ object: AnyObject?) { self.object = object }

  public static func == (one: ControlTarget, other: ControlTarget) -> Bool { one.object === other.object }

  public func hash(into hasher: inout Hasher) { hasher.combine(object.map(ObjectIdentifier.init)) }
}

/// The targets and actions of a control, in the order of addition.
struct TargetList {
  /// A target with an action.
  struct Pair {
    /// Nil if the target no longer exists or if there is none: see ``hasTarget``.
    weak var target: AnyObject?
    let hasTarget: Bool
    /// Whether the action is the control's own, without a target and without a search for one.
    var isOwn = false
    var action: ControlAction
    var events: ControlEvents

    var isGone: Bool { hasTarget && target == nil }

    func isOf(_ other: AnyObject?) -> Bool { !isOwn && hasTarget == (other != nil) && target === other }
  }

  private var pairs: [Pair] = []

  /// The pairs whose targets still exist.
  var present: [Pair] { pairs.filter { !$0.isGone } }

  /// Adds events to a pair; adding a pair twice keeps one.
  mutating func add(_ target: AnyObject?, _ action: ControlAction, _ events: ControlEvents) {
    pairs.removeAll(where: \.isGone)
    if let index = pairs.firstIndex(where: { $0.isOf(target) && $0.action.name == action.name }) {
      pairs[index].events.formUnion(events)
    } else {
      pairs.append(Pair(target: target, hasTarget: target != nil, action: action, events: events))
    }
  }

  /// Removes events from pairs; nil stands for every target or every action.
  mutating func remove(_ target: AnyObject?, _ name: String?, _ events: ControlEvents) {
    for index in pairs.indices where !pairs[index].isOwn && (target == nil || pairs[index].isOf(target)) {
      if name == nil || pairs[index].action.name == name { pairs[index].events.subtract(events) }
    }
    pairs.removeAll { $0.isGone || $0.events.isEmpty }
  }

  /// Adds events to the control's own action of a name, which takes the place of the former one.
  mutating func addAction(_ action: ControlAction, _ events: ControlEvents) {
    if let index = pairs.firstIndex(where: { $0.isOwn && $0.action.name == action.name }) {
      pairs[index].action = action
      pairs[index].events.formUnion(events)
    } else {
      pairs.append(Pair(target: nil, hasTarget: false, isOwn: true, action: action, events: events))
    }
  }

  /// Removes events from the control's own action of a name.
  mutating func removeAction(_ name: String, _ events: ControlEvents) {
    for index in pairs.indices where pairs[index].isOwn && pairs[index].action.name == name {
      pairs[index].events.subtract(events)
    }
    pairs.removeAll { $0.isGone || $0.events.isEmpty }
  }
}

extension LiveControl {
  /// The names of a target's actions for an event; nil if there are none or the target is nil.
  public func actions(forTarget target: AnyObject?, forControlEvent event: ControlEvents) -> [String]? {
    guard let target else { return nil }
    let names = targets.present.filter { $0.isOf(target) && $0.events.isSuperset(of: event) }
      .map(\.action.name)
    return names.isEmpty ? nil : names
  }

  /// All targets.
  public var allTargets: Set<ControlTarget> {
    Set(targets.present.filter { !$0.isOwn }.map { ControlTarget($0.target) })
  }

  /// All events that have an action.
  public var allControlEvents: ControlEvents {
    targets.present.reduce(into: []) { $0.formUnion($1.events) }
  }
}
