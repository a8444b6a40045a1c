public import MaquetteControls
internal import MaquetteGraphics

/// A switch: a tap turns it over, and so does a finger that draws the thumb to the other end.
///
/// The value is sent once, when the finger is lifted: the reference of `UISwitch` has `valueChanged` and no events while
/// it is drawn.
public final class LiveSwitch: LiveValue<Switch> {
  /// How far a finger has to go, as a part of the width, until the thumb follows: what the system's web engine asks for
  /// (WebKit, `RenderTheme.h`, `switchPointerTrackingMagnitudeProportion`).
  private static let dragPart = 0.4

  private var wasOn = false
  private var isDragged = false

  init(_ role: ControlStage.Role, _ value: Switch) { super.init(role, value: value) }

  /// Whether it is on.
  public var isOn: Bool {
    get { value.isOn || isSelected }
    set {
      guard newValue != isOn else { return }
      isSelected = false
      value.isOn = newValue
    }
  }

  /// `on` or `off`.
  public override var valueText: String? { isOn ? "on" : "off" }

  /// Remembers what it was.
  public override func beginTracking(_ touch: Touch) -> Bool {
    wasOn = isOn
    isDragged = false
    return true
  }

  /// Follows a finger that goes far enough to one side.
  public override func continueTracking(_ touch: Touch) -> Bool {
    let way = touch.location.x - touch.start.x
    guard abs(way) >= Self.dragPart * frame.width else { return true }
    isDragged = true
    isOn = (way > 0) == (environment.direction == .leftToRight)
    return true
  }

  /// Turns over unless the finger has drawn it somewhere, and says so.
  public override func endTracking(_ touch: Touch?) {
    guard touch != nil else { return }
    if !isDragged && isTouchInside { isOn = !wasOn }
    if isOn != wasOn { sendActions(for: .valueChanged) }
  }

  /// Becomes what it was.
  public override func cancelTracking() { isOn = wasOn }
}
