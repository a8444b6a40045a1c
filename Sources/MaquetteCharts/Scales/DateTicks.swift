import MaquetteControlKit
import MaquetteElements

/// The words and patterns of the marks of dates.
struct DateLabels {
  private let words: CalendarWords
  private let cycle: HourCycle

  init(in environment: Environment) {
    words = CalendarWords.words(for: environment.locale)
    cycle = words.hourCycle
  }

  var firstWeekday: Int { words.firstWeekday }

  /// Returns the text of a mark; a January among the marks of several years is its year.
  func text(_ seconds: Int, _ step: CalendarStep, spansYears: Bool) -> String {
    let date = PlottableDate(seconds: seconds)
    switch step.unit {
    case .minute, .hour:
      guard date.time != nil || step.seconds < 43_200 else { return day(date.day) }
      let time = date.time ?? TimeOfDay(minutes: 0)
      let pattern = words.time(cycle)
      return (step.unit == .hour && cycle == .twelve ? pattern.withoutMinutes : pattern)
        .string(nil, time, words: words)
    case .day, .week: return day(date.day)
    case .month:
      return spansYears && date.day.month == 1
        ? words.year.string(date.day, words: words) : words.shortMonth(date.day.month, isAlone: true)
    case .year: return words.year.string(date.day, words: words)
    }
  }

  /// Returns the text of a datum: its unit, and those that it is a part of.
  func spoken(_ date: PlottableDate, unit: CalendarUnit) -> String {
    switch unit {
    case .year: words.year.string(date.day, words: words)
    case .month: words.monthAndYear.string(date.day, words: words)
    default:
      [
        words.date.string(date.day, words: words),
        date.time.map { words.time(cycle).string(nil, $0, words: words) },
      ]
      .compactMap(\.self).joined(separator: ", ")
    }
  }

  private func day(_ day: CivilDate) -> String {
    words.dayInWeek.withoutWeekday.string(day, words: words)
  }
}

extension TickSet {
  /// Creates the marks of times with at most a number of spaces between them; the domain stays as it is.
  ///
  /// - Parameter unit: The shortest unit between marks.
  init(ofTimes domain: ClosedRange<Double>, spaces: Int, least unit: CalendarUnit, _ labels: DateLabels) {
    let span = domain.upperBound - domain.lowerBound
    let shortest = CalendarStep(unit: unit).seconds
    let steps = CalendarStep.all.filter { $0.seconds >= shortest }
    // A month may be shorter than the average.
    var step =
      steps.first { span / $0.seconds <= Double(spaces) + 0.1 } ?? CalendarStep(unit: .year, count: 1000)
    step.firstWeekday = labels.firstWeekday
    let (first, last) = (Int(domain.lowerBound), Int(domain.upperBound))
    let (firstYear, lastYear) = (
      PlottableDate(seconds: first).day.year, PlottableDate(seconds: last - 1).day.year
    )
    var ticks: [Tick] = []
    // Every second day is counted from the first one, which then has a mark.
    let isOfDays = step.unit == .day
    var time = isOfDays ? CalendarStep(unit: .day).start(of: first) : step.start(of: first)
    while time <= last, ticks.count <= 2 * spaces + 2 {
      if time >= first {
        ticks.append(
          Tick(value: Double(time), label: labels.text(time, step, spansYears: lastYear > firstYear)))
      }
      let next = step.next(after: time)
      if next <= time { break }
      time = next
    }
    self.init(domain: domain, ticks: ticks)
  }
}
