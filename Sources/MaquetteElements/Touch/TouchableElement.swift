/// A control that fingers do something to. What is drawn for it is known by the picture it is in, not by itself: while
/// somebody touches a picture, its controls are looked up on a ``ControlStage``.
public protocol TouchableElement: Element {
  /// The name in sheets.
  static var name: String { get }
}
