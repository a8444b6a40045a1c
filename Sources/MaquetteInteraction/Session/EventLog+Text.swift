internal import MaquetteControls
internal import MaquetteGraphics

extension EventLog: CustomStringConvertible {
  /// The log for people, one line for everything that happened:
  ///
  ///     0.100  up at (41.5, 31.5) on #wifi
  ///     0.100    #wifi valueChanged (on)
  ///     0.100      setWiFi
  public var description: String { entries.map { $0.line + "\n" }.joined() }

  /// The log as JSON, an object for everything that happened.
  public var json: String {
    entries.isEmpty ? "[]\n" : "[\n" + entries.map { "  " + $0.json }.joined(separator: ",\n") + "\n]\n"
  }
}

extension EventLog.Entry {
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
    case .events(let names, let value):
      let setting = value.map { " (\($0))" } ?? ""
      return "\(seconds)    \(control ?? "") \(names.joined(separator: ", "))\(setting)"
    case .action(let name): return "\(seconds)      \(name)"
    case .text(let text): return "\(seconds)  type '\(text)'"
    case .returnKey: return "\(seconds)  return"
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
    case .events(let names, let value):
      members.append("\"events\": [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]")
      if let value { members.append("\"value\": \(Self.quoted(value))") }
    case .action(let name): members.append("\"action\": \(Self.quoted(name))")
    case .text(let text): members.append("\"text\": \(Self.quoted(text))")
    case .returnKey: members.append("\"key\": \"return\"")
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// A text as JSON has it.
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
