public import MaquetteGraphics
import Synchronization

/// The pictures of the glyphs of a font without outlines, read with FreeType on first use and cached.
///
/// FreeType's objects are not thread-safe, so a mutex guards them; the returned pictures are values.
final class GlyphPictures: Sendable {
  private struct State {
    var face: FreeTypeFace?
    var pictures = GenerationalCache<GlyphID, RasterImage?>(limit: 256)
  }

  private let file: FontFile
  private let state = Mutex(State())

  init(file: FontFile) {
    self.file = file
  }

  /// Returns the picture of a glyph; nil for a blank one, such as a space.
  func picture(of glyph: GlyphID) -> RasterImage? {
    state.withLock { state in
      if let known = state.pictures.value(for: glyph) { return known }
      if state.face == nil, let library = FreeTypeLibrary() {
        state.face = try? FreeTypeFace(library: library, bytes: file.bytes, keeping: file)
      }
      let picture = state.face?.picture(of: glyph)
      state.pictures.insert(picture, for: glyph)
      return picture
    }
  }

  /// Returns the pictures of a run in a face whose glyphs are drawn in a box.
  ///
  /// A picture is as high as the box and stands in the middle of its advance, over which one wider than high extends.
  func pictures(of run: GlyphRun, in box: Rect) -> [GlyphPicture] {
    run.glyphs.compactMap { glyph in
      guard let image = picture(of: glyph.id) else { return nil }
      let width = box.height * Double(image.width) / Double(image.height)
      let frame = Rect(
        x: glyph.position.x + (box.width - width) / 2, y: glyph.position.y + box.minY, width: width,
        height: box.height)
      return GlyphPicture(image: image, frame: frame)
    }
  }
}

/// A glyph that is a picture in colours of its own.
public struct GlyphPicture: Hashable, Sendable {
  /// The picture.
  public var image: RasterImage
  /// The frame that it fills, in points from the origin of its run.
  public var frame: Rect
}
