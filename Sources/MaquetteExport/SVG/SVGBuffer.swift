import MaquetteGraphics

/// The text of an SVG file as it grows.
struct SVGBuffer {
  var bytes: [UInt8] = []
  let grid: CoordinateGrid

  init(grid: CoordinateGrid) { self.grid = grid }

  mutating func write(_ text: StaticString) { bytes.append(text) }

  /// Writes a number of points.
  mutating func write(points value: Double) { bytes.append(steps: grid.step(value), decimals: grid.decimals) }

  /// Writes an attribute with a number of points.
  mutating func attribute(_ name: StaticString, points value: Double) {
    begin(name)
    write(points: value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute with a share of 1.
  mutating func attribute(_ name: StaticString, share value: Double) {
    begin(name)
    bytes.append(steps: Int((value.share * 1000).rounded()), decimals: 3)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute with a number of at most six decimals.
  mutating func attribute(_ name: StaticString, fine value: Double) {
    begin(name)
    bytes.append(fine: value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute with any text.
  mutating func attribute(_ name: StaticString, _ value: String) {
    begin(name)
    escape(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute with bytes that need no escaping.
  mutating func attribute(_ name: StaticString, plain value: [UInt8]) {
    begin(name)
    bytes.append(contentsOf: value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute that refers to a definition: `fill="url(#g1)"`.
  mutating func attribute(_ name: StaticString, reference id: String) {
    begin(name)
    write("url(#")
    bytes.append(id)
    write(")\"")
  }

  /// Writes an attribute with a transform; none for the identity.
  mutating func attribute(transform: Transform) {
    if transform == .identity { return }
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      write(" transform=\"translate(")
      write(points: transform.tx)
      if transform.ty != 0 { bytes.append(next: grid.step(transform.ty), decimals: grid.decimals) }
    } else {
      write(" transform=\"matrix(")
      for value in [transform.a, transform.b, transform.c, transform.d] {
        bytes.append(fine: value)
        write(" ")
      }
      bytes.append(fine: transform.tx)
      write(" ")
      bytes.append(fine: transform.ty)
    }
    write(")\"")
  }

  /// Writes the attributes of a colour: `fill="#fff" fill-opacity=".5" data-token="label"`.
  mutating func attribute(_ name: StaticString, opacity: StaticString, _ color: Color) {
    begin(name)
    write(color)
    bytes.append(UInt8(ascii: "\""))
    if color.alpha < 255 { attribute(opacity, share: Double(color.alpha) / 255) }
    if let token = color.tokenName { attribute("data-token", token) }
  }

  /// Writes the channels of a colour.
  mutating func write(_ color: Color) {
    let channels = [color.red, color.green, color.blue]
    bytes.append(UInt8(ascii: "#"))
    let isShort = channels.allSatisfy { $0 >> 4 == $0 & 15 }
    for channel in channels {
      if !isShort { bytes.append(Self.digit(channel >> 4)) }
      bytes.append(Self.digit(channel & 15))
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  private mutating func begin(_ name: StaticString) {
    bytes.append(UInt8(ascii: " "))
    write(name)
    write("=\"")
  }

  /// Writes a text as content or within quotation marks. Characters that XML 1.0 forbids become U+FFFD.
  mutating func escape(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case "\n": write("&#10;")
      case "\t": write("&#9;")
      case "\r": write("&#13;")
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": write("\u{FFFD}")
      default: bytes.append(contentsOf: String(Character(scalar)).utf8)
      }
    }
  }
}
