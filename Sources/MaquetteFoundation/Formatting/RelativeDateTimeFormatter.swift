public import Foundation

/// Formats an instant relative to another one, such as "2 hours ago".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // `Formatter` is declared so, and a subclass has to repeat it. As there, the caller sets it up before it shares it.
  /// Whether a day away is "1 day ago" or "yesterday".
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// Numbers or names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// How the text is capitalized; only in the middle of a sentence.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar to count in.
  open var calendar: Calendar?
  /// The language.
  open var locale: Locale?

  /// A formatter in the picture's language.
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An instant relative to another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width)
    style.locale = locale ?? Localization.locale
    if let calendar { style.calendar = calendar }
    return style.format(referenceDate)
  }

  /// A number of seconds from now, negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  /// Components from now, negative for the past.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    var calendar = self.calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return localizedString(
      for: calendar.date(byAdding: dateComponents, to: reference) ?? reference, relativeTo: reference)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
