import MaquetteGraphics
import MaquettePNG
import MaquetteScene

/// The objects that contents of a file refer to by name, each once. All contents share one dictionary.
struct PDFResources {
  var document = PDFDocument()
  /// The dictionary of all names, which is set at the end.
  let dictionary: PDFDocument.Reference
  /// The entries by category, in the order of their first use.
  private var entries: [String: [(name: String, value: String)]] = [:]
  private var known: [String: String] = [:]
  private var images: [RasterImage: String] = [:]

  init() { dictionary = document.reserve() }

  /// Returns the name of an entry, which is new unless an equal one exists.
  mutating func name(_ category: String, _ prefix: String, _ value: String) -> String {
    let key = category + value
    if let name = known[key] { return name }
    let name = "\(prefix)\(entries[category, default: []].count)"
    entries[category, default: []].append((name, value))
    known[key] = name
    return name
  }

  /// Returns the name of a graphics state.
  mutating func state(_ value: String) -> String { name("ExtGState", "S", "<<\(value)>>") }

  /// Returns the name of an opacity of fills and lines, 0 to 1.
  mutating func state(opacity: Double) -> String {
    let text = opacity.levelText
    return state("/ca \(text)/CA \(text)")
  }

  /// Writes the dictionary.
  mutating func finish() {
    let categories = entries.keys.sorted().map { category in
      let values = entries[category, default: []].map { "/\($0.name) \($0.value)" }.joined()
      return "/\(category)<<\(values)>>"
    }
    document.set(dictionary, "<<\(categories.joined())>>")
  }

  /// Adds a form with the resources of the file, and returns its name.
  mutating func form(_ content: [UInt8], box: Rect, _ entries: String = "") -> String {
    let reference = form(reference: content, box: box, entries)
    return name("XObject", "X", reference.text)
  }

  mutating func form(reference content: [UInt8], box: Rect, _ entries: String = "") -> PDFDocument.Reference {
    document.add(stream: content, "/Type/XObject/Subtype/Form\(Self.box(box))\(resources)\(entries)")
  }

  /// The entry of the shared dictionary.
  var resources: String { "/Resources \(dictionary.text)" }

  static func box(_ box: Rect) -> String {
    "/BBox[\([box.minX, box.minY, box.maxX, box.maxY].map(\.decimalText).joined(separator: " "))]"
  }

  /// Returns the name of a picture.
  mutating func image(_ image: RasterImage) -> String {
    if let known = images[image] { return known }
    let pixels = image.pixels.map(StraightAlpha.unpremultiply)
    var mask = ""
    if !image.isOpaque {
      let alphas = pixels.map { UInt8($0 >> 24) }
      let reference = document.add(
        stream: Self.filtered(alphas, width: image.width, channels: 1),
        Self.imageEntries(width: image.width, height: image.height, space: "DeviceGray", channels: 1))
      mask = "/SMask \(reference.text)"
    }
    // A shadow has one colour and only its mask changes.
    let visible = pixels.first { $0 >> 24 > 0 } ?? 0
    let isPlain = !image.isOpaque && pixels.allSatisfy { $0 >> 24 == 0 || ($0 ^ visible) & 0xFF_FFFF == 0 }
    let (width, height) = isPlain ? (1, 1) : (image.width, image.height)
    var samples: [UInt8] = []
    samples.reserveCapacity(3 * width * height)
    for pixel in isPlain ? [visible] : pixels {
      samples.append(UInt8(truncatingIfNeeded: pixel))
      samples.append(UInt8(truncatingIfNeeded: pixel >> 8))
      samples.append(UInt8(truncatingIfNeeded: pixel >> 16))
    }
    let reference = document.add(
      stream: Self.filtered(samples, width: width, channels: 3),
      Self.imageEntries(width: width, height: height, space: "DeviceRGB", channels: 3) + mask)
    let name = name("XObject", "X", reference.text)
    images[image] = name
    return name
  }

  private static func imageEntries(width: Int, height: Int, space: String, channels: Int) -> String {
    "/Type/XObject/Subtype/Image/Width \(width)/Height \(height)/ColorSpace/\(space)/BitsPerComponent 8"
      + "/DecodeParms<</Predictor 15/Colors \(channels)/Columns \(width)>>"
  }

