import MaquetteControlKit
package import MaquetteElements

extension Button {
  /// Whether the button is macOS's push button: one there that has neither a style nor corners or a line of its own.
  package func isPushButton(in environment: Environment) -> Bool {
    environment.platform == .macos && !hasStyle && labelColor == nil && cornerRadius == nil
      && borderColor == nil && borderWidth == nil
  }

  /// The push button with what the button shows in its state.
  var pushButton: PushButton {
    var button = PushButton(shownTitle, symbol: symbol)
    button.titleRuns = shownRuns
    button.subtitle = subtitle
    button.isBusy = isBusy
    button.image = image
    button.backgroundImage = backgroundImage
    button.symbolSize = symbolSize
    button.symbolPlacement = symbolPlacement
    button.symbolSpacing = symbolSpacing
    button.contentInsets = contentInsets
    button.role = role
    button.size = size
    button.state = state
    button.tint = tint
    button.titleColor = titleColor
    button.contents = contents
    button.springLoading = springLoading
    // As in AppKit, a title has one line unless the button is to have more.
    button.lineLimit = lineLimit ?? 1
    button.truncation = truncation
    button.contentAlignment = contentAlignment
    button.contentVerticalAlignment = contentVerticalAlignment
    (button.width, button.height) = (width, height)
    return button
  }
}
