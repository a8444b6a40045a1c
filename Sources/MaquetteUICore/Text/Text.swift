public import Foundation

/// Words in the font and the colour of the views around, or of their own.
nonisolated public struct Text: Equatable, Sendable {
  /// The part of a text that is left out if it has too little room.
  nonisolated public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// The case of letters.
  nonisolated public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// How the date of a text is written.
  nonisolated public struct DateStyle: Hashable, Sendable {
    let name: String
    public static let time = DateStyle(name: "time")
    public static let date = DateStyle(name: "date")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")
  }

  /// A line under or through a text.
  nonisolated public struct LineStyle: Hashable, Sendable {
    nonisolated public struct Pattern: Hashable, Sendable {
      public static let solid = Pattern()
      public static let dot = Pattern()
      public static let dash = Pattern()
      public static let dashDot = Pattern()
      public static let dashDotDot = Pattern()
    }
    public static let single = LineStyle()
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    init() {}
  }

  indirect enum Content: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: String?)
    case attributed(AttributedString)
    case joined(Text, Text)
    case image(Image)
  }

  var content: Content
  var font: Font?
  var changes = FontChanges()
  var color: AnyShapeStyle?

  init(_ content: Content) { self.content = content }

  /// Creates a text that is not translated.
  public init(verbatim content: String) { self.init(.verbatim(content)) }
  /// Creates a text that is not translated.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { self.init(.verbatim(String(content))) }
  /// Creates a text that is translated, with interpolation and Markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { self.init(.localized(key, table: tableName, bundle: bundle?.bundlePath)) }
  /// Creates a text with attributes; a literal is one that is translated.
  @_disfavoredOverload
  public init(_ content: AttributedString) { self.init(.attributed(content)) }
  /// Creates a text that holds an image.
  public init(_ image: Image) { self.init(.image(image)) }
  /// Creates a text of a formatted value.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(.verbatim(format.format(input)))
  }
  /// Creates a text of a formatted value.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }
  /// Creates a text of a formatted value.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }
  /// Creates a text of a date.
  public init(_ date: Date, style: DateStyle) { self.init(.verbatim(date.written(style))) }
  /// Creates a text of a timer.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let seconds = Int(timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound))
    self.init(.verbatim(Date.clock(seconds, showsHours: showsHours)))
  }

  /// Returns a text after another one.
  public static func + (first: Text, second: Text) -> Text { Text(.joined(first, second)) }

  public static func == (first: Text, second: Text) -> Bool {
    first.content == second.content && first.font == second.font && first.changes == second.changes
  }
}

extension Date {
  /// Returns the date in the frozen locale and time zone.
  fileprivate func written(_ style: Text.DateStyle) -> String {
    var format = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    switch style {
    case .time: format = format.hour().minute()
    case .date: format = format.year().month(.wide).day()
    default:
      return Date.clock(
        Int(abs(timeIntervalSince1970).truncatingRemainder(dividingBy: 3600)), showsHours: false)
    }
    return format.format(self)
  }

  fileprivate static func clock(_ seconds: Int, showsHours: Bool) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let hours = seconds / 3600
    return hours > 0 && showsHours
      ? "\(hours):\(two(seconds / 60 % 60)):\(two(seconds % 60))" : "\(seconds / 60):\(two(seconds % 60))"
  }
}
