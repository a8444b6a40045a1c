import MaquetteGraphics
import Synchronization

/// The outlines of a library's glyphs, read with FreeType on first use and cached.
///
/// FreeType's objects are not thread-safe, so a mutex guards them; the returned paths are values.
final class GlyphOutlines: Sendable {
  private struct Key: Hashable {
    var face: FontFace
    var glyph: GlyphID
  }

  private struct State {
    var library: FreeTypeLibrary?
    var faces = GenerationalCache<FontFace, FreeTypeFace>(limit: 128)
    var outlines = GenerationalCache<Key, Path>(limit: 16_384)
  }

  private let files: [FontFile]
  private let state = Mutex(State())

  init(files: [FontFile]) {
    self.files = files
  }

  /// Returns the outline of a glyph in ems, y down; empty for a blank or missing glyph.
  ///
  /// Glyph 0, which represents missing characters, is a box even if the font leaves it blank.
  func outline(of glyph: GlyphID, in face: FontFace) -> Path {
    state.withLock { state in
      let key = Key(face: face, glyph: glyph)
      if let path = state.outlines.value(for: key) { return path }
      var instance = face
      instance.smoothing = .none
      instance.isOblique = false
      var path = open(instance, in: &state)?.outline(of: glyph) ?? Path()
      if path.isEmpty && glyph == 0 { path = Self.missingGlyphBox }
      path = face.smoothing.applied(to: path)
      if face.isOblique { path = path.mapped { Point(x: $0.x - $0.y * Self.slant, y: $0.y) } }
      state.outlines.insert(path, for: key)
      return path
    }
  }

  private func open(_ face: FontFace, in state: inout State) -> FreeTypeFace? {
    if let opened = state.faces.value(for: face) { return opened }
    guard files.indices.contains(face.fontIndex) else { return nil }
    if state.library == nil { state.library = FreeTypeLibrary() }
    let file = files[face.fontIndex]
    guard let library = state.library,
      let opened = try? FreeTypeFace(library: library, bytes: file.bytes, keeping: file)
    else { return nil }
    opened.move(
      to: file.traits.axisPositions(
        weight: Double(face.weight), opticalSize: Double(face.opticalSize) / 100))
    state.faces.insert(opened, for: face)
    return opened
  }

  /// How far oblique glyphs lean to the right for each em of height: the tangent of 9.4 degrees.
  ///
  /// That is the angle in the file of the substitute's own italics (Inter 4.1, `italicAngle` -9.3988 in the table `post`),
  /// which are slanted romans as the system font's are.
  static let slant = 0.16553

  /// The advance of a missing character if the font has none, in ems.
  static let missingGlyphAdvance = 0.6

  /// A hollow box of capital height with strokes of 0.05 em.
  private static let missingGlyphBox: Path = {
    var path = Path()
    for (left, top, right, bottom) in [(0.05, -0.7, 0.55, 0.0), (0.5, -0.65, 0.1, -0.05)] {
      path.move(to: Point(x: left, y: top))
      path.line(to: Point(x: right, y: top))
      path.line(to: Point(x: right, y: bottom))
      path.line(to: Point(x: left, y: bottom))
      path.close()
    }
    return path
  }()
}
