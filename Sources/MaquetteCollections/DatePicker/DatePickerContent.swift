import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The content of a date picker in a language: its texts and the dates that can be chosen.
struct DatePickerContent {
  let picker: DatePicker
  let style: DatePickerStyle
  let words: CalendarWords
  /// The words that label wheels and today.
  let label: @Sendable (SpokenWord) -> String
  let cycle: HourCycle
  let tint: ColorReference
  /// The colour of text that is not marked in another one.
  let textColor: ColorReference
  let isDisabled: Bool
  /// The chosen time, at the beginning of its interval.
  let time: TimeOfDay
  /// The step of the minutes.
  let interval: Int

  init(_ picker: DatePicker, in environment: Environment) {
    self.picker = picker
    words = .words(for: environment.locale)
    label = { environment.translated($0) }
    cycle = picker.hourCycle ?? words.hourCycle
    tint = environment.resolvedTint(picker.tint)
    textColor = picker.textColor ?? .token(.label)
    isDisabled = picker.effectiveState(in: environment).contains(.disabled)
    // Compact pickers came with iOS 13.4 and became the usual ones with iOS 14.
    let isCompact =
      environment.theme[DatePickerMetrics.self].isUsuallyCompact && !environment.isIOS(upTo: 13)
    let usual: DatePickerStyle =
      environment.platform == .macos ? .stepperField : isCompact ? .compact : .wheels
    // A length of time has only the wheels style.
    style = picker.mode == .countdown ? .wheels : picker.style ?? usual
    let step = picker.minuteInterval
    interval = step > 0 && 60 % step == 0 ? step : 1
    let time = picker.time.roundedDown(toMinutes: interval)
    // Wheels go to the minute.
    self.time = style == .wheels ? time.toTheMinute : time
  }

  var hasDate: Bool { picker.mode == .date || picker.mode == .dateAndTime }
  var hasTime: Bool { picker.mode == .time || picker.mode == .dateAndTime }

  /// The text of the chosen day, with the name of its month.
  var dateText: String { words.date.string(picker.date, words: words) }
  /// The text of the chosen time.
  var timeText: String { timePattern.string(nil, time, words: words) }
  /// The pattern of the chosen time, with seconds if it has them.
  var timePattern: DatePattern {
    let pattern = words.time(cycle)
    return time.second == nil ? pattern : pattern.withSeconds
  }

  /// The accessibility value for the chosen date and time.
  var spokenValue: String {
    if picker.mode == .countdown {
      let (hours, minutes) = (words.digits.text(time.hour), words.digits.text(time.minute))
      return "\(hours) \(words.hourUnit(time.hour)) \(minutes) \(words.minuteUnit(time.minute))"
    }
    return [hasDate ? dateText : nil, hasTime ? timeText : nil].compactMap(\.self).joined(separator: ", ")
  }

  /// Whether a day can be chosen.
  func isChoosable(_ date: CivilDate) -> Bool {
    if let first = picker.firstDate, date.dayNumber < first.dayNumber { return false }
    if let last = picker.lastDate, date.dayNumber > last.dayNumber { return false }
    return true
  }
}

extension DatePickerContent {
  /// A pill for the date and one for the time.
  func compact(in environment: Environment) -> any Element {
    let metrics = environment.theme[DatePickerMetrics.self]
    var pills: [any Element] = []
    if hasDate { pills.append(pill(.date, metrics, in: environment)) }
    if hasTime { pills.append(pill(.time, metrics, in: environment)) }
    return pills.count == 1
      ? pills[0] : HStack(spacing: metrics.pillSpacing) { pills }
  }

  /// A pill with the text of a part, which is tinted while that part is being edited.
  func pill(
    _ part: DatePickerPart, _ metrics: DatePickerMetrics, in environment: Environment
  ) -> any Element {
    let look = metrics.pill(in: environment)
    let usual = look.textColor == .accent ? tint : .token(look.textColor)
    let color: ColorReference =
      isDisabled ? .token(.tertiaryLabel) : picker.editing == part ? tint : picker.textColor ?? usual
    let time = environment.isIOS(upTo: 17) ? timeText.replacing("\u{202F}", with: "\u{A0}") : timeText
    let text = part == .date ? dateText : time
    var label = Text(text, style: metrics.pillTextStyle).lineLimit(1)
    label.color = color
    label.hasMonospacedDigits =
      part == .time ? look.hasMonospacedDigits : metrics.hasMonospacedDates
    label.tracking = label.hasMonospacedDigits ? look.tracking : 0
    let inset = Insets(horizontal: metrics.pillInsets.width, vertical: metrics.pillInsets.height)
    let least = part == .time && !hasDate ? metrics.timePillHeight : 0
    return label.padding(inset).frame(width: FrameLength(), height: FrameLength(min: least))
      .background(
        Surface(.rounded(radius: look.radius, .continuous), fill: .token(.datePickerPill)))
  }
}
