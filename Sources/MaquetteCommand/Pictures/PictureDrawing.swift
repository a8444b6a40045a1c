internal import Maquette
internal import MaquetteBatch
internal import MaquetteControls
internal import MaquetteFiles
internal import MaquetteGraphics
internal import MaquettePNG
internal import MaquetteRendering
internal import MaquetteScene
internal import MaquetteSheets
internal import MaquetteSnapshots

/// One picture of a sheet on its way to pixels. Once it is laid out and small enough, nothing fails.
struct PictureDrawing {
  /// The picture's name, for its file.
  let name: String
  /// Every element at its place.
  let layout: LayoutNode
  private let mockup: Mockup
  private let title: String?
  /// The picture if it moves.
  private let moving: SheetComposition?

  /// Lays a picture of a sheet out; the path is for messages.
  init(_ sheet: Sheet, path: String) throws(Failure) {
    let composition = sheet.composed()
    try self.init(
      composition.mockup, layout: composition.layout(), name: sheet.name, title: sheet.canvas.title, path: path,
      moving: sheet.canvas.format == .apng ? composition : nil)
  }

  /// Lays a picture out. Throws a failure for one that is over the limit or has no pixel.
  init(_ mockup: Mockup, name: String, title: String? = nil, path: String) throws(Failure) {
    try self.init(mockup, layout: mockup.layout(), name: name, title: title, path: path)
  }

  private init(
    _ mockup: Mockup, layout: LayoutNode, name: String, title: String?, path: String, moving: SheetComposition? = nil
  ) throws(Failure) {
    let scale = mockup.environment.scale
    if !Sheet.canDraw(layout.frame.size, scale: scale) {
      throw Failure(SheetError.pictureTooLarge(path: path, size: layout.frame.size, scale: scale))
    }
    self.mockup = mockup
    self.layout = layout
    self.name = name
    self.title = title
    self.moving = moving
  }

  /// What is drawn, in points.
  var displayList: DisplayList { mockup.displayList(of: layout) }

  /// What the file says besides the pixels.
  var options: PNGOptions {
    PNGOptions(scale: mockup.environment.scale, title: title, software: "Maquette \(Version.current)")
  }

  /// The digest of all that decides on the pixels, beside the program and its fonts, for which the given one stands.
  func digest(under common: Digest) throws(Failure) -> Digest {
    var hash = SHA256()
    hash.update(field: common)
    hash.update(field: "\(mockup.environment.scale)")
    hash.update(displayList.content)
    if let moving {
      do throws(AnimationError) {
        hash.update(try moving.animationContent())
      } catch {
        throw failure(error)
      }
    }
    return hash.finish()
  }

  /// The pixels, what the file says besides them, and for a golden which elements drew them.
  ///
  /// The renderer keeps letters and shadows for the next picture; one picture is drawn in so many bands at a time.
  func picture(
    by renderer: Renderer, threads: Int = 1, isTraced: Bool = true
  ) throws(Failure) -> DrawnPicture {
    var picture: DrawnPicture
    do throws(RenderError) {
      picture = try mockup.drawing(
        of: layout, name: name, options: options, with: renderer, threads: threads, isTraced: isTraced)
    } catch {
      throw failure(.frame(error))
    }
    guard let moving else { return picture }
    do throws(AnimationError) {
      let animation = try moving.animation(with: renderer, threads: threads)
      // What does not move is a plain picture.
      if animation.frameCount > 1 {
        picture.bitmap = animation.first
        picture.animation = animation
      }
    } catch {
      throw failure(error)
    }
    return picture
  }

  private func failure(_ error: AnimationError) -> Failure { Failure(.overLimit, "\(name): \(error)") }
}
