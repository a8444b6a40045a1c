// Actions without a target, after `UIControl.addAction(_:for:)`, and the enumeration of everything a control performs.
extension LiveControl {
  /// Adds an action without a target for events. Its name identifies it: another action with the same name is replaced,
  /// and the events of both remain.
  public func addAction(_ action: ControlAction, for events: ControlEvents) {
    targets.addAction(action, events)
  }

  /// Removes an action that was added by ``addAction(_:for:)`` from events.
  public func removeAction(_ action: ControlAction, for events: ControlEvents) {
    removeAction(identifiedBy: action.name, for: events)
  }

  /// Removes the action of a name that was added by ``addAction(_:for:)`` from events.
  public func removeAction(identifiedBy name: String, for events: ControlEvents) {
    targets.removeAction(name, events)
  }

  /// Calls the body for everything that events perform, in the order of addition: either an action, or a target with its
  /// action; a nil target stands for the responder chain. `stop` ends the enumeration; the body may add and remove.
  public func enumerateEventHandlers(
    _ body: (
      _ action: ControlAction?, _ targetAction: (target: AnyObject?, action: ControlAction)?,
      _ events: ControlEvents, _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for pair in targets.present {
      if pair.isOwn {
        body(pair.action, nil, pair.events, &stop)
      } else {
        body(nil, (pair.target, pair.action), pair.events, &stop)
      }
      if stop { return }
    }
  }
}
