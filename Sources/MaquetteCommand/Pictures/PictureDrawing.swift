internal import MaquetteControls
internal import MaquetteGraphics
internal import MaquettePNG
internal import MaquetteRaster
internal import MaquetteRendering
internal import MaquetteScene
internal import MaquetteSheets
internal import MaquetteSnapshots

/// One picture of a sheet on its way to pixels. Once it is laid out and small enough nothing can fail.
struct PictureDrawing {
  /// The picture's name, for its file.
  let name: String
  /// Every element at its place.
  let layout: LayoutNode
  private let mockup: Mockup
  private let title: String?

  /// Lays a picture out.
  ///
  /// - Throws: ``SheetError/pictureTooLarge(path:size:scale:)``, also for a picture without any pixel.
  init(_ sheet: Sheet, path: String) throws(SheetError) {
    var mockup = Mockup(
      sheet.body, environment: sheet.environment, padding: sheet.canvas.padding,
      background: sheet.canvas.background)
    mockup.width = sheet.canvas.size.width
    mockup.height = sheet.canvas.size.height
    let layout = mockup.layout()
    let scale = sheet.environment.scale
    if Sheet.pixelSize(of: layout.frame.size, scale: scale) == nil {
      throw .pictureTooLarge(path: path, size: layout.frame.size, scale: scale)
    }
    self.mockup = mockup
    self.layout = layout
    name = sheet.name
    title = sheet.canvas.title
  }

  /// What is drawn, in points.
  var displayList: DisplayList { mockup.displayList(of: layout) }

  /// The pixels, and what the file says besides them.
  func picture() -> DrawnPicture {
    let environment = mockup.environment
    return DrawnPicture(
      name: name, bitmap: Renderer().render(displayList, scale: environment.scale),
      options: PNGOptions(scale: environment.scale, title: title, software: "Maquette \(Version.current)"))
  }
}
