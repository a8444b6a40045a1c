import MaquetteRaster

/// Returns the hash of a bitmap's size and pixels: FNV-1a over words (Fowler, Noll and Vo).
func hash(of bitmap: Bitmap) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  func add(_ word: UInt64) { hash = (hash ^ word) &* 0x100_0000_01B3 }
  add(UInt64(bitmap.width))
  add(UInt64(bitmap.height))
  for pixel in bitmap.pixels { add(UInt64(pixel)) }
  return hash
}
