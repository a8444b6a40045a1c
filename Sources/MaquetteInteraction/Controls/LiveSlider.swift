public import MaquetteControls
internal import MaquetteGraphics

/// A slider: the thumb follows the finger, and every new value is told at once, as a slider of UIKit is continuous
/// unless it is told otherwise. A finger has to come down on the thumb; a pointer may press the track.
public final class LiveSlider: LiveValue<Slider> {
  /// Where the thumb was when it was taken hold of, as a part of its way; of a pointer that pressed beyond an end, where
  /// that was.
  private var grabbed = 0.0

  init(_ role: ControlStage.Role, _ slider: Slider) { super.init(role, value: slider) }

  /// The number, within the slider's range.
  public var number: Double {
    get { value.value }
    set { if newValue != value.value { value.value = newValue } }
  }

  /// The number to the thousandth.
  public override var valueText: String? { ((number * 1000).rounded() / 1000).decimalText }

  /// Takes hold of the thumb; a pointer brings it to where it presses first.
  public override func beginTracking(_ touch: Touch) -> Bool {
    guard let bar else { return false }
    if environment.platform == .macos {
      grabbed = part(at: touch.location.x, in: bar)
      set(to: grabbed)
      return true
    }
    grabbed = thumbPart
    let reach = max(thumbWidth, Session.leastTarget) / 2
    return abs(touch.location.x - thumbCenter(in: bar)) <= reach
  }

  /// Moves the thumb as far as the finger moves.
  public override func continueTracking(_ touch: Touch) -> Bool {
    guard let bar, bar.width > thumbWidth else { return true }
    let way = (touch.location.x - touch.previousLocation.x) / (bar.width - thumbWidth)
    let start = (touch.previousLocation.x - touch.start.x) / (bar.width - thumbWidth)
    // The thumb stays under the finger: what went beyond an end has to come back first.
    let sign = environment.direction == .leftToRight ? 1.0 : -1
    set(to: grabbed + sign * (start + way))
    return true
  }

  /// Has told everything already.
  public override func endTracking(_ touch: Touch?) {}

  /// Keeps its value: every value was told, and no event would tell of another one. `UISlider` keeps it too.
  public override func cancelTracking() {}

  private var range: Double { value.maximum - value.minimum }
  /// Where the thumb is, as a part of its way.
  private var thumbPart: Double { range > 0 ? min(max((number - value.minimum) / range, 0), 1) : 0 }

  private func set(to part: Double) {
    guard range > 0 else { return }
    let former = number
    number = value.minimum + range * min(max(part, 0), 1)
    if number != former { sendActions(for: .valueChanged) }
  }

  private var thumbWidth: Double {
    let measures = environment.theme[SliderMetrics.self].measures(of: value.size)
    return value.ticks > 1 ? measures.tickedThumb.width : measures.thumb.width
  }

  private var bar: Rect? { parts("slider-bar").first?.frame }

  private func thumbCenter(in bar: Rect) -> Double {
    let leading = thumbWidth / 2 + thumbPart * (bar.width - thumbWidth)
    return environment.direction == .leftToRight ? bar.minX + leading : bar.maxX - leading
  }

  private func part(at x: Double, in bar: Rect) -> Double {
    guard bar.width > thumbWidth else { return 0 }
    let leading = environment.direction == .leftToRight ? x - bar.minX : bar.maxX - x
    return (leading - thumbWidth / 2) / (bar.width - thumbWidth)
  }
}
