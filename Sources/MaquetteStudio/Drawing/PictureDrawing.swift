import MaquetteDesign
package import MaquetteElements
import MaquetteFiles
package import MaquettePNG
package import MaquetteRendering
package import MaquetteSheets
package import MaquetteSnapshots
import MaquetteTraces

/// One picture that is laid out and within the limits, so that drawing it cannot fail.
package struct PictureDrawing {
  /// The name of its file without the suffix.
  package let name: String
  /// The layout, in points.
  package let layout: LayoutNode
  private let mockup: Mockup
  private let title: String?
  /// The places in the sheet that errors name; nil for a picture of no sheet.
  private let places: SheetPlaces?
  /// The sheet's picture if it is animated.
  private let moving: SheetComposition?

  /// Lays out a picture of a sheet; the path is for messages.
  package init(_ picture: Sheet.Picture, path: String) throws(StudioError) {
    let composition = picture.composed()
    try self.init(
      composition.mockup, layout: composition.layout(), name: picture.name, title: picture.canvas.title,
      path: path, places: picture.places,
      moving: picture.canvas.format == .apng ? composition : nil)
  }

  /// Lays out a picture. Throws an error for a picture that exceeds the limit or has no pixel.
  package init(_ mockup: Mockup, name: String, title: String? = nil, path: String) throws(StudioError) {
    try self.init(mockup, layout: mockup.layout(), name: name, title: title, path: path)
  }

  private init(
    _ mockup: Mockup, layout: LayoutNode, name: String, title: String?, path: String,
    places: SheetPlaces? = nil, moving: SheetComposition? = nil
  ) throws(StudioError) {
    let scale = mockup.environment.scale
    if !Sheet.Picture.canDraw(layout.frame.size, scale: scale) {
      let size = layout.frame.size
      throw StudioError(
        places.map { .invalid($0.pictureTooLarge(size, scale: scale)) }
          ?? SheetError.pictureTooLarge(path: path, size: size, scale: scale))
    }
    self.places = places
    self.mockup = mockup
    self.layout = layout
    self.name = name
    self.title = title
    self.moving = moving
  }

  /// The display list, in points.
  package var displayList: DisplayList { mockup.displayList(of: layout) }

  /// The content of the file besides the pixels.
  package var options: PNGOptions {
    PNGOptions(scale: mockup.environment.scale, title: title, software: "Maquette \(Version.current)")
  }

  /// The digest of everything that determines the pixels; `common` is that of the program and its fonts.
  func digest(under common: Digest) throws(StudioError) -> Digest {
    var hash = SHA256()
    hash.update(field: common)
    hash.update(field: "\(mockup.environment.scale)")
    hash.update(displayList.content)
    if let moving {
      do throws(AnimationError) {
        try moving.forEachAnimationContent { hash.update($0) }
      } catch {
        throw failure(error)
      }
    }
    return hash.finish()
  }

  /// The pixels, the content of the file besides them, and the trace for a golden.
  ///
  /// - Parameter renderer: Caches glyphs and shadows for the next picture.
  package func picture(by renderer: Renderer) throws(StudioError) -> DrawnPicture {
    var picture = try still(by: renderer)
    if let animation = try animation(by: renderer, threads: 1) {
      picture.bitmap = animation.first
      picture.animation = animation
    }
    return picture
  }

  private func still(by renderer: Renderer) throws(StudioError) -> DrawnPicture {
    do throws(RenderError) {
      return try mockup.drawing(of: layout, name: name, options: options, with: renderer)
    } catch {
      throw failure(.frame(error))
    }
  }

  /// The frames; nil for a still picture, which an animation of one frame is too.
  private func animation(by renderer: Renderer, threads: Int) throws(StudioError) -> PNGAnimation? {
    guard let moving else { return nil }
    do throws(AnimationError) {
      let animation = try moving.animation(with: renderer, threads: threads)
      return animation.frameCount > 1 ? animation : nil
    } catch {
      throw failure(error)
    }
  }

  /// The pixels, drawn as they are read; nil for an animation.
  ///
  /// - Parameters:
  ///   - renderer: Draws nothing else until the pixels are read.
  ///   - threads: The number of threads that may read at the same time.
  func rows(by renderer: Renderer, threads: Int = 1) throws(StudioError) -> PictureRows? {
    moving == nil ? try stillRows(by: renderer, threads: threads) : nil
  }

  private func stillRows(by renderer: Renderer, threads: Int) throws(StudioError) -> PictureRows {
    do throws(RenderError) {
      let scale = mockup.environment.scale
      let rows = try renderer.rows(
        of: displayList, scale: scale, library: mockup.environment.fonts, threads: threads)
      return PictureRows(rows, scale: scale)
    } catch {
      throw failure(.frame(error))
    }
  }

  /// The bytes of the picture's file. Of an animation no frame is held as a whole, and a still picture goes from the rasterizer to
  /// the encoder band by band.
  package func encoded(
    options: PNGOptions, by renderer: Renderer, threads: Int
  ) throws(StudioError) -> [UInt8] {
    if let animation = try animation(by: renderer, threads: threads) {
      return try attempt(StudioError.init) { () throws(PNGError) in
        try PNG.encode(animation, options: options, threads: threads)
      }
    }
    let rows = try stillRows(by: renderer, threads: threads)
    return try attempt(StudioError.init) { () throws(PNGError) in
      try PNG.encode(rows: rows.pixels, options: options, threads: threads)
    }
  }

  /// Draws the picture and writes it to a place, under its own name if there is no other. Reports the path of its file,
  /// or its bytes for standard output.
  package func write(
    to place: OutputPlace, named name: String? = nil, in subfolder: String = "", options: PNGOptions? = nil,
    compression: PNGOptions.Compression = .default, by renderer: Renderer = Renderer(), threads: Int = 1,
    observer: StudioObserver
  ) throws(StudioError) {
    var options = options ?? self.options
    options.compression = compression
    let bytes = try encoded(options: options, by: renderer, threads: threads)
    guard let path = place.path(of: name ?? self.name, in: subfolder) else {
      return observer(.encoded(bytes))
    }
    try PictureOutput.write(bytes, to: path)
    observer(.wrote(path: path))
  }

  private func failure(_ error: AnimationError) -> StudioError {
    if case .tooManyFrames = error, let places { return StudioError(.overLimit, places.tooManyFrames) }
    return StudioError(.overLimit, "\(name): \(error)")
  }
}
