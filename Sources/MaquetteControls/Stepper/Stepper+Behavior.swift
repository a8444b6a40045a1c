public import MaquetteElements
import MaquetteGraphics

extension Stepper: InteractiveControl {
  /// Returns a stepper whose halves change the value.
  public func live(at place: ControlPlace) -> LiveControl { LiveStepper(place, self) }
}

/// A stepper: a half changes the value when it is pressed, and repeatedly while it is held. Cancelling keeps a
/// value that has been sent.
///
/// The reference of `UIStepper` states that it repeats but not the rate; half a second, then ten times a second, is
/// our choice.
open class LiveStepper: LiveValue<Stepper> {
  private static let firstRepeat = Moment(seconds: 0.5)
  private static let nextRepeat = Moment(seconds: 0.1)

  /// Whether a half that is held goes on changing the value.
  public final var autorepeat = true
  /// Whether every new value is sent at once; otherwise the last one is when the finger is lifted.
  public final var isContinuous = true

  /// Whether the finger is on the half that it pressed.
  private var isOnHalf = false
  /// The value when the half was pressed, while another one has not been sent.
  private var unsentFormer: Double?

  /// The value, rounded to thousandths.
  open override var valueText: String? { ((value.value * 1000).rounded() / 1000).decimalText }

  open override func beginTracking(_ touch: Touch) -> Bool {
    guard let half = half(at: touch.location), canStep(half) else { return false }
    value.pressed = half
    isOnHalf = true
    step()
    if autorepeat { wake(after: Self.firstRepeat) }
    return true
  }

  open override var keepsTouches: Bool { true }

  /// Stops repeating while the finger is off the half, and restarts the delay when it comes back.
  open override func continueTracking(_ touch: Touch) -> Bool {
    let isOn = isTouchInside && half(at: touch.location) == value.pressed
    guard isOn != isOnHalf else { return true }
    isOnHalf = isOn
    wake(after: isOn && autorepeat ? Self.firstRepeat : nil)
    return true
  }

  open override func timePassed() {
    guard isTracking, let half = value.pressed, canStep(half) else { return }
    step()
    wake(after: Self.nextRepeat)
  }

  open override func endTracking(_ touch: Touch?) {
    release()
    guard unsentFormer != nil else { return }
    unsentFormer = nil
    sendActions(for: .valueChanged)
  }

  open override func cancelTracking() {
    release()
    guard let former = unsentFormer else { return }
    unsentFormer = nil
    value.value = former
  }

  private func release() {
    wake(after: nil)
    if value.pressed != nil { value.pressed = nil }
  }

  private func canStep(_ half: Stepper.Half) -> Bool {
    value.wraps || (half == .increment ? value.value < value.maximum : value.value > value.minimum)
  }

  private func step() {
    var next = value.value + (value.pressed == .decrement ? -value.step : value.step)
    if next > value.maximum {
      next = value.wraps ? value.minimum : value.maximum
    } else if next < value.minimum {
      next = value.wraps ? value.maximum : value.minimum
    }
    guard next != value.value else { return }
    if !isContinuous { unsentFormer = unsentFormer ?? value.value }
    value.value = next
    if isContinuous { sendActions(for: .valueChanged) }
  }

  /// The half at a location: parts are in the order of the halves.
  private func half(at location: Point) -> Stepper.Half? {
    let halves = parts(.half)
    guard halves.count == 2 else { return nil }
    let (first, second) = (halves[0].frame, halves[1].frame)
    let isRow = first.minY == second.minY
    let (a, b) = isRow ? (first.center.x, second.center.x) : (first.center.y, second.center.y)
    let place = isRow ? location.x : location.y
    let isFirst = abs(place - a) <= abs(place - b)
    // In a row the first half decrements; in a column the upper half increments.
    return isFirst == isRow ? .decrement : .increment
  }
}
