internal import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

extension DatePickerContent {
  /// A text field with date and time in numbers, with a stepper beside it.
  func field(in environment: Environment) -> any Element {
    let metrics = environment.theme[DatePickerMetrics.self]
    let fieldMetrics = environment.theme[TextFieldMetrics.self]
    let text = [
      hasDate ? words.numericDate.string(picker.date, words: words) : nil, hasTime ? timeText : nil,
    ].compactMap(\.self).joined(separator: ", ")
    var label = Text(text, style: fieldMetrics.textStyle).lineLimit(1)
    label.color = .token(isDisabled ? .tertiaryLabel : .label)
    label.hasMonospacedDigits = metrics.hasMonospacedDigits
    let isFocused = picker.effectiveState(in: environment).contains(.focused) && !isDisabled
    let border = FieldBorder(
      style: .rounded, isFocused: isFocused && environment.isWindowActive, isDisabled: isDisabled,
      isWrong: false, tint: picker.tint)
    let row = label.padding(
      Insets(
        top: 0, leading: metrics.fieldLeadingInset, bottom: 0, trailing: metrics.fieldTrailingInset)
    )
    .frame(
      width: FrameLength(), height: FrameLength(min: metrics.fieldHeight))
    let field = border.around(row, fieldMetrics, in: environment)
    guard style == .stepperField else { return field }
    return HStack(spacing: metrics.stepperSpacing) {
      field
      stepper(metrics, in: environment)
    }
  }

  /// Two arrows on a raised surface with a line between them.
  private func stepper(_ metrics: DatePickerMetrics, in environment: Environment) -> any Element {
    let outline = Surface.Outline.rounded(radius: metrics.stepperRadius, .continuous)
    let half = metrics.stepper.height / 2
    func arrow(_ name: String) -> any Element {
      SymbolImage(name, weight: .black).with(\.size, metrics.stepperArrowSize)
        .color(.token(isDisabled ? .tertiaryLabel : .label))
        .frame(width: metrics.stepper.width, height: half)
    }
    func shaded(_ top: Surface, _ bottom: Surface) -> VStack {
      VStack(spacing: 0) {
        top.frame(height: metrics.stepperShade)
        bottom.frame(height: metrics.stepperShade)
      }
    }
    let shade = ColorReference.token(.fieldStepperShade)
    let clear = ColorReference.color(environment.color(shade).opacity(0))
    let middle = ZStack {
      shaded(Surface(fill: clear, bottomFill: shade), Surface(fill: shade, bottomFill: clear))
      Surface(fill: .token(.fieldStepperLine)).frame(height: metrics.stepperLineWidth)
    }
    let shadow = Shadow(
      color: environment.color(.shadow).opacity(metrics.stepperShadowOpacity),
      sigma: metrics.stepperShadowSigma, offset: Point(x: 0, y: metrics.stepperShadowDrop))
    let pixel = 1 / environment.scale
    return VStack(spacing: 0) {
      arrow("chevron.up")
      arrow("chevron.down")
    }
    .background(middle.frame(width: metrics.stepper.width))
    .background(Surface(outline, fill: .token(.fieldStepperFill), shadows: [shadow]))
    .background(
      Surface(
        outline.outset(by: pixel),
        border: Surface.Border(color: .token(.fieldStepperEdge), width: pixel)
      ).padding(-pixel))
  }
}
