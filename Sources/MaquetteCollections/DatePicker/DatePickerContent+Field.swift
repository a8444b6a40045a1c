import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

extension DatePickerContent {
  /// A text field with date and time in numbers, with the body of a stepper beside it.
  func field(in environment: Environment) -> any Element {
    let metrics = environment.theme[DatePickerMetrics.self]
    let fieldMetrics = environment.theme[TextFieldMetrics.self]
    let text = [
      hasDate ? words.numericDate.string(picker.date, words: words, inSlots: true) : nil,
      hasTime ? timePattern.string(nil, time, words: words, inSlots: true) : nil,
    ].compactMap(\.self).joined(separator: ", ")
    var label = Text(text, style: fieldMetrics.textStyle).lineLimit(1)
    label.color = isDisabled ? .token(.tertiaryLabel) : textColor
    label.hasMonospacedDigits = metrics.pill.hasMonospacedDigits
    let isFocused = picker.effectiveState(in: environment).contains(.focused) && !isDisabled
    let border = FieldBorder(
      style: .rounded, isFocused: isFocused && environment.isWindowActive, isDisabled: isDisabled,
      isWrong: false, tint: picker.tint)
    let row = label.padding(
      Insets(
        top: 0, leading: metrics.fieldLeadingInset, bottom: 0, trailing: metrics.fieldTrailingInset)
    )
    .frame(
      // SwiftUI lets the field take the width that there is.
      width: environment.toolkit == .swiftUI ? FrameLength(max: .infinity) : FrameLength(),
      height: FrameLength(min: metrics.fieldHeight), alignment: .leading)
    let field = border.around(row, fieldMetrics, in: environment)
    guard style == .stepperField else { return field }
    return HStack(spacing: metrics.stepperSpacing) {
      field
      Stepper(1, in: 0...2).with(\.state, isDisabled ? .disabled : .normal).body(in: environment)
    }
  }
}
