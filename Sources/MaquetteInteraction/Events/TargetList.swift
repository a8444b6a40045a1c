/// The targets and actions of a control, in the order in which they were added.
struct TargetList {
  /// One target with one action.
  struct Pair {
    /// Nil for a target that is gone, or for none: see ``hasTarget``.
    weak var target: AnyObject?
    let hasTarget: Bool
    let action: ControlAction
    var events: ControlEvents

    /// Whether there is nobody left to act.
    var isGone: Bool { hasTarget && target == nil }

    func isOf(_ other: AnyObject?) -> Bool { hasTarget == (other != nil) && target === other }
  }

  private var pairs: [Pair] = []

  /// The pairs whose targets are still there.
  var present: [Pair] { pairs.filter { !$0.isGone } }

  /// Adds events to a pair; a pair is there once, however often it is added.
  mutating func add(_ target: AnyObject?, _ action: ControlAction, _ events: ControlEvents) {
    pairs.removeAll(where: \.isGone)
    if let index = pairs.firstIndex(where: { $0.isOf(target) && $0.action.name == action.name }) {
      pairs[index].events.formUnion(events)
    } else {
      pairs.append(Pair(target: target, hasTarget: target != nil, action: action, events: events))
    }
  }

  /// Takes events away from pairs; nil stands for every target, and for every action.
  mutating func remove(_ target: AnyObject?, _ name: String?, _ events: ControlEvents) {
    for index in pairs.indices where target == nil || pairs[index].isOf(target) {
      if name == nil || pairs[index].action.name == name { pairs[index].events.subtract(events) }
    }
    pairs.removeAll { $0.isGone || $0.events.isEmpty }
  }
}
