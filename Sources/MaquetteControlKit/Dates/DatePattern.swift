import MaquetteElements

/// The pattern of a date or a time: the fields of Unicode's UTS #35, part 4, table "Date Field Symbol"; only those
/// that pickers need are supported.
package struct DatePattern: Hashable, Sendable {
  /// A part of a date or a time.
  package enum Field: Hashable {
    case year, month, day, weekday, hour, minute, second, half
  }

  /// A field with the count of its letter, or literal text.
  private enum Part {
    case field(Character, Int)
    case literal(String)
  }

  /// The pattern in the notation of UTS #35.
  let text: String

  init(_ text: String) { self.text = text }

  /// The fields in the order of the pattern.
  package var fields: [Field] {
    parts.compactMap { part in
      guard case .field(let letter, _) = part else { return nil }
      return Self.field(letter)
    }
  }

  /// Returns a date and a time formatted with the pattern in a language; fields without a value are omitted.
  ///
  /// In the slots of a macOS field every number has the room of two digits, at whose end it stands.
  package func string(
    _ date: CivilDate? = nil, _ time: TimeOfDay? = nil, words: CalendarWords, inSlots: Bool = false
  ) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): return text
      case .field(let letter, let count):
        let text = Self.text(letter, count, date, time, words)
        let isDigit = text.count == 1 && text.allSatisfy(\.isNumber)
        return inSlots && isDigit ? "\u{2007}" + text : text
      }
    }.joined()
  }

  /// The pattern with the short name of the month.
  package var withShortMonth: DatePattern {
    DatePattern(text.replacing("LLLL", with: "LLL").replacing("MMMM", with: "MMM"))
  }

  /// The pattern with seconds after the minutes, as CLDR's patterns have them: with the separator before the minutes.
  package var withSeconds: DatePattern {
    let parts = parts
    let minutes = parts.firstIndex { if case .field("m", _) = $0 { true } else { false } }
    guard let minutes, minutes > 0, case .literal(let separator) = parts[minutes - 1] else { return self }
    return DatePattern(text.replacing("mm", with: "mm\(separator)ss", maxReplacements: 1))
  }

  /// The pattern without the day of the week, its brackets and its comma.
  package var withoutWeekday: DatePattern { without(.weekday, and: " ,،()（）") }

  /// The pattern without the minutes and the sign before them.
  package var withoutMinutes: DatePattern { without(.minute, and: " :.") }

  /// Returns the pattern without a field, and without some characters beside it.
  private func without(_ field: Field, and characters: String) -> DatePattern {
    var result: [Part] = []
    var isAfter = false
    for part in parts {
      switch part {
      case .field(let letter, _) where Self.field(letter) == field:
        if case .literal(var text)? = result.last {
          while let last = text.last, characters.contains(last) { text.removeLast() }
          result[result.count - 1] = .literal(text)
        }
        isAfter = true
      case .field:
        result.append(part)
        isAfter = false
      case .literal(let text):
        // What follows the first field of a pattern would begin it.
        let isBracket = text.first.map { ")）".contains($0) } ?? false
        let drops = isAfter && (result.isEmpty || isBracket)
        result.append(.literal(drops ? String(text.drop(while: characters.contains)) : text))
      }
    }
    return DatePattern(
      result.map { part in
        switch part {
        case .field(let letter, let count): String(repeating: letter, count: count)
        case .literal(let text): text.contains(where: \.isLetter) ? "'\(text)'" : text
        }
      }.joined())
  }

  /// The pattern without the half of the day and the space beside it.
  package var withoutHalf: DatePattern {
    let rest = text.filter { Self.field($0) != .half }
    return DatePattern(String(rest.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()))
  }

  /// Returns one field alone, formatted with the pattern, such as `09` for `mm`.
  package func string(_ field: Field, _ time: TimeOfDay, words: CalendarWords) -> String {
    for case .field(let letter, let count) in parts where Self.field(letter) == field {
      return Self.text(letter, count, nil, time, words)
    }
    return ""
  }

  /// The fields of the pattern and the literal text between them; a quoted part is literal text.
  private var parts: [Part] {
    var parts: [Part] = []
    var literal = ""
    var isQuoted = false
    var rest = text[...]
    func flush() {
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
    }
    while let letter = rest.first {
      if letter == "'" {
        isQuoted.toggle()
        rest.removeFirst()
      } else if !isQuoted, letter.isASCII, letter.isLetter {
        flush()
        let run = rest.prefix { $0 == letter }
        parts.append(.field(letter, run.count))
        rest = rest[run.endIndex...]
      } else {
        literal.append(letter)
        rest.removeFirst()
      }
    }
    flush()
    return parts
  }

  private static func field(_ letter: Character) -> Field? {
    switch letter {
    case "y": .year
    case "M", "L": .month
    case "d": .day
    case "E", "c": .weekday
    case "h", "H", "K", "k": .hour
    case "m": .minute
    case "s": .second
    case "a": .half
    default: nil
    }
  }

  private static func text(
    _ letter: Character, _ count: Int, _ date: CivilDate?, _ time: TimeOfDay?, _ words: CalendarWords
  ) -> String {
    if let date {
      switch letter {
      case "y":
        let year = words.year(of: date)
        return padded(count == 2 ? year % 100 : year, count, words)
      case "M", "L":
        if count < 3 { return padded(date.month, count, words) }
        let isAlone = letter == "L"
        return count == 3
          ? words.shortMonth(date.month, isAlone: isAlone) : words.month(date.month, isAlone: isAlone)
      case "d": return padded(date.day, count, words)
      case "E": return words.weekday(date.weekday)
      case "c": return words.weekdayHeading(date.weekday)
      default: break
      }
    }
    guard let time else { return "" }
    switch letter {
    case "h": return padded(time.hour % 12 == 0 ? 12 : time.hour % 12, count, words)
    case "K": return padded(time.hour % 12, count, words)
    case "H": return padded(time.hour, count, words)
    case "k": return padded(time.hour == 0 ? 24 : time.hour, count, words)
    case "m": return padded(time.minute, count, words)
    case "s": return padded(time.second ?? 0, count, words)
    case "a": return words.half(ofHour: time.hour)
    default: return ""
    }
  }

  private static func padded(_ number: Int, _ count: Int, _ words: CalendarWords) -> String {
    let digits = String(number)
    return words.digits.text(String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits)
  }
}
