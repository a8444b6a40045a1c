public import MaquetteControls
public import MaquetteGraphics

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
    sheet.canvas.scale = scale
    sheet.environment.scale = scale
    // A preset may not have a name for the scale; then the picture keeps the one that it had.
    sheet.path = (try? sheet.templatePath()) ?? path
    return sheet
  }

  /// The path that the sheet's template makes.
  func templatePath() throws(AttributeError) -> String {
    let cell = OutputCell(sheet: stem, variant: variant, scale: canvas.scale, environment: environment)
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

  /// The size of a picture in pixels, or nil if it has no pixels or more than ``SheetLimits/pixels``.
  ///
  /// `size` is in points; each length is rounded up to whole pixels.
  public static func pixelSize(of size: Size, scale: Double) -> (width: Int, height: Int)? {
    let limit = Double(SheetLimits.pixels)
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    // Compared as Double first: what fits the limit also fits an Int, and NaN fails every comparison.
    guard width >= 1, height >= 1, width <= limit, height <= limit, width * height <= limit else {
      return nil
    }
    return (Int(width), Int(height))
  }
}
