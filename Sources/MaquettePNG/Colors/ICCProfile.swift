import MaquetteGraphics

// Colour profiles (ICC.1:2022)
// ============================
//
// A profile is a header of 128 bytes, a list of tags, and their data. A profile of a screen, a camera or a working space has three
// primaries under D50 (`rXYZ`, `gXYZ`, `bXYZ`) and a tone curve each; one for grey has a curve alone. Those are applied, for
// colorimetric intent. Profiles of printers have tables of colours (`A2B0`) instead, and are refused.

extension ColorProfile {
  /// Reads a profile for a picture in colours, or in grey.
  init(icc bytes: [UInt8], isGray: Bool) throws(ColorProblem) {
    let file = try ICCFile(bytes)
    let deviceClass = file.name(at: 12)
    guard ["mntr", "scnr", "prtr", "spac"].contains(deviceClass) else {
      throw ColorProblem(
        reason: "its colour profile is of the class '\(deviceClass)', which is not for pictures")
    }
    switch (file.name(at: 16), file.name(at: 20)) {
    case ("RGB ", "XYZ ") where file.has("rXYZ") || !file.has("A2B0"):
      var curves: [ToneCurve] = []
      for tag in ["rTRC", "gTRC", "bTRC"] { curves.append(try file.curve(tag)) }
      let (red, green, blue) = (try file.color("rXYZ"), try file.color("gXYZ"), try file.color("bXYZ"))
      let space = ColorMatrix(
        SIMD3(red.x, green.x, blue.x), SIMD3(red.y, green.y, blue.y), SIMD3(red.z, green.z, blue.z))
      self.init(curves: curves, matrix: ColorMatrix.xyzToLinear.times(ColorMatrix.d50ToD65.times(space)))
    case ("GRAY", "XYZ "):
      guard isGray else { throw ColorProblem(reason: "its colour profile is for pictures in grey") }
      let curve = try file.curve("kTRC")
      self.init(
        curves: [curve, curve, curve], matrix: ColorMatrix(SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)))
    case ("RGB ", _), ("GRAY", _):
      throw ColorProblem(reason: "its colour profile uses lookup tables, which are not supported")
    case (let space, _):
      let name = space.filter { $0 != " " }
      throw ColorProblem(reason: "its colour profile is for \(name), not for RGB")
    }
  }
}

/// The bytes of a profile and where its tags are.
private struct ICCFile {
  private let bytes: [UInt8]
  private var tags: [String: Range<Int>] = [:]

  init(_ bytes: [UInt8]) throws(ColorProblem) {
    guard bytes.count >= 132 else { throw .damaged("it has \(bytes.count) bytes") }
    let size = Int(bytes.number(at: 0))
    guard 132...bytes.count ~= size else { throw .damaged("it ends early") }
    self.bytes = Array(bytes.prefix(size))
    guard name(at: 36) == "acsp" else { throw .damaged("its header is not a profile header") }
    let count = Int(bytes.number(at: 128))
    guard count <= (size - 132) / 12 else { throw .damaged("it ends within its tags") }
    for place in stride(from: 132, to: 132 + 12 * count, by: 12) {
      let (start, length) = (Int(bytes.number(at: place + 4)), Int(bytes.number(at: place + 8)))
      // A tag that nobody reads may be wrong.
      if start + length <= size { tags[name(at: place)] = start..<start + length }
    }
  }

  /// Four letters, of which those that cannot be printed are question marks.
  func name(at place: Int) -> String {
    String(decoding: bytes[place..<place + 4].map { (0x20...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
  }

  func has(_ tag: String) -> Bool { tags[tag] != nil }

  /// The data of a tag: its type and at least some bytes after that.
  private func data(_ tag: String, atLeast count: Int) throws(ColorProblem) -> (
    type: String, start: Int, end: Int
  ) {
    guard let range = tags[tag] else { throw .damaged("it has no '\(tag)'") }
    guard range.count >= 8 + count else { throw .damaged("'\(tag)' is too short") }
    return (name(at: range.lowerBound), range.lowerBound + 8, range.upperBound)
  }

  /// A number with 16 bits after the point.
  private func fixed(at place: Int) -> Double {
    Double(Int32(bitPattern: bytes.number(at: place))) / 65536
  }

  private func short(at place: Int) -> UInt16 { UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1]) }

  /// The colour of a tag under D50.
  func color(_ tag: String) throws(ColorProblem) -> SIMD3<Double> {
    let (type, start, _) = try data(tag, atLeast: 12)
    guard type == "XYZ " else { throw .damaged("'\(tag)' is no colour") }
    return SIMD3(fixed(at: start), fixed(at: start + 4), fixed(at: start + 8))
  }

  func curve(_ tag: String) throws(ColorProblem) -> ToneCurve {
    let (type, start, end) = try data(tag, atLeast: 4)
    let numbers = start + 4
    switch type {
    case "curv":
      let count = Int(bytes.number(at: start))
      guard count <= (end - numbers) / 2 else { throw .damaged("'\(tag)' is too short") }
      switch count {
      case 0: return .power(1)
      case 1: return .power(Double(short(at: numbers)) / 256)
      default: return .table((0..<count).map { short(at: numbers + 2 * $0) })
      }
    case "para":
      // The number of parameters of each function.
      let counts = [1, 3, 4, 5, 7]
      let function = Int(short(at: start))
      guard function < counts.count else { throw .damaged("'\(tag)' has an unknown function") }
      guard 4 * counts[function] <= end - numbers else { throw .damaged("'\(tag)' is too short") }
      let values = (0..<counts[function]).map { fixed(at: numbers + 4 * $0) }
      return Self.curve(of: function, values)
    default: throw .damaged("'\(tag)' is no curve")
    }
  }

  /// The functions of parametric curves (10.18).
  private static func curve(of function: Int, _ values: [Double]) -> ToneCurve {
    let (g, a, b) = (values[0], function > 0 ? values[1] : 1, function > 0 ? values[2] : 0)
    switch function {
    case 0: return .power(g)
    case 1, 2:
      let offset = function == 2 ? values[3] : 0
      return .parametric(g: g, a: a, b: b, c: 0, d: a == 0 ? 0 : -b / a, e: offset, f: offset)
    default:
      let (e, f) = function == 4 ? (values[5], values[6]) : (0, 0)
      return .parametric(g: g, a: a, b: b, c: values[3], d: values[4], e: e, f: f)
    }
  }
}
