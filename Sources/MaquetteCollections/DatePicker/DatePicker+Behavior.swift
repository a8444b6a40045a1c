public import MaquetteControlKit
public import MaquetteControls
public import MaquetteElements
import MaquetteGraphics

extension DatePicker: InteractiveControl {
  /// Returns a live date picker: wheels that turn, a calendar with tappable days, pills that open a part, or a field.
  public func live(at place: ControlPlace) -> LiveControl { LiveDatePicker(place, self) }
}

extension DatePicker: WheeledControl, AnimatedControl {}

/// A date picker: wheels that turn, a calendar with days to tap, pills that open a part, or a field.
open class LiveDatePicker: LiveWheels<DatePicker> {
  private var before = DatePicker()

  /// Date and time in ISO 8601 format.
  open override var valueText: String? {
    func digits(_ number: Int, _ count: Int = 2) -> String {
      String(repeating: "0", count: max(count - String(number).count, 0)) + String(number)
    }
    let (date, time) = (value.date, value.time)
    let day = "\(digits(date.year, 4))-\(digits(date.month))-\(digits(date.day))"
    let clock = ([time.hour, time.minute] + [time.second].compactMap(\.self)).map { digits($0) }
      .joined(separator: ":")
    return switch value.mode {
    case .date: day
    case .time, .countdown: clock
    case .dateAndTime: "\(day) \(clock)"
    }
  }

  /// Sets the day, and the time unless it is nil. No event is sent, and everything changes at once, whether `animated` or not:
  /// several wheels would turn.
  open func setDate(_ date: CivilDate, time: TimeOfDay? = nil, animated: Bool) {
    set(value.with(\.date, date).with(\.time, time ?? value.time))
  }

  open override func beginTracking(_ touch: Touch) -> Bool {
    if style == .wheels { return super.beginTracking(touch) }
    before = value
    return true
  }

  open override func continueTracking(_ touch: Touch) -> Bool {
    style == .wheels ? super.continueTracking(touch) : true
  }

  open override func endTracking(_ touch: Touch?) {
    if style == .wheels { return super.endTracking(touch) }
    guard let touch else { return }
    switch style {
    case .inline where isTouchInside: tapCalendar(at: touch.location)
    case .compact where isTouchInside: tapPill(at: touch.location)
    case .field where isTouchInside, .stepperField where isTouchInside: focus()
    default: break
    }
    if !value.hasSameChoice(as: before) { sendActions(for: .valueChanged) }
  }

  /// Reverts to the former date: a new date is sent only when the finger is lifted.
  open override func cancelTracking() {
    if style == .wheels { return super.cancelTracking() }
    (value.date, value.time) = (before.date, before.time)
  }

  open override func editingEnded() {
    if value.editing != nil { value.editing = nil }
  }

  /// A touch outside closes the part that a pill opens; a field stays open, as a text field does.
  open override var isDismissedByTouches: Bool { value.editing != nil }

  private var style: DatePickerStyle { value.shownStyle(in: environment) }

  private func tapCalendar(at location: Point) {
    let texts = parts(Text.nodeName)
    // The cells of days know their dates in words; the texts inside are numbers.
    let days = parts(.calendarDay)
    let arrows = parts(.arrow)
    if let index = Self.index(of: arrows, at: location) {
      value = value.movingMonth(by: index == 0 ? -1 : 1)
    } else if let index = Self.index(of: days, at: location),
      index < CivilDate.dayCount(year: value.date.year, month: value.date.month)
    {
      value = value.choosing(day: index + 1)
    } else if let last = texts.last, value.mode == .dateAndTime, Self.index(of: [last], at: location) != nil {
      edit(.time)
    }
  }

  private func tapPill(at location: Point) {
    let parts = value.pills(in: environment)
    let texts = self.parts(Text.nodeName)
    guard texts.count == parts.count, let index = Self.index(of: texts, at: location) else { return }
    edit(parts[index])
  }

  /// Opens a part, or closes it if it is open.
  private func edit(_ part: DatePickerPart) {
    if value.editing == part {
      value.editing = nil
      resign()
    } else {
      value.editing = part
      focus()
    }
  }
}
