package import MaquetteElements
package import MaquetteGraphics

extension Image {
  /// Returns the image as the figure of a control whose symbols have a colour: a template in this colour, any other as much
  /// fainter as the colour is than that of text. An image of the state's own stays as it is.
  package func figure(_ color: Color, in environment: Environment) -> Image {
    var image = self
    image.tint = tint ?? .color(color)
    if !isOfState {
      let whole = Double(environment.color(.label).alpha)
      image.opacity = whole > 0 ? Swift.min(1, Double(color.alpha) / whole) : 1
    }
    return image
  }

  /// Returns the image as the background of a control, which it fills; it is faint if the control is disabled, unless it is
  /// an image of that state.
  package func background(isDisabled: Bool, in environment: Environment) -> any Element {
    var image = isDisabled ? figure(environment.color(.tertiaryLabel), in: environment) : self
    image.tint = tint
    image.contentMode = contentMode ?? .stretch
    return image.decorative()
  }
}

extension Attribute {
  /// The attribute of controls that show an image, where others show a symbol.
  package static func image(
    _ name: String = "image", _ path: @autoclosure @escaping Place<Image?>,
    help: String = "An image instead of the symbol: its path, or 'source' with attributes of an image."
  ) -> Attribute {
    Attribute(name, path(), help: help)
  }
}
