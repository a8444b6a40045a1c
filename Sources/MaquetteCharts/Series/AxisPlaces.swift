import MaquetteControlKit
import MaquetteElements

/// The places of values along an axis, as numbers: a number itself, the seconds of a date, the number of a word and a half.
struct AxisPlaces: Sendable {
  private(set) var kind = AxisScale.Kind.none
  /// The words in the order in which they were first written.
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]
  /// The unit of dates that a bar takes up.
  private(set) var unit = CalendarUnit.day
  /// The first day of the week, 0 for Sunday.
  private let firstWeekday: Int

  /// Creates the places of values.
  ///
  /// - Parameters:
  ///   - domain: The words of the domain, which come first; nil for none.
  ///   - scale: The kind that is asked for; nil for that of all values, or words if there are several.
  init(
    of values: [[PlottableValue]], domain: AxisDomain?, scale: PlottableValue.Kind?, unit: CalendarUnit?,
    firstWeekday: Int
  ) {
    self.firstWeekday = firstWeekday
    let all = (domain.map { [$0.values] } ?? []) + values
    guard let first = all.lazy.compactMap(\.first).first else { return }
    let isPlain = all.allSatisfy { $0.allSatisfy { $0.kind == first.kind } }
    switch scale ?? (isPlain ? first.kind : .category) {
    case .number: kind = .number
    case .date:
      kind = .date
      let times = values.flatMap { $0.compactMap { self.place(of: $0).map { Int($0) } } }
      // One date alone says nothing of a longer unit than its day.
      let inferred = Set(times).count > 1 ? CalendarStep.unit(of: times) : .day
      self.unit = unit ?? inferred
    case .category:
      kind = .category
      for value in all.lazy.joined() {
        let name = value.name
        if numbers[name] == nil {
          numbers[name] = names.count
          names.append(name)
        }
      }
    }
  }

  /// Returns the place of a value; nil for one of another kind.
  func place(of value: PlottableValue) -> Double? {
    switch kind {
    case .none: nil
    case .category: numbers[value.name].map { Double($0) + 0.5 }
    case .number: if case .number(let number) = value { Self.place(of: number) } else { nil }
    case .date: value.date.map { Double($0.seconds) }
    }
  }

  /// The greatest number that has a place of its own; a stack of the most data of it can still be added up.
  private static let greatest = 1e15

  /// Returns the place of a number; nil for one that is none, as code can write it.
  private static func place(of number: Double) -> Double? {
    number.isFinite ? Swift.min(Swift.max(number, -greatest), greatest) : nil
  }

  /// Returns the room of a bar at a place: that of a word, or of the unit of a date; nil for a number.
  func band(at place: Double) -> ClosedRange<Double>? {
    switch kind {
    case .none: return 0...1
    case .number: return nil
    case .category: return place - 0.5...place + 0.5
    case .date:
      let step = CalendarStep(unit: unit, firstWeekday: firstWeekday)
      let start = step.start(of: Int(place))
      return Double(start)...Double(Swift.max(start + 1, step.next(after: start)))
    }
  }
}

extension PlottableValue {
  /// The value as a word.
  var name: String {
    switch self {
    case .number(let number): number.shortText
    case .category(let name): name
    case .date(let date): date.text
    }
  }

  /// The value as a date; a whole number is a year, nil for anything else that is no date.
  var date: PlottableDate? {
    switch self {
    case .date(let date): return date
    case .number(let year):
      guard (1...9999).contains(year), year == year.rounded() else { return nil }
      return CivilDate(year: Int(year), month: 1, day: 1).map { PlottableDate(day: $0) }
    case .category: return nil
    }
  }
}
