import MaquetteRaster
import MaquetteRendering

// Draws display lists and passes the hash of each picture to the C program around it (`main.c`): Embedded Swift has no
// files and no console.

/// Draws all pictures in `bands` bands and calls `report` with the name and the hash of each.
@_cdecl("maquette_draw_pictures")
func drawPictures(
  _ bytes: UnsafePointer<UInt8>, _ count: Int, _ bands: Int,
  _ report: @convention(c) (UnsafePointer<UInt8>, Int, UInt64) -> Void
) {
  // The bytes stay valid until the program ends.
  var reader = DisplayListReader(UnsafeBufferPointer(start: bytes, count: count))
  let renderer = Renderer()
  while !reader.isAtEnd {
    let picture = reader.picture()
    let bitmap = try? renderer.render(
      picture.list, scale: picture.scale, library: picture.library, threads: bands)
    picture.name.withUnsafeBufferPointer { name in
      guard let base = name.baseAddress else { return }
      report(base, name.count, bitmap.map { hash(of: $0) } ?? 0)
    }
  }
}
