import MaquetteElements
import MaquetteGraphics

extension Environment {
  /// Returns the look of selected text in fields, labels and text views.
  ///
  /// - Parameter tint: the tint of the text, which is resolved.
  func selectionLook(tint: ColorReference) -> TextSelectionLook {
    let metrics = theme[TextFieldMetrics.self]
    let highlight =
      metrics.isSelectionTinted || tint != .token(.accent)
      ? color(tint).opacity(metrics.selectionOpacity) : color(.fieldSelection)
    let handle = color(metrics.isCaretTinted ? tint : .token(.label))
    return TextSelectionLook(
      highlight: highlight, handle: handle, knob: metrics.handleDiameter, stem: metrics.caretWidth)
  }
}
