import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

extension DatePickerContent {
  /// The month of the chosen day as a calendar, with the time below it; the time alone as a pill.
  ///
  /// Days keep their positions at every text size, so text grows only up to the largest ordinary size.
  func calendar(in environment: Environment) -> any Element {
    guard environment.textSize.isAccessibilitySize else { return plainCalendar(in: environment) }
    var ordinary = environment
    ordinary.textSize = .xxxLarge
    return plainCalendar(in: ordinary).environment(\.textSize, .xxxLarge)
  }

  private func plainCalendar(in environment: Environment) -> any Element {
    let metrics = environment.theme[DatePickerMetrics.self]
    guard hasDate else { return pill(.time, metrics, in: environment) }
    let box = environment.theme[CalendarBoxMetrics.self]
    if box.isUsed {
      let calendar = boxedCalendar(box, in: environment)
      guard hasTime else { return calendar }
      return VStack(spacing: metrics.stepperSpacing) {
        calendar
        timeRow(metrics, width: .exactly(box.size.width), in: environment)
      }
    }
    // In a narrower room the columns give way.
    let width = picker.width.map { FrameLength(filling: $0) } ?? .upTo(metrics.calendarWidth)
    return VStack(spacing: 0, alignment: .leading) {
      header(metrics, in: environment).frame(width: width, height: .exactly(metrics.headerHeight))
      // Each day has its own accessibility.
      CalendarPart(
        name: .calendarHeadings,
        content: headings(metrics, in: environment),
        accessibility: .hidden)
      weeks(metrics, in: environment)
      if hasTime { timeRow(metrics, width: width, in: environment) }
    }
    .padding(metrics.calendarInset)
  }

  /// The chosen time below a calendar.
  private func timeRow(
    _ metrics: DatePickerMetrics, width: FrameLength, in environment: Environment
  ) -> any Element {
    HStack(spacing: metrics.pillSpacing) {
      CalendarPart(
        name: NodeName("title"),
        content: Text(
          environment.translated(.time), style: metrics.pillTextStyle, weight: metrics.timeTitleWeight
        ).color(isDisabled ? .token(.tertiaryLabel) : textColor), accessibility: .hidden)
      Spacer()
      CalendarPart(
        name: NodeName("pill"),
        content: environment.theme.era == .classic && environment.isIOS(upTo: 14)
          ? timeBox(metrics, in: environment) : pill(.time, metrics, in: environment),
        accessibility: spokenPart(environment.spoken(.time), value: timeText, isUsable: !isDisabled))
    }
    .padding(Insets(horizontal: metrics.headerInset, vertical: 0))
    .frame(width: width, height: .exactly(metrics.timeRowHeight))
  }

  /// Month and year, and the arrows to the previous and next month.
  private func header(_ metrics: DatePickerMetrics, in environment: Environment) -> any Element {
    let color = isDisabled ? .token(.tertiaryLabel) : tint
    func arrow(_ name: String, _ size: Double, weight: FontWeight) -> SymbolImage {
      SymbolImage(name, weight: weight).with(\.size, size).color(color)
    }
    var title = Text(
      words.monthAndYear.string(picker.date, words: words), style: metrics.headerTextStyle,
      weight: .semibold)
    title.color = isDisabled ? .token(.tertiaryLabel) : textColor
    return HStack(spacing: metrics.disclosureSpacing) {
      if metrics.hasDisclosure {
        // Both the title and its arrow open the choice of months and years.
        CalendarPart(
          name: NodeName("month"), content: title.lineLimit(1),
          accessibility: spokenPart(environment.spoken(title.text), isUsable: !isDisabled))
        CalendarPart(
          name: NodeName("disclosure"),
          content: arrow("chevron.forward", metrics.disclosureSize, weight: .semibold),
          accessibility: .hidden)
      } else {
        title.lineLimit(1)
      }
      Spacer()
      HStack(spacing: metrics.arrowSpacing) {
        CalendarPart(
          name: .arrow,
          content: arrow("chevron.backward", metrics.arrowSize, weight: metrics.arrowWeight),
          accessibility: spokenPart(environment.spoken(.previousMonth), isUsable: !isDisabled))
        CalendarPart(
          name: .arrow,
          content: arrow("chevron.forward", metrics.arrowSize, weight: metrics.arrowWeight),
          accessibility: spokenPart(environment.spoken(.nextMonth), isUsable: !isDisabled))
      }
    }
    .padding(Insets(horizontal: metrics.headerInset, vertical: 0))
  }

