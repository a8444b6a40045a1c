public import MaquetteControls
internal import MaquetteGraphics

/// A stepper: a half changes the value as soon as it is pressed, and again and again while it is held.
///
/// The reference of `UIStepper` says that it repeats and not how fast; half a second, then ten times a second, is our
/// choice.
public final class LiveStepper: LiveValue<Stepper> {
  private static let firstRepeat = Moment(seconds: 0.5)
  private static let nextRepeat = Moment(seconds: 0.1)

  /// Whether the finger is on the half that it pressed.
  private var isOnHalf = false

  init(_ role: ControlStage.Role, _ stepper: Stepper) { super.init(role, value: stepper) }

  /// The number, within the stepper's range.
  public var number: Double {
    get { value.value }
    set { if newValue != value.value { value.value = newValue } }
  }

  /// The number to the thousandth.
  public override var valueText: String? { ((number * 1000).rounded() / 1000).decimalText }

  /// Presses a half that has somewhere to go.
  public override func beginTracking(_ touch: Touch) -> Bool {
    guard let half = half(at: touch.location), canStep(half) else { return false }
    value.pressed = half
    isOnHalf = true
    step()
    wake(after: Self.firstRepeat)
    return true
  }

  /// Stops repeating while the finger is somewhere else, and waits anew when it comes back; a finger that moves on the
  /// half goes on holding it.
  public override func continueTracking(_ touch: Touch) -> Bool {
    let isOn = isTouchInside && half(at: touch.location) == value.pressed
    guard isOn != isOnHalf else { return true }
    isOnHalf = isOn
    wake(after: isOn ? Self.firstRepeat : nil)
    return true
  }

  /// Changes the value once more while the half is held.
  public override func timePassed() {
    guard isTracking, let half = value.pressed, canStep(half) else { return }
    step()
    wake(after: Self.nextRepeat)
  }

  /// Lets go.
  public override func endTracking(_ touch: Touch?) { letGo() }

  /// Lets go, and keeps its value: every step was told, and no event would tell of another value.
  public override func cancelTracking() { letGo() }

  private func letGo() {
    wake(after: nil)
    if value.pressed != nil { value.pressed = nil }
  }

  private func canStep(_ half: Stepper.Half) -> Bool {
    value.wraps || (half == .increment ? number < value.maximum : number > value.minimum)
  }

  private func step() {
    let next = number + (value.pressed == .decrement ? -value.step : value.step)
    let former = number
    if next > value.maximum {
      number = value.wraps ? value.minimum : value.maximum
    } else if next < value.minimum {
      number = value.wraps ? value.maximum : value.minimum
    } else {
      number = next
    }
    if number != former { sendActions(for: .valueChanged) }
  }

  /// The half at a place: parts are in the order of the halves.
  private func half(at location: Point) -> Stepper.Half? {
    let halves = parts("half")
    guard halves.count == 2 else { return nil }
    let (first, second) = (halves[0].frame, halves[1].frame)
    let isRow = first.minY == second.minY
    let (a, b) = isRow ? (first.center.x, second.center.x) : (first.center.y, second.center.y)
    let place = isRow ? location.x : location.y
    let isFirst = abs(place - a) <= abs(place - b)
    // Side by side the first lowers the value; above each other the upper one raises it.
    return isFirst == isRow ? .decrement : .increment
  }
}
