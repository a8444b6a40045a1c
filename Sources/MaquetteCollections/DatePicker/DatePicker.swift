public import MaquetteControlKit
public import MaquetteControls
public import MaquetteElements

/// A picker for a date, a time, both or a duration.
///
/// The language determines the order and the words.
///
/// A sheet sets the date, the time and today's date; no clock is read, so that a picture is the same on every day.
public struct DatePicker: StatefulControl {
  /// What to pick: a date, a time, both or a duration.
  public var mode: DatePickerMode = .dateAndTime
  /// The style instead of the platform's usual one.
  public var style: DatePickerStyle?
  /// The chosen day.
  public var date = CivilDate(dayNumber: 16_181)
  /// The chosen time, or a duration up to 23:59; add seconds (9:07:37) to show them as text.
  public var time = TimeOfDay(minutes: 9 * 60 + 30)
  /// The day marked as today; nil for none, because no clock is read.
  public var today: CivilDate?
  /// The step of the minutes, a divisor of 60; other values count as 1.
  public var minuteInterval = 1
  /// The 12- or 24-hour clock, instead of the language's.
  public var hourCycle: HourCycle?
  /// The first day that can be chosen; nil for no limit.
  public var firstDate: CivilDate?
  /// The last day that can be chosen; nil for no limit.
  public var lastDate: CivilDate?
  /// The part of a compact picker or a field that is edited.
  public var editing: DatePickerPart?
  /// The interaction state.
  public var state: ControlState = .normal
  /// The colour of the selection; nil for the environment's tint.
  public var tint: ColorReference?
  /// The text colour, except for the edited, selected or current part; nil for the platform's.
  public var textColor: ColorReference?
  /// The width of wheels, calendar or field in points, or infinity; nil for the platform's.
  public var width: Double?
  /// The accessibility label; nil for none.
  public var accessibilityLabel: String?
  /// The wheel that is turned, or was turned last; nil before any was.
  public var turn: WheelTurn?

  /// Creates a picker of a date and a time.
  public init() {}

  /// Creates a picker.
  public init(_ mode: DatePickerMode, style: DatePickerStyle? = nil) {
    self.mode = mode
    self.style = style
  }

  public static let name = "date-picker"
  public static let targetReach = TargetReach.height
  public static let guideline =
    "Choose a minute interval that suits the task, and a compact picker if space is scarce. The language "
    + "sets words, order and hour cycle."
  public static let shorthand: String? = "mode"
  public static let metrics: [any ThemeMetrics.Type] = [DatePickerMetrics.self, CalendarBoxMetrics.self]

  public static let attributes: [Attribute<DatePicker>] = [
    Attribute("mode", \.mode),
    Attribute("style", \.style),
    Attribute("date", \.date),
    Attribute("time", \.time),
    Attribute("today", \.today),
    Attribute("minute-interval", \.minuteInterval),
    Attribute("hour-cycle", \.hourCycle),
    Attribute("first-date", \.firstDate),
    Attribute("last-date", \.lastDate),
    Attribute("editing", \.editing),
    Attribute("state", \.state),
    Attribute("tint", \.tint),
    Attribute("text-color", \.textColor),
    Attribute("width", \.width, length: 0...10_000),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns wheels, pills, a calendar or a field.
  public func body(in environment: Environment) -> any Element {
    body(look(in: environment), in: environment)
  }

  package func body(_ look: WheelLook, in environment: Environment) -> any Element {
    let content = DatePickerContent(self, in: environment)
    let isDisabled = effectiveState(in: environment).contains(.disabled)
    switch content.style {
    case .wheels:
      let wheels = DrumWheels(
        columns: turning(content.wheels(), to: look), width: width, isSpread: false,
        textColor: content.textColor)
      return isDisabled
        ? wheels.opacity(environment.theme[PickerMetrics.self].disabledOpacity)
        : wheels
    case .compact: return content.compact(in: environment)
    case .inline: return content.calendar(in: environment)
    case .field, .stepperField: return content.field(in: environment)
    }
  }

  /// Returns the chosen date and time as the value; wheels and calendars are groups whose parts are exposed
  /// separately. A field adjusts the part that is being edited.
  public func accessibility(in environment: Environment) -> Accessibility {
    let content = DatePickerContent(self, in: environment)
    var traits: [Accessibility.Trait] =
      switch content.style {
      case .wheels: []
      case .inline: content.hasDate ? [] : [.button]
      case .compact: [.button]
      case .field, .stepperField: [.adjustable]
      }
    let isContainer = traits.isEmpty
    if effectiveState(in: environment).contains(.disabled) { traits.append(.notEnabled) }
    return Accessibility(
      label: accessibilityLabel ?? "", value: content.spokenValue, traits: traits, isContainer: isContainer)
  }

  /// Returns warnings for a minute step that does not divide an hour, and for days that exclude each other.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    let divides = minuteInterval > 0 && 60 % minuteInterval == 0
    let range = Contradiction.between(
      ("first-date", firstDate), ("last-date", lastDate), value: ("date", hasDate ? date : nil))
    return (divides ? [] : [.indivisibleInterval(minutes: minuteInterval)]) + range.warnings(of: Self.name)
  }

  /// Whether days are picked.
  private var hasDate: Bool {
    mode == .date || mode == .dateAndTime
  }
}

/// The mode of a date picker, as with `UIDatePicker.Mode`.
public enum DatePickerMode: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// A time of day.
  case time
  /// A day.
  case date
  /// A day and a time.
  case dateAndTime = "date-and-time"
  /// A length of time, in hours and minutes.
  case countdown
}

/// The style of a date picker.
public enum DatePickerStyle: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Rows on a drum.
  case wheels
  /// A pill for the date and one for the time, which open a calendar or wheels.
  case compact
  /// A calendar of a month.
  case inline
  /// A text field, as on macOS.
  case field
  /// A text field with a stepper, as on macOS.
  case stepperField = "stepper-field"
}

/// A part of a compact date picker.
public enum DatePickerPart: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// The day.
  case date
  /// The time.
  case time
}
