public import MaquetteElements
import MaquetteGraphics

extension Slider: InteractiveControl {
  /// Returns a slider whose thumb follows the finger.
  public func live(at place: ControlPlace) -> LiveControl { LiveSlider(place, self) }
}

/// A slider that sends every new value at once, like a slider of UIKit by default. A finger must touch down on the
/// thumb; a pointer may press the track. Cancelling keeps a value that has been sent, like `UISlider`.
open class LiveSlider: LiveValue<Slider> {
  /// Whether every new value is sent while the thumb moves; otherwise the last one is when it stops.
  public final var isContinuous = true
  /// The value when the thumb was grabbed, while another one has not been sent.
  private var unsentFormer: Double?

  /// The thumb's position when it was grabbed, as a fraction of its travel; for a pointer that pressed beyond an end,
  /// the position of the press.
  private var grabbed = 0.0

  /// Sets the value, as near as the range allows; the thumb glides there if `animated`. No event is sent.
  open func setValue(_ number: Double, animated: Bool) {
    guard number.isFinite, range >= 0 else { return }
    perform(animated: animated) {
      value = value.with(\.value, min(max(number, value.minimum), value.maximum)).with(\.glides, animated)
    }
  }

  /// The value, rounded to thousandths.
  open override var valueText: String? { ((value.value * 1000).rounded() / 1000).decimalText }

  open override func taking(_ next: Slider, insteadOf former: Slider) -> Slider {
    next.value == former.value ? next.with(\.value, value.value) : next
  }

  open override func beginTracking(_ touch: Touch) -> Bool {
    if let sign = stepSign(at: touch.location) {
      let steps = Double(value.stepCount > 0 ? value.stepCount : StepSliderMetrics.steps)
      set(to: (thumbPart * steps + sign).rounded() / steps)
      return true
    }
    guard let bar else { return false }
    if environment.platform == .macos {
      grabbed = part(at: touch.location, in: bar)
      set(to: grabbed)
      return true
    }
    grabbed = thumbPart
    let reach = max(thumb.width, Self.leastTarget) / 2
    return abs(way(to: touch.location, in: bar) - start - thumbPart * travel(in: bar)) <= reach
  }

  /// The direction of the step that the button at a location makes; nil on sliders without buttons and beside them.
  private func stepSign(at location: Point) -> Double? {
    let buttons = parts(Slider.stepName).map(\.frame)
    guard buttons.count == 2, let index = buttons.firstIndex(where: { $0.contains(location) }) else {
      return nil
    }
    return index == 0 ? -1 : 1
  }

  open override var keepsTouches: Bool { true }

  open override func endTracking(_ touch: Touch?) {
    guard unsentFormer != nil else { return }
    unsentFormer = nil
    sendActions(for: .valueChanged)
  }

  open override func cancelTracking() {
    guard let former = unsentFormer else { return }
    unsentFormer = nil
    value.value = former
  }

  open override func continueTracking(_ touch: Touch) -> Bool {
    guard let bar, travel(in: bar) > 0 else { return true }
    // The thumb stays under the finger: a finger beyond an end must come back first.
    set(to: grabbed + (way(to: touch.location, in: bar) - way(to: touch.start, in: bar)) / travel(in: bar))
    return true
  }

  private var range: Double { value.maximum - value.minimum }
  /// The thumb's position as a fraction of its travel.
  private var thumbPart: Double { range > 0 ? min(max((value.value - value.minimum) / range, 0), 1) : 0 }

  private func set(to part: Double) {
    guard range > 0 else { return }
    let number = value.minimum + range * min(max(part, 0), 1)
    guard number != value.value else { return }
    if !isContinuous { unsentFormer = unsentFormer ?? value.value }
    value = value.with(\.value, number).with(\.glides, false)
    if isContinuous { sendActions(for: .valueChanged) }
  }

  private var thumb: Size { value.state(state).thumbSize(in: environment) }

  private var inset: Double { value.state(state).thumbInset(in: environment) }

  private var bar: Rect? { parts(.sliderBar).first?.frame }

  private func travel(in bar: Rect) -> Double {
    SliderMetrics.travel(of: thumb, inset: inset, in: value.isVertical ? bar.height : bar.width)
  }

  /// The distance of the thumb's middle from the leading end at the lowest value.
  private var start: Double { inset + thumb.width / 2 }

  /// The distance of a location from the end of the lowest value.
  private func way(to location: Point, in bar: Rect) -> Double {
    if value.isVertical { return bar.maxY - location.y }
    return environment.direction == .leftToRight ? location.x - bar.minX : bar.maxX - location.x
  }

  private func part(at location: Point, in bar: Rect) -> Double {
    guard travel(in: bar) > 0 else { return 0 }
    return (way(to: location, in: bar) - start) / travel(in: bar)
  }
}
