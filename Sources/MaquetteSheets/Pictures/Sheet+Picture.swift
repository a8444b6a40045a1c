import MaquetteScreens
import MaquetteControlKit
import MaquetteControls
package import MaquetteDiagnostics
public import MaquetteElements
package import MaquetteGraphics

extension Sheet {
  /// One picture of a sheet, with everything that drawing needs.
  public struct Picture: Sendable {
    /// The name for the picture's file, without its suffix: the sheet's name, then `~` and the labels of its variant,
    /// then `@2x` if scales vary: `matrix~dark@2x`.
    public var name: String

    /// The picture's place among the variants of its sheet.
    public var variant = SheetVariant()

    /// The path of the picture's file below the output folder, by the sheet's `output`: by default the name with `.png`.
    /// No other picture of the sheet has the same.
    public var path = ""

    /// The settings of the picture as a whole.
    public var canvas: SheetCanvas

    /// The environment of the body.
    public var environment: Environment

    /// The tree to draw.
    public var body: any Element

    /// The places of what decides on the size and the length of the picture.
    package var places = SheetPlaces()

    /// The places of the interaction's steps in the file.
    package var stepPositions: [SourceLocation] = []

    /// The sheet's name, for the placeholder `{sheet}` of templates.
    var stem = ""

    /// Returns the picture at another scale, in pixels per point; its path changes if the sheet's template contains the
    /// scale.
    public func scaled(to scale: Double) -> Picture {
      var picture = self
      picture.environment.scale = scale
      // A preset may have no name for the scale; then the picture keeps its path.
      picture.path = (try? picture.templatePath()) ?? path
      return picture
    }

    func templatePath() throws(AttributeError) -> String {
      let cell = OutputCell(sheet: stem, variant: variant, environment: environment)
      return try canvas.output.path(of: cell, named: name)
    }

    /// The picture alone, without a storyboard.
    var still: Mockup {
      if let device = canvas.device {
        var screen = DeviceScreen(
          device, width: canvas.size.width, height: canvas.size.height,
          content: body.padding(canvas.padding))
        screen.backdrop = canvas.background
        if device.device.cornerRadius > 0 {
          // The area outside of round corners is transparent.
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
}
