extension LiveControl {
  /// Adds an action of a target for events. The target is not kept alive; one that is nil stands for whoever is there
  /// to act. Adding the same again changes nothing.
  public func addTarget(_ target: AnyObject?, action: ControlAction, for events: ControlEvents) {
    targets.add(target, action, events)
  }

  /// Takes an action of a target away for events; nil stands for all targets, and for all actions.
  public func removeTarget(_ target: AnyObject?, action: String?, for events: ControlEvents) {
    targets.remove(target, action, events)
  }

  /// The names of the actions of a target for an event; nil if there are none, and for no target.
  public func actions(forTarget target: AnyObject?, forControlEvent event: ControlEvents) -> [String]? {
    guard let target else { return nil }
    let names = targets.present.filter { $0.isOf(target) && $0.events.isSuperset(of: event) }
      .map(\.action.name)
    return names.isEmpty ? nil : names
  }

  /// All targets, each once, in the order in which they were added; nil stands for whoever is there to act.
  public var allTargets: [AnyObject?] {
    targets.present.reduce(into: []) { result, pair in
      if !result.contains(where: { $0 === pair.target }) { result.append(pair.target) }
    }
  }

  /// All events for which there is an action.
  public var allControlEvents: ControlEvents {
    targets.present.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Does an action. This is where a session notes it.
  public func sendAction(_ action: ControlAction, to target: AnyObject?, for events: ControlEvents) {
    session?.note(action, of: self)
    action.body(target, self, events)
  }

  /// Does every action of events, in the order in which they were added: one that was added for several of the events
  /// is done once.
  public func sendActions(for events: ControlEvents) {
    session?.note(events, of: self)
    for pair in targets.present where !pair.events.isDisjoint(with: events) {
      sendAction(pair.action, to: pair.target, for: events)
    }
  }
}
