/// Colour profiles made tag by tag (ICC.1:2022, chapters 7 to 10).
enum SampleProfile {
  /// The primaries of Display P3, Adobe RGB and sRGB under D50, as columns.
  static let displayP3 = [
    [0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407],
  ]
  static let adobeRGB = [
    [0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457],
  ]
  static let sRGB = [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.7141]]

  static func fixed(_ value: Double) -> [UInt8] {
    ChunkedFile.bigEndian(UInt32(bitPattern: Int32((value * 65536).rounded())))
  }

  static func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }

  static func name(_ text: String) -> [UInt8] { Array(text.utf8) }

  static func parametric(_ function: Int, _ values: [Double]) -> [UInt8] {
    name("para") + [0, 0, 0, 0] + short(function) + [0, 0] + values.flatMap(fixed)
  }

  static func gamma(_ value: Double) -> [UInt8] {
    name("curv") + [0, 0, 0, 0] + ChunkedFile.bigEndian(1) + short(Int((value * 256).rounded()))
  }

  static func table(_ values: [Int]) -> [UInt8] {
    name("curv") + [0, 0, 0, 0] + ChunkedFile.bigEndian(UInt32(values.count)) + values.flatMap(short)
  }

  /// The curve of sRGB.
  static let encoded = parametric(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])

  static func file(
    _ tags: [(String, [UInt8])], space: String = "RGB ", connection: String = "XYZ ", kind: String = "mntr"
  ) -> [UInt8] {
    let head =
      ChunkedFile.bigEndian(0) + [0, 0, 0, 0, 4, 0, 0, 0] + name(kind) + name(space) + name(connection)
      + [UInt8](repeating: 0, count: 12) + name("acsp") + [UInt8](repeating: 0, count: 88)
    var list = ChunkedFile.bigEndian(UInt32(tags.count))
    var data: [UInt8] = []
    for (tag, content) in tags {
      let place = head.count + 4 + 12 * tags.count + data.count
      list += name(tag) + ChunkedFile.bigEndian(UInt32(place)) + ChunkedFile.bigEndian(UInt32(content.count))
      data += content + [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
    }
    let file = head + list + data
    return ChunkedFile.bigEndian(UInt32(file.count)) + file.dropFirst(4)
  }

  static func rgb(_ primaries: [[Double]], _ curve: [UInt8]) -> [UInt8] {
    let colors = zip(["rXYZ", "gXYZ", "bXYZ"], primaries).map { tag, values in
      (tag, name("XYZ ") + [0, 0, 0, 0] + values.flatMap(fixed))
    }
    return file(colors + ["rTRC", "gTRC", "bTRC"].map { ($0, curve) })
  }

  static func gray(_ curve: [UInt8]) -> [UInt8] { file([("kTRC", curve)], space: "GRAY") }

  /// A profile of tables of colours.
  static func tables(space: String) -> [UInt8] {
    file(
      [("A2B0", name("mft2") + [UInt8](repeating: 0, count: 44))], space: space, connection: "Lab ",
      kind: "prtr")
  }

  /// The chunk that carries a profile.
  static func chunk(_ profile: [UInt8]) -> ChunkedFile.Chunk {
    .init(name: "iCCP", data: name("profile") + [0, 0] + ChunkedFile.stored(profile))
  }
}
