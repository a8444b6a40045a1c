internal import MaquetteControls
internal import MaquetteTypography
internal import MaquetteGraphics

/// What a strategy changes about mockups; what is nil stays as it is.
struct MockupChanges: Sendable {
  var theme: Theme?
  var scale: Double?
  var appearance: Appearance?
  var contrast: Contrast?
  var textSize: TextSize?
  var direction: LayoutDirection?

  /// A mockup as the strategy wants it.
  func applied(to mockup: Mockup) -> Mockup {
    var mockup = mockup
    if let theme { mockup.environment.theme = theme }
    if let scale { mockup.environment.scale = scale }
    if let appearance { mockup.environment.appearance = appearance }
    if let contrast { mockup.environment.contrast = contrast }
    if let textSize { mockup.environment.textSize = textSize }
    if let direction { mockup.environment.direction = direction }
    return mockup
  }
}
