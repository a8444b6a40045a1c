public import MaquetteControls

/// A button with a look of its own, such as one that closes something: it acts when a finger is lifted inside.
public final class LivePlainButton<Value: StatefulControl>: LiveValue<Value> {
  /// That it is touched and that it is to act is one thing, and is sent at once.
  public override var eventsOfTouchUpInside: ControlEvents { [.touchUpInside, .primaryActionTriggered] }
}

/// A button that shows a menu, at the touch; the event comes before the menu, by the reference of UIKit.
public final class LiveMenuButton<Value: StatefulControl>: LiveValue<Value> {
  /// It is there for its menu.
  public override var eventsOfPurpose: ControlEvents { .menuActionTriggered }
  /// That it is touched, and that its menu is to be shown.
  public override var eventsOfTouchDown: ControlEvents { [.touchDown, .menuActionTriggered] }
}
