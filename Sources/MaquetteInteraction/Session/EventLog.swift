public import MaquetteElements

/// The events of a session, in order.
public struct EventLog: Hashable, Sendable {
  /// A phase of a touch.
  public enum TouchPhase: String, Hashable, Sendable {
    case down, move, up, cancel
  }

  /// A phase of authentication.
  public enum AuthenticationPhase: String, Hashable, Sendable {
    case requested, given, refused
  }

  /// An event.
  public enum Event: Hashable, Sendable {
    /// A finger is at a place, in points.
    case touch(TouchPhase, Point)
    /// The secondary button of a pointer is clicked at a place, in points.
    case secondaryClick(Point)
    /// A pointer moves to a place without its button, in points.
    case pointer(Point)
    /// A tool tip is shown.
    case toolTip(String)
    /// A key is pressed that moves through menus.
    case key(MenuKey)
    /// A view is scrolled by a distance in points.
    case scroll(Point)
    /// A view is scrolled to the element of an identifier.
    case scrollTo(String)
    /// Something is dragged over a place, in points.
    case drag(Point)
    /// What is dragged is dropped.
    case drop
    /// A control sends events at once; the value is that of the control then.
    case events([String], value: String?)
    /// An action is performed.
    case action(String)
    /// Characters are typed.
    case text(String)
    /// The return key is pressed.
    case returnKey
    /// The escape key is pressed.
    case escapeKey
    /// A control copies a text to the pasteboard.
    case copy(String)
    /// A control asks for authentication, or it is given or refused.
    case authentication(AuthenticationPhase)
  }

  /// An event with its time.
  public struct Entry: Hashable, Sendable {
    /// When.
    public let time: Moment
    /// The control; nil for none.
    public let control: String?
    /// What.
    public let event: Event
  }

  /// The events in order.
  public private(set) var entries: [Entry] = []

  /// Creates an empty log.
  public init() {}

  mutating func add(_ event: Event, of control: String?, at time: Moment) {
    entries.append(Entry(time: time, control: control, event: event))
  }

  /// The names of all events that controls sent, in order.
  public var eventNames: [String] { entries.flatMap(\.eventNames) }
}

extension EventLog: CustomStringConvertible {
  /// The log as text, one line an event:
  ///
  ///     0.100  up at (41.5, 31.5) on #wifi
  ///     0.100    #wifi valueChanged (on)
  ///     0.100      setWiFi
  public var description: String { entries.map { $0.line + "\n" }.joined() }

  /// The log as JSON, an array with an object for each event.
  public var json: String {
    entries.isEmpty ? "[]\n" : "[\n" + entries.map { "  " + $0.json }.joined(separator: ",\n") + "\n]\n"
  }
}

extension EventLog.Entry {
  /// Whether the picture or a program did it, rather than the person.
  var isEffect: Bool {
    switch event {
    case .touch, .secondaryClick, .pointer, .key, .drag, .drop, .text, .returnKey, .escapeKey: false
    case .scroll, .scrollTo: false
    case .events, .action, .authentication, .toolTip, .copy: true
    }
  }

  /// The names of the events that the control sent.
  var eventNames: [String] {
    if case .events(let names, _) = event { names } else { [] }
  }

  /// Seconds to the thousandth.
  private var seconds: String {
    let thousandths = (time.ticks * 1000 + Moment.ticksPerSecond / 2) / Moment.ticksPerSecond
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  fileprivate var line: String {
    switch event {
    case .touch(let phase, let place):
      let target = control.map { " on \($0)" } ?? ""
      return "\(seconds)  \(phase.rawValue) at (\(place.x.decimalText), \(place.y.decimalText))\(target)"
    case .secondaryClick(let place):
      let target = control.map { " on \($0)" } ?? ""
      return "\(seconds)  secondary click at (\(place.x.decimalText), \(place.y.decimalText))\(target)"
    case .pointer(let place):
      let target = control.map { " on \($0)" } ?? ""
      return "\(seconds)  pointer at (\(place.x.decimalText), \(place.y.decimalText))\(target)"
    case .toolTip(let text): return "\(seconds)    tool tip '\(text)'"
    case .key(let key): return "\(seconds)  key \(key.rawValue)"
    case .scroll(let distance):
      return "\(seconds)  scroll \(control ?? "") by (\(distance.x.decimalText), \(distance.y.decimalText))"
    case .scrollTo(let id): return "\(seconds)  scroll \(control ?? "") to #\(id)"
    case .drag(let place):
      let target = control.map { " on \($0)" } ?? ""
      return "\(seconds)  drag over (\(place.x.decimalText), \(place.y.decimalText))\(target)"
    case .drop: return "\(seconds)  drop"
    case .events(let names, let value):
      // An event is one line of the log, however many a text has.
      let setting = value.map { " (\($0.replacing("\n", with: "\\n")))" } ?? ""
      return "\(seconds)    \(control ?? "") \(names.joined(separator: ", "))\(setting)"
    case .action(let name): return "\(seconds)      \(name)"
    case .text(let text): return "\(seconds)  type '\(text)'"
    case .copy(let text): return "\(seconds)    \(control ?? "") copies '\(text)'"
    case .returnKey: return "\(seconds)  return"
    case .escapeKey: return "\(seconds)  escape"
    case .authentication(.requested): return "\(seconds)    \(control ?? "") asks for authentication"
    case .authentication(let phase): return "\(seconds)  authentication \(phase.rawValue)"
    }
  }

  fileprivate var json: String {
    var members = ["\"time\": \(seconds)"]
    if let control { members.append("\"control\": \(Self.quoted(control))") }
    switch event {
    case .touch(let phase, let place):
      members += [
        "\"touch\": \"\(phase.rawValue)\"", "\"at\": [\(place.x.decimalText), \(place.y.decimalText)]",
      ]
    case .secondaryClick(let place):
      members.append("\"secondary-click\": [\(place.x.decimalText), \(place.y.decimalText)]")
    case .pointer(let place):
      members.append("\"pointer\": [\(place.x.decimalText), \(place.y.decimalText)]")
    case .toolTip(let text): members.append("\"tool-tip\": \(Self.quoted(text))")
    case .key(let key): members.append("\"key\": \"\(key.rawValue)\"")
    case .scroll(let distance):
      members.append("\"scroll\": [\(distance.x.decimalText), \(distance.y.decimalText)]")
    case .scrollTo(let id): members.append("\"scroll-to\": \(Self.quoted(id))")
    case .drag(let place):
      members += ["\"drag\": [\(place.x.decimalText), \(place.y.decimalText)]"]
    case .drop: members.append("\"drop\": true")
    case .events(let names, let value):
      members.append("\"events\": [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]")
      if let value { members.append("\"value\": \(Self.quoted(value))") }
    case .action(let name): members.append("\"action\": \(Self.quoted(name))")
    case .text(let text): members.append("\"text\": \(Self.quoted(text))")
    case .copy(let text): members.append("\"copy\": \(Self.quoted(text))")
    case .returnKey: members.append("\"key\": \"return\"")
    case .escapeKey: members.append("\"key\": \"escape\"")
    case .authentication(let phase): members.append("\"authentication\": \"\(phase.rawValue)\"")
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": return "\\\(scalar)"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: return String(Character(scalar))
      }
    }
    return "\"\(scalars.joined())\""
  }
}
