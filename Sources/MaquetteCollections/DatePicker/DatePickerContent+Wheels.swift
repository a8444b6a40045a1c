import MaquetteControlKit
import MaquetteControls
import MaquetteElements

extension DatePickerContent {
  /// The wheels in the language's order.
  func wheels() -> [DrumColumn] {
    switch picker.mode {
    case .date: dateWheels()
    case .time: timeWheels()
    case .dateAndTime: [dayWheel()] + timeWheels()
    case .countdown: countdownWheels()
    }
  }

  /// Month, day and year. Months and days repeat after the last one; a day that the month does not have or that
  /// cannot be chosen is dimmed.
  private func dateWheels() -> [DrumColumn] {
    let (words, date) = (words, picker.date)
    return words.date.fields.compactMap { field in
      switch field {
      case .month:
        return DrumColumn(
          row: { place in
            let month = (date.month - 1 + place + 1200) % 12 + 1
            return DrumColumn.Row(
              text: words.month(month), isDimmed: !isAnyChoosable(year: date.year, month: month))
          }, widest: (1...12).map { words.month($0) },
          alignment: .leading, label: label(.month), content: .months)
      case .day:
        return DrumColumn(
          row: { place in
            let day = (date.day - 1 + place + 3100) % 31 + 1
            let there = CivilDate(year: date.year, month: date.month, day: day)
            return DrumColumn.Row(
              text: dayText(day), isDimmed: there.map { !isChoosable($0) } ?? true)
          }, widest: [dayText(28), dayText(30)],
          alignment: .trailing, label: label(.day), content: .dateParts)
      case .year:
        return DrumColumn(
          row: { place in
            guard let there = CivilDate(year: date.year + place, month: 1, day: 1) else { return nil }
            let isDimmed = !(1...12).contains { isAnyChoosable(year: there.year, month: $0) }
            return DrumColumn.Row(text: words.year.string(there, words: words), isDimmed: isDimmed)
          }, widest: [words.year.string(date, words: words)],
          alignment: .trailing, label: label(.year), content: .dateParts)
      default: return nil
      }
    }
  }

  /// Hours, minutes and, in a twelve-hour cycle, the halves of the day.
  private func timeWheels() -> [DrumColumn] {
    let (words, time, interval) = (words, time, interval)
    let pattern = words.time(cycle)
    let content: DrumColumn.Content = hasDate ? .timesBesideDates : .times
    return pattern.fields.compactMap { field in
      switch field {
      case .hour:
        let text: @Sendable (Int) -> String = {
          pattern.string(.hour, TimeOfDay(minutes: $0 * 60), words: words)
        }
        return numbers(
          { place in text(time.hour + place) }, widest: [text(20), text(22), text(0)], label: label(.hour),
          content: content)
      case .minute:
        let text: @Sendable (Int) -> String = {
          pattern.string(.minute, TimeOfDay(minutes: $0), words: words)
        }
        return numbers(
          { place in text(time.minute + place * interval) }, widest: [text(20), text(48)],
          label: label(.minute), content: content)
      case .half:
        let chosen = time.hour < 12 ? 0 : 1
        return DrumColumn(
          row: { place in
            let half = chosen + place
            return (0...1).contains(half) ? DrumColumn.Row(text: words.half(ofHour: half * 12)) : nil
          }, widest: [words.half(ofHour: 0), words.half(ofHour: 12)],
          alignment: .leading, content: .halves)
      default: return nil
      }
    }
  }

  /// The days around the chosen one; today is labelled so.
  private func dayWheel() -> DrumColumn {
    let (words, date, today) = (words, picker.date, picker.today)
    let todayText = label(.today)
    @Sendable func text(_ day: CivilDate) -> String {
      day == today ? todayText : words.dayWithoutCommas(day)
    }
    // The widest row is estimated from twelve months and seven weekdays instead of all days of a year.
    let day = 86 * 7
    let months = (0..<12).map { text(CivilDate(dayNumber: day + $0 * 30)) }
    let weekdays = (0..<7).map { text(CivilDate(dayNumber: day + $0 * 57)) }
    return DrumColumn(
      row: { place in
        let there = date.adding(days: place)
        return DrumColumn.Row(text: text(there), isDimmed: !isChoosable(there))
      }, widest: months + weekdays + [todayText],
      alignment: .trailing, label: label(.date), content: .days)
  }

  /// Hours up to 23 and minutes, with their units beside them.
  private func countdownWheels() -> [DrumColumn] {
    let (digits, time, interval) = (words.digits, time, interval)
    var hours = numbers(
      { place in digits.text((time.hour + place + 2400) % 24) }, widest: [digits.text(23), digits.text(20)],
      label: label(.hours))
    hours.unit = words.hourUnit(time.hour)
    var minutes = numbers(
      { place in digits.text((time.minute + place * interval + 6000) % 60) },
      widest: [digits.text(48), digits.text(20)],
      label: label(.minutes))
    minutes.unit = words.minuteUnit(time.minute)
    return [hours, minutes]
  }

  private func numbers(
    _ text: @escaping @Sendable (Int) -> String, widest: [String], label: String,
    content: DrumColumn.Content = .values
  ) -> DrumColumn {
    DrumColumn(
      row: { DrumColumn.Row(text: text($0)) }, widest: widest, alignment: .trailing, label: label,
      content: content)
  }

  private func dayText(_ day: Int) -> String {
    CivilDate(year: 2000, month: 1, day: day).map { words.day.string($0, words: words) } ?? ""
  }

  /// Whether any day of a month can be chosen.
  private func isAnyChoosable(year: Int, month: Int) -> Bool {
    let last = CivilDate.dayCount(year: year, month: month)
    guard let first = CivilDate(year: year, month: month, day: 1),
      let final = CivilDate(year: year, month: month, day: last)
    else { return false }
    if let limit = picker.firstDate, final.dayNumber < limit.dayNumber { return false }
    if let limit = picker.lastDate, first.dayNumber > limit.dayNumber { return false }
    return true
  }
}
