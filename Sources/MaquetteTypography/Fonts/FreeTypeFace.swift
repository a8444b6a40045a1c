import CFreeType
import MaquetteGraphics

/// An instance of FreeType; it is not thread-safe, and neither are the faces opened from it.
final class FreeTypeLibrary {
  fileprivate let handle: FT_Library

  /// Starts FreeType; nil if out of memory.
  init?() {
    var handle: FT_Library?
    guard FT_Init_FreeType(&handle) == 0, let handle else { return nil }
    self.handle = handle
  }

  deinit {
    // Faces hold a reference to their library, so none is open now.
    FT_Done_FreeType(handle)
  }
}

/// A font file opened by FreeType, at one position on its axes.
///
/// Only unscaled, unhinted outlines are read: the numbers in the file, so that pictures depend neither on FreeType's
/// version nor on its hinter.
final class FreeTypeFace {
  /// FreeType's error for a file.
  struct Refusal: Error {
    var code: Int32
  }

  let handle: FT_Face
  private let library: FreeTypeLibrary
  /// Keeps the bytes alive that FreeType reads; nil if the caller does.
  private let file: FontFile?

  /// Opens the bytes of a font, which must outlive the face.
  init(library: FreeTypeLibrary, bytes: UnsafeRawBufferPointer, keeping file: FontFile?) throws(Refusal) {
    var handle: FT_Face?
    let code = FT_New_Memory_Face(
      library.handle, bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self), FT_Long(bytes.count), 0,
      &handle)
    guard code == 0, let handle else { throw Refusal(code: code) }
    self.handle = handle
    self.library = library
    self.file = file
  }

  deinit {
    FT_Done_Face(handle)
  }

  /// The variation axes by tag, in the file's order.
  func axes() -> [(tag: UInt32, axis: FontTraits.Axis)] {
    guard maquette_ft_has_axes(handle) != 0 else { return [] }
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(handle, &description) == 0, let description else { return [] }
    defer { FT_Done_MM_Var(library.handle, description) }
    // FreeType allocates `num_axis` axes and fills them before it returns 0.
    return (0..<Int(description.pointee.num_axis)).map { index in
      let axis = description.pointee.axis[index]
      return (
        UInt32(truncatingIfNeeded: axis.tag),
        FontTraits.Axis(
          minimum: Double(axis.minimum) / 65536, initial: Double(axis.def) / 65536,
          maximum: Double(axis.maximum) / 65536)
      )
    }
  }

  /// Moves the face to a position on its axes; other axes stay at their defaults.
  func move(to place: [(tag: UInt32, value: Double)]) {
    let axes = axes()
    guard !axes.isEmpty else { return }
    // Both factors are bounded by the axis, whose ends are 16.16 numbers themselves, so the conversion is safe.
    var coordinates = axes.map { tag, axis in
      FT_Fixed((axis.nearest(to: place.first { $0.tag == tag }?.value ?? axis.initial) * 65536).rounded())
    }
    _ = FT_Set_Var_Design_Coordinates(handle, FT_UInt(coordinates.count), &coordinates)
  }

  /// Returns the outline of a glyph in ems, y down; empty if the glyph is blank, broken or missing.
  func outline(of glyph: GlyphID) -> Path {
    let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_HINTING) | FT_Int32(FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(handle, glyph, flags) == 0, let slot = handle.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, handle.pointee.units_per_EM > 0
    else { return Path() }
    var builder = OutlineBuilder(unitsPerEm: Double(handle.pointee.units_per_EM))
    builder.decompose(&slot.pointee.outline)
    return builder.path
  }

  /// Returns the picture of a glyph in a font of coloured bitmaps of one size; nil if it has none.
  func picture(of glyph: GlyphID) -> RasterImage? {
    guard FT_Select_Size(handle, 0) == 0, FT_Load_Glyph(handle, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = handle.pointee.glyph
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let (width, height, pitch) = (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
    guard UInt32(bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue, pitch >= 4 * width,
      RasterImage.isValid(width: width, height: height), let bytes = bitmap.buffer
    else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    // FreeType's buffer has `rows` rows of `pitch` bytes, from the top, and is valid until the next glyph is loaded.
    for row in 0..<height {
      for place in stride(from: row * pitch, to: row * pitch + 4 * width, by: 4) {
        pixels.append(
          UInt32(bytes[place + 2]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place]) << 16
            | UInt32(bytes[place + 3]) << 24)
      }
    }
    return RasterImage(width: width, height: height, pixels: pixels)
  }
}

/// Builds a path from the callbacks of `FT_Outline_Decompose`.
private struct OutlineBuilder {
  var path = Path()
  private var isOpen = false
  private let scale: Double

  init(unitsPerEm: Double) {
    // Coordinates arrive doubled (see `decompose`).
    scale = 1 / (2 * unitsPerEm)
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector else { return .zero }
    return Point(x: Double(vector.pointee.x) * scale, y: -Double(vector.pointee.y) * scale)
  }

  private mutating func closeContour() {
    if isOpen { path.close() }
    isOpen = false
  }

  /// Adds an outline; on an error the path ends there.
  mutating func decompose(_ outline: inout FT_Outline) {
    // A shift of one bit doubles the coordinates, so that the midpoint of two control points, which FreeType
    // computes in integers, is exact.
    var callbacks = FT_Outline_Funcs(
      move_to: { to, context in
        OutlineBuilder.with(context) { builder in
          builder.closeContour()
          builder.path.move(to: builder.point(to))
          builder.isOpen = true
        }
      },
      line_to: { to, context in
        OutlineBuilder.with(context) { $0.path.line(to: $0.point(to)) }
      },
      conic_to: { control, to, context in
        OutlineBuilder.with(context) { $0.path.quad(to: $0.point(to), control: $0.point(control)) }
      },
      cubic_to: { control1, control2, to, context in
        OutlineBuilder.with(context) {
          $0.path.cubic(to: $0.point(to), control1: $0.point(control1), control2: $0.point(control2))
        }
      },
      shift: 1, delta: 0)
    // The pointer to self is valid, and nothing else touches self, until the call returns.
    _ = withUnsafeMutablePointer(to: &self) { FT_Outline_Decompose(&outline, &callbacks, $0) }
    closeContour()
  }

  /// Calls `body` with the builder behind a callback's context pointer; returns 0, which lets FreeType continue.
  private static func with(_ context: UnsafeMutableRawPointer?, _ body: (inout OutlineBuilder) -> Void)
    -> Int32
  {
    // `decompose` passes a pointer to itself as the only context.
    guard let builder = context?.assumingMemoryBound(to: OutlineBuilder.self) else { return 1 }
    body(&builder.pointee)
    return 0
  }
}
