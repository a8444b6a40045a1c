import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

extension DatePickerContent {
  /// The month of the chosen day in a box, with the ends of the months around it: six weeks in every month.
  func boxedCalendar(_ metrics: CalendarBoxMetrics, in environment: Environment) -> any Element {
    let outline = Surface.Outline.rectangle
    let edge = Surface.Border(color: .token(.calendarBoxEdge), width: 1 / environment.scale)
    let isFocused = picker.effectiveState(in: environment).contains(.focused) && !isDisabled
    return VStack(spacing: 0, alignment: .leading) {
      boxHeader(metrics, in: environment)
      CalendarPart(
        name: .calendarHeadings, content: boxHeadings(metrics, in: environment), accessibility: .hidden)
      boxWeeks(metrics, in: environment)
    }
    .padding(Insets(top: metrics.topInset))
    .frame(width: metrics.size.width, height: metrics.size.height, alignment: .topLeading)
    .background(Surface(outline, fill: .token(.calendarBoxFill), border: edge))
    .focusRing(
      .rounded(radius: 0, .circular), if: isFocused && environment.isWindowActive, tint: picker.tint,
      in: environment)
  }

  private func boxHeader(_ metrics: CalendarBoxMetrics, in environment: Environment) -> any Element {
    let quiet = ColorReference.token(isDisabled ? .tertiaryLabel : .secondaryLabel)
    func arrow(isForward: Bool, _ word: SpokenWord) -> any Element {
      CalendarPart(
        name: .arrow, content: CalendarArrow(isForward: isForward, size: metrics.arrow, color: quiet),
        accessibility: spokenPart(environment.spoken(word), isUsable: !isDisabled))
    }
    let dot = Surface(.capsule, fill: quiet)
      .frame(width: metrics.dotDiameter, height: metrics.dotDiameter)
    return HStack(spacing: 0) {
      Text(
        words.monthAndYear.withShortMonth.string(picker.date, words: words), style: metrics.headerStyle,
        weight: metrics.headerWeight
      )
      .color(isDisabled ? .token(.tertiaryLabel) : textColor).lineLimit(1)
      Spacer()
      HStack(spacing: metrics.arrowSpacing) {
        arrow(isForward: false, .previousMonth)
        CalendarPart(name: NodeName("today-dot"), content: dot, accessibility: .hidden)
        arrow(isForward: true, .nextMonth)
      }
    }
    .padding(
      Insets(
        top: 0, leading: metrics.headerInsets.width, bottom: 0, trailing: metrics.headerInsets.height)
    )
    .frame(width: FrameLength(max: .infinity), height: .exactly(metrics.headerHeight))
  }

  /// The first two letters of the days of the week, which end where the numbers below them end, and a line.
  private func boxHeadings(_ metrics: CalendarBoxMetrics, in environment: Environment) -> any Element {
    let names = HStack(spacing: 0) {
      (0..<7).map { column -> any Element in
        let name = words.weekdayHeading((words.firstWeekday + column) % 7)
        return boxCell(
          Text(String(name.prefix(2)), style: metrics.dayStyle, weight: metrics.headingWeight)
            .color(.token(isDisabled ? .tertiaryLabel : .secondaryLabel)),
          height: metrics.headingHeight - metrics.headingDrop, metrics)
      }
    }
    let line = Surface(fill: .token(.quaternaryLabel)).frame(height: 1 / environment.scale)
      .frame(width: metrics.size.width - 2 * (metrics.headerInsets.width + 0.5))
    return names.padding(
      Insets(top: metrics.headingDrop, leading: metrics.columnInset, bottom: 0, trailing: 0)
    )
    .frame(width: FrameLength(max: .infinity), height: FrameLength(), alignment: .leading)
    .overlay(line, alignment: .bottom)
  }

  private func boxWeeks(_ metrics: CalendarBoxMetrics, in environment: Environment) -> any Element {
    let first = picker.date.adding(days: 1 - picker.date.day)
    let start = first.adding(days: -((first.weekday - words.firstWeekday + 7) % 7))
    return VStack(spacing: 0, alignment: .leading) {
      (0..<6).map { row in
        HStack(spacing: 0) {
          (0..<7).map { boxDay(start.adding(days: row * 7 + $0), metrics, in: environment) }
        }
      }
    }
    .padding(Insets(leading: metrics.columnInset))
  }

  private func boxDay(
    _ day: CivilDate, _ metrics: CalendarBoxMetrics, in environment: Environment
  ) -> any Element {
    let isChosen = day == picker.date
    let isInMonth = day.month == picker.date.month
    let canBeChosen = !isDisabled && isChoosable(day)
    var label = Text(words.digits.text(day.day), style: metrics.dayStyle).lineLimit(1)
    label.color =
      !canBeChosen || !isInMonth
      ? .token(.tertiaryLabel)
      : isChosen ? .token(.onTint) : day == picker.today ? tint : textColor
    var cell = boxCell(label, height: metrics.cell.height, metrics)
    if isChosen {
      let own: ColorReference =
        picker.tint == nil && environment.tint == .token(.accent) ? .token(.calendarBoxSelection) : tint
      let isActive = canBeChosen && environment.isWindowActive
      let surface = Surface(
        .rounded(radius: metrics.chosenRadius, .circular), fill: isActive ? own : .token(.fill))
      cell = cell.background(
        surface.frame(width: metrics.chosen.width, height: metrics.chosen.height), alignment: .leading)
    }
    guard isInMonth else {
      return CalendarPart(name: NodeName("neighbour"), content: cell, accessibility: .hidden)
    }
    var exposed = spokenPart(
      words.dayInWeek.string(day, words: words),
      value: day == picker.today ? environment.spoken(.today) : nil, isUsable: canBeChosen)
    if isChosen { exposed.traits.append(.selected) }
    return CalendarPart(name: .calendarDay, content: cell, accessibility: exposed)
  }

  /// A text at the end of its column.
  private func boxCell(_ text: Text, height: Double, _ metrics: CalendarBoxMetrics) -> any Element {
    text.lineLimit(1).fixedSize(horizontal: true, vertical: false)
      .padding(Insets(trailing: metrics.dayInset))
      .frame(
        width: .exactly(metrics.cell.width), height: .exactly(height),
        alignment: Alignment(.trailing, .center)
      )
  }
}

/// A triangle that points to the month before or after.
private struct CalendarArrow: Element {
  var isForward: Bool
  var size: Size
  var color: ColorReference

  func node(in environment: Environment) -> Node {
    let (size, color) = (size, environment.color(color))
    let pointsRight = isForward == (environment.direction == .leftToRight)
    return Node(
      name: NodeName("calendar-triangle"),
      item: LayoutItem { _ in Measurement(width: size.width, height: size.height) }
    ) {
      drawing in
      let frame = drawing.frame
      let (tip, base) = pointsRight ? (frame.maxX, frame.minX) : (frame.minX, frame.maxX)
      var path = Path()
      path.move(to: Point(x: tip, y: frame.center.y))
      path.line(to: Point(x: base, y: frame.maxY))
      path.line(to: Point(x: base, y: frame.minY))
      path.close()
      return [.fill(.path(path, .nonzero), .color(color))]
    }
  }
}
