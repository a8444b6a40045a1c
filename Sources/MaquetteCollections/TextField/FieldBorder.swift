import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The surface, border and focus ring of a field.
struct FieldBorder {
  var style: TextFieldStyle
  var isFocused: Bool
  var isDisabled: Bool
  var isWrong: Bool
  var tint: ColorReference?
  /// The image that replaces the border.
  var image: Image?

  /// Returns a field's row on its surface with border and focus ring.
  func around(_ row: any Element, _ metrics: TextFieldMetrics, in environment: Environment) -> any Element {
    let pixel = 1 / environment.scale
    if let image { return row.background(image.background(isDisabled: isDisabled, in: environment)) }
    switch style {
    case .plain: return row
    case .underlined:
      let isStrong = isFocused || isWrong
      let color: ColorReference =
        isWrong ? .token(.fieldError) : isFocused ? environment.resolvedTint(tint) : .token(.fieldUnderline)
      let line = Surface(fill: color).frame(height: isStrong ? metrics.focusedLineWidth : pixel)
      return row.overlay(line, alignment: .bottom)
    case .rounded: return rounded(row, metrics, in: environment)
    case .roundedBezel:
      var metrics = metrics
      (metrics.cornerRadius, metrics.cornerStyle) = (metrics.roundedBezelRadius, .continuous)
      return rounded(row, metrics, in: environment)
    }
  }

  private func rounded(
    _ row: any Element, _ metrics: TextFieldMetrics, in environment: Environment
  ) -> any Element {
    let pixel = 1 / environment.scale
    let outline = Surface.Outline.rounded(radius: metrics.cornerRadius, metrics.cornerStyle)
    let fill = ColorReference.token(isDisabled ? .fieldDisabledFill : .fieldFill)
    let border = Surface.Border(
      color: .token(isWrong ? .fieldError : .fieldBorder),
      width: isWrong ? Swift.max(pixel, metrics.errorBorderWidth) : pixel)
    var field: any Element
    if metrics.hasBezel {
      // The rim lies on the background of the field, not on its fill; the lower rim is darker and has a line of shadow.
      let drop = (metrics.shadowHeight * environment.scale).rounded(.down) / environment.scale
      let inset = metrics.bezelInset(environment.appearance)
      let edge = Insets(horizontal: inset, vertical: inset)
      field = row.background(
        foot(outline, metrics, in: environment).padding(edge), alignment: .bottom
      )
      .background(Surface(outline, border: border).padding(edge))
      .background(Surface(outline, fill: fill).padding(inset + pixel))
      .background(
        Surface(fill: drop > 0 ? .token(.fieldShadow) : nil).frame(height: drop)
          .padding(Insets(horizontal: metrics.cornerRadius, vertical: 0)).offset(y: drop - inset),
        alignment: .bottom)
    } else {
      field = row.background(Surface(outline, fill: fill, border: border))
    }
    let rounding = metrics.cornerRadius > 0 ? environment.theme[FocusRingMetrics.self].rounding : 0
    let radius = Swift.max(
      metrics.cornerRadius + metrics.focusRingReach + rounding, metrics.focusRingRadius)
    return ringed(field, radius: radius, metrics, in: environment)
  }

  /// Returns a field with the ring of keyboard focus, whose outer corners have a radius in points; without focus the field.
  func ringed(
    _ field: any Element, radius: Double, _ metrics: TextFieldMetrics, in environment: Environment
  ) -> any Element {
    guard isFocused, metrics.focusRingWidth > 0 else { return field }
    let color = environment.focusRingColor(tint, opacity: metrics.focusRingOpacity)
    let ring = Surface(
      .rounded(radius: radius, .circular),
      border: Surface.Border(color: .color(color), width: metrics.focusRingWidth))
    return field.overlay(ring.padding(-metrics.focusRingReach))
  }

  /// The darker lower rim of a bezel, between the corners of a square one.
  private func foot(
    _ outline: Surface.Outline, _ metrics: TextFieldMetrics, in environment: Environment
  ) -> any Element {
    let pixel = 1 / environment.scale
    let color = ColorReference.token(isWrong ? .fieldError : .fieldFoot)
    guard metrics.cornerRadius == 0 else { return FootLine(outline: outline, color: color) }
    return Surface(fill: color).frame(height: pixel).padding(Insets(horizontal: pixel, vertical: 0))
  }
}

extension FrameLength {
  /// Creates a field's length: a fixed one, or the available one.
  init(filling length: Double?, ideal: Double) {
    guard let length, length.isFinite else {
      self.init(min: 0, ideal: ideal, max: .infinity)
      return
    }
    self.init(min: length, ideal: length, max: length)
  }
}