  /// The rows of samples with the number of a PNG filter before each: the difference to the row above, which suits shadows and
  /// plain areas alike.
  private static func filtered(_ samples: [UInt8], width: Int, channels: Int) -> [UInt8] {
    let rowBytes = width * channels
    guard rowBytes > 0 else { return [] }
    var result: [UInt8] = []
    result.reserveCapacity(samples.count + samples.count / rowBytes)
    for start in stride(from: 0, to: samples.count, by: rowBytes) {
      result.append(2)
      for index in start..<start + rowBytes {
        result.append(start == 0 ? samples[index] : samples[index] &- samples[index - rowBytes])
      }
    }
    return result
  }

  /// Returns the name of a gradient's colours, or of its opacities in gray.
  mutating func shading(_ gradient: Gradient, ofAlpha: Bool) -> String? {
    let coordinates: String
    switch gradient.geometry {
    case .linear(let start, let end):
      coordinates = "/ShadingType 2/Coords[\(Self.texts(start.x, start.y, end.x, end.y))]"
    case .radial(let center, let radius):
      coordinates = "/ShadingType 3/Coords[\(Self.texts(center.x, center.y, 0, center.x, center.y, radius))]"
    case .angular: return nil
    }
    let space = ofAlpha ? "DeviceGray" : "DeviceRGB"
    let stops = gradient.stops.filter { !$0.offset.isNaN }
    guard let function = Self.function(stops, ofAlpha: ofAlpha) else { return nil }
    return name(
      "Shading", "H", "<<\(coordinates)/ColorSpace/\(space)/Extend[true true]/Function \(function)>>")
  }

  private static func texts(_ values: Double...) -> String {
    values.map(\.decimalText).joined(separator: " ")
  }

  private static func function(_ stops: [Gradient.Stop], ofAlpha: Bool) -> String? {
    func value(_ color: Color) -> String {
      let channels = ofAlpha ? [color.alpha] : [color.red, color.green, color.blue]
      return "[" + channels.map { (Double($0) / 255).levelText }.joined(separator: " ") + "]"
    }
    func piece(_ from: Color, _ to: Color) -> String {
      "<</FunctionType 2/Domain[0 1]/C0\(value(from))/C1\(value(to))/N 1>>"
    }
    guard let first = stops.first, let last = stops.last else { return nil }
    var pieces: [String] = []
    var bounds: [Double] = []
    func clamped(_ offset: Double) -> Double { Swift.min(Swift.max(offset, 0), 1) }
    if clamped(first.offset) > 0 {
      pieces.append(piece(first.color, first.color))
      bounds.append(clamped(first.offset))
    }
    for (from, to) in zip(stops, stops.dropFirst()) where clamped(to.offset) > clamped(from.offset) {
      pieces.append(piece(from.color, to.color))
      bounds.append(clamped(to.offset))
    }
    if bounds.last ?? 0 < 1 {
      pieces.append(piece(last.color, last.color))
      bounds.append(1)
    }
    if pieces.count == 1 { return pieces[0] }
    let inner = bounds.dropLast().map(\.shareText).joined(separator: " ")
    let encode = pieces.map { _ in "0 1" }.joined(separator: " ")
    return
      "<</FunctionType 3/Domain[0 1]/Functions[\(pieces.joined())]/Bounds[\(inner)]/Encode[\(encode)]>>"
  }
}

extension Double {
  /// A place between 0 and 1 with at most five decimals.
  var shareText: String { Self.shareText((share * 100_000).rounded()) }

  /// An opacity between 0 and 1 as the nearest level of 255, as it is drawn.
  var levelText: String {
    let level = (share * 255).rounded()
    // The share is not below the level: some programs cut off what is left of a level in place of rounding.
    return Self.shareText((level / 255 * 100_000).rounded(.up))
  }

  private static func shareText(_ steps: Double) -> String {
    var bytes: [UInt8] = []
    bytes.append(steps: Int(steps), decimals: 5)
    return String(decoding: bytes, as: UTF8.self)
  }
}