  /// The days of the week above their columns.
  private func headings(_ metrics: DatePickerMetrics, in environment: Environment) -> any Element {
    let names = (0..<7).map { column in
      let name = words.weekdayHeading((words.firstWeekday + column) % 7)
      return metrics.hasUppercaseHeadings ? environment.capitals(of: name) : name
    }
    // If a name is too long, all names have a smaller font size instead of truncation.
    let font = environment.font(metrics.headingTextStyle, weight: .semibold)
    let widest =
      names.map {
        environment.fonts.paragraph(
          $0, style: ParagraphStyle(font: font).localized(in: environment)
        ).idealWidth
      }
      .max() ?? 0
    let room = metrics.columnDistance(in: shownWidth(metrics)) - metrics.headingSpacing
    let size = widest > room ? font.size * room / widest : nil
    let cells = names.map { name -> any Element in
      Text(name, style: metrics.headingTextStyle, weight: .semibold).lineLimit(1)
        .with(\.size, size.map { ($0 * 2).rounded(.down) / 2 })
        .color(.token(.tertiaryLabel)).alignment(.center)
        .frame(width: .filling, height: .filling)
    }
    return row(of: cells, height: metrics.headingHeight, isFixed: true, metrics)
  }

  /// The time in a box of large digits, and the halves of the day beside it, as iOS 14 has them.
  private func timeBox(_ metrics: DatePickerMetrics, in environment: Environment) -> any Element {
    let isEditing = picker.editing == .time
    let pattern = words.time(cycle)
    var label = Text(pattern.withoutHalf.string(nil, time, words: words)).lineLimit(1)
    label.size = metrics.timeBoxTextSize
    label.color = isDisabled ? .token(.tertiaryLabel) : textColor
    let outline = Surface.Outline.rounded(radius: metrics.timeBoxRadius, .continuous)
    let border = isEditing ? Surface.Border(color: tint, width: metrics.timeBoxBorderWidth) : nil
    let box = label.frame(width: metrics.timeBoxSize.width, height: metrics.timeBoxSize.height)
      .background(Surface(outline, fill: .token(.datePickerPill), border: border))
    guard pattern.fields.contains(.half) else { return box }
    let halves = [0, 12].map { Segment(words.half(ofHour: $0)) }
    return HStack(spacing: metrics.timeBoxSpacing) {
      box
      SegmentedControl(halves, selected: time.hour / 12).with(\.state, isDisabled ? .disabled : .normal)
    }
  }

  /// The days in rows of weeks.
  private func weeks(_ metrics: DatePickerMetrics, in environment: Environment) -> any Element {
    let date = picker.date
    let first = date.adding(days: 1 - date.day)
    let blank = (first.weekday - words.firstWeekday + 7) % 7
    let count = CivilDate.dayCount(year: date.year, month: date.month)
    let rows = (blank + count + 6) / 7
    return VStack(spacing: 0, alignment: .leading) {
      (0..<rows).map { row -> any Element in
        let cells = (0..<7).map { column -> any Element in
          let day = row * 7 + column - blank + 1
          guard (1...count).contains(day) else { return Surface() }
          return cell(first.adding(days: day - 1), metrics, in: environment)
        }
        return self.row(of: cells, height: metrics.cell.height, isFixed: false, metrics)
      }
    }
  }

