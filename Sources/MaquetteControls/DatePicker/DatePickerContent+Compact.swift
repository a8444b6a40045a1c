internal import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

extension DatePickerContent {
  /// A pill for the date and one for the time.
  func compact(in environment: Environment) -> AnyElement {
    let metrics = environment.theme[DatePickerMetrics.self]
    var pills: [any Element] = []
    if hasDate { pills.append(pill(dateText, .date, metrics)) }
    if hasTime { pills.append(pill(timeText, .time, metrics)) }
    return pills.count == 1
      ? AnyElement(pills[0]) : AnyElement(HStack(spacing: metrics.pillSpacing) { pills })
  }

  /// A pill with a text, which is tinted while its part is being edited.
  func pill(_ text: String, _ part: DatePickerPart, _ metrics: DatePickerMetrics) -> AnyElement {
    let color: ColorReference =
      isDisabled
      ? .token(.tertiaryLabel) : picker.editing == part ? tint : .token(metrics.pillTextColor)
    var label = Text(text, style: metrics.pillTextStyle).lineLimit(1)
    label.color = color
    label.hasMonospacedDigits = metrics.hasMonospacedDigits
    let inset = Insets(horizontal: metrics.pillInsets.width, vertical: metrics.pillInsets.height)
    let least = part == .time && !hasDate ? metrics.timePillHeight : 0
    return AnyElement(
      label.padding(inset).frame(width: FrameLength(), height: FrameLength(min: least))
        .background(
          Surface(.rounded(radius: metrics.pillRadius, .continuous), fill: .token(.datePickerPill))))
  }
}
