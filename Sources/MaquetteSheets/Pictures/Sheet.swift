public import MaquetteControls
package import MaquetteGraphics

/// One picture that a sheet asks for: everything that drawing needs to know, and nothing left to decide.
public struct Sheet: Sendable {
  /// The name for the picture's file, without its ending: the sheet's name, then `~` and what its variant is,
  /// then `@2x` if scales vary: `matrix~dark@2x`.
  public var name: String

  /// What the picture is among the variants of its sheet.
  public var variant = SheetVariant()

  /// The path of the picture's file below the folder that it goes to, by the sheet's `output`: the name with `.png`
  /// unless that says otherwise. No other picture of the sheet has the same.
  public var path = ""

  /// The picture as a whole.
  public var canvas: SheetCanvas

  /// What the body is drawn under.
  public var environment: Environment

  /// The tree to draw.
  public var body: any Element

  /// The sheet's name, which templates call `{sheet}`.
  var stem = ""

  /// Returns the picture at another scale, in pixels a point; its path says so if the sheet's template does.
  public func scaled(to scale: Double) -> Sheet {
    var sheet = self
    sheet.environment.scale = scale
    // A preset may not have a name for the scale; then the picture keeps the one that it had.
    sheet.path = (try? sheet.templatePath()) ?? path
    return sheet
  }

  /// The path that the sheet's template makes.
  func templatePath() throws(AttributeError) -> String {
    let cell = OutputCell(sheet: stem, variant: variant, environment: environment)
    return try canvas.output.path(of: cell, named: name)
  }

  /// The picture by itself, without a storyboard.
  var picture: Mockup {
    if let device = canvas.device {
      var screen = DeviceScreen(
        device, width: canvas.size.width, height: canvas.size.height,
        content: AnyElement(body).padding(canvas.padding))
      if device.device.cornerRadius > 0 {
        // Beyond round corners there is nothing.
        screen.background = canvas.background
        return Mockup(screen, environment: environment, padding: .zero, background: nil)
      }
      return Mockup(screen, environment: environment, padding: .zero, background: canvas.background)
    }
    var mockup = Mockup(
      body, environment: environment, padding: canvas.padding, background: canvas.background)
    mockup.width = canvas.size.width
    mockup.height = canvas.size.height
    return mockup
  }

  /// Whether a picture of a size in points has pixels, and at most ``SheetLimits/pixels``.
  package static func canDraw(_ size: Size, scale: Double) -> Bool {
    PixelSize(size, scale: scale, limit: SheetLimits.pixels).map { !$0.isEmpty } ?? false
  }
}