  /// A row of seven cells.
  private func row(
    of cells: [any Element], height: Double, isFixed: Bool, _ metrics: DatePickerMetrics
  ) -> any Element {
    let layout = CalendarRowLayout(
      width: picker.width ?? metrics.calendarWidth, usualWidth: metrics.calendarWidth,
      firstMiddle: metrics.firstColumn, height: height, hasFixedHeight: isFixed)
    return Arranged(name: .calendarRow, layout: layout, children: cells)
  }

  /// The width in points of the calendar where there is room.
  private func shownWidth(_ metrics: DatePickerMetrics) -> Double {
    picker.width.flatMap { $0.isFinite ? $0 : nil } ?? metrics.calendarWidth
  }

  /// A day: in the tint if it is today, on a disc if it is chosen.
  private func cell(
    _ day: CivilDate, _ metrics: DatePickerMetrics, in environment: Environment
  ) -> any Element {
    let isChosen = day == picker.date
    let isToday = day == picker.today
    let canBeChosen = !isDisabled && isChoosable(day)
    var label = Text(
      words.digits.text(day.day), style: metrics.dayTextStyle,
      weight: isChosen ? .semibold : metrics.dayWeight)
    label.hasMonospacedDigits = metrics.hasMonospacedDates
    label.color =
      !canBeChosen
      ? .token(.tertiaryLabel)
      : isChosen && (isToday || metrics.fillsEveryDisc)
        ? .token(.onTint) : isChosen || isToday ? tint : textColor
    let centred = label.lineLimit(1).frame(width: .filling, height: .filling)
    var exposed = spokenPart(
      words.dayInWeek.string(day, words: words), value: isToday ? environment.spoken(.today) : nil,
      isUsable: canBeChosen)
    if isChosen { exposed.traits.append(.selected) }
    func part(_ content: any Element) -> any Element {
      CalendarPart(name: .calendarDay, content: content, accessibility: exposed)
    }
    guard isChosen else { return part(centred) }
    let share = environment.appearance == .light ? metrics.discOpacity : metrics.darkDiscOpacity
    let isFull = isToday || metrics.fillsEveryDisc
    let color = canBeChosen ? environment.color(tint) : environment.color(.fill)
    let disc = Surface(metrics.discOutline, fill: .color(isFull ? color : color.opacity(share)))
    return part(
      centred.background(disc.frame(width: metrics.discSize.width, height: metrics.discSize.height)))
  }
}

extension FrameLength {
  /// All the room that is proposed.
  fileprivate static let filling = FrameLength(max: .infinity)
}

extension DatePickerMetrics {
  /// The width in points of a calendar without a width of its own.
  fileprivate var calendarWidth: Double { 7 * cell.width }

  /// The distance in points between columns of a calendar.
  fileprivate func columnDistance(in width: Double) -> Double { (width - 2 * firstColumn) / 6 }

  fileprivate var discOutline: Surface.Outline {
    discRadius * 2 < discSize.height ? .rounded(radius: discRadius, .continuous) : .capsule
  }
}

extension DatePickerContent {
  /// The accessibility of a calendar part with an action.
  func spokenPart(_ label: String, value: String? = nil, isUsable: Bool) -> Accessibility {
    Accessibility(label: label, value: value, traits: isUsable ? [.button] : [.button, .notEnabled])
  }
}

/// A part of a calendar with accessibility of its own, such as a day, or hidden behind that of another part.
struct CalendarPart: Element {
  var name: NodeName
  var content: any Element
  var accessibility: Accessibility

  func node(in environment: Environment) -> Node {
    var node = Node(name: name, wrapping: content.node(in: environment), direction: environment.direction)
    node.accessibility = accessibility
    return node
  }
}

extension Accessibility {
  /// The accessibility of a hidden element.
  static var hidden: Accessibility {
    var hidden = Accessibility(label: "")
    hidden.isHidden = true
    return hidden
  }
}

extension NodeName {
  /// An arrow to another month of a calendar.
  static let arrow = NodeName("arrow")
  /// The names of the days of the week above a calendar.
  static let calendarHeadings = NodeName("headings")
  /// A day of a calendar's month.
  static let calendarDay = NodeName("day")
  fileprivate static let calendarRow = NodeName("calendar-row")
}
