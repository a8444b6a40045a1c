/// An error in SVG path data.
public struct PathSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error.
  public enum Reason: Hashable, Sendable {
    /// A number stands where a command letter is required.
    case expectedCommand
    /// A command lacks a number, or a number cannot be read or is beyond ``Path/greatestWritten``.
    case expectedNumber
    /// A letter is not a command.
    case unknownCommand
    /// The path does not begin with a move.
    case expectedMove
  }

  /// The kind of error.
  public var reason: Reason
  /// The place in bytes of UTF-8, from 0.
  public var offset: Int

  /// Creates an error.
  public init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  public var description: String {
    switch reason {
    case .expectedCommand: "expected a path command at byte \(offset)"
    case .expectedNumber: "expected a number between -1000000000 and 1000000000 at byte \(offset)"
    case .unknownCommand: "not a path command (M L H V C S Q T A Z) at byte \(offset)"
    case .expectedMove: "a path must begin with M or m, at byte \(offset)"
    }
  }
}

extension Double {
  /// Reads a number of a drawing: finite and within ``Path/greatestWritten``; nil for any other text.
  ///
  /// The standard library reads decimal text to the nearest Double, the same on every machine.
  package init?(drawing text: some StringProtocol) {
    guard let value = Double(text), value.magnitude <= Path.greatestWritten else { return nil }
    self = value
  }
}

extension Path {
  /// The greatest magnitude of a number in the text of a drawing: that of a number in a sheet.
  public static let greatestWritten = 1e9

  /// Reads the path data of SVG 1.1 (section 8.3): M L H V C S Q T A Z, absolute and relative. Arcs
  /// become cubic curves.
  ///
  /// A text with an error gives no path at all; browsers draw the part before the error.
  public init(svg text: String) throws(PathSyntaxError) {
    var reader = PathDataReader(bytes: Array(text.utf8))
    try reader.read()
    self = reader.path
  }
}

/// Reads path data from left to right, with the state for relative and smooth commands.
private struct PathDataReader {
  let bytes: [UInt8]
  var index = 0
  var path = Path()
  var current = Point.zero
  var start = Point.zero
  /// The last control point of the previous curve, and whether it was a cubic; nil after other commands.
  var lastControl: (point: Point, isCubic: Bool)?
  /// Whether a move must be written before the next drawing command, as after Z.
  var needsMove = false

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func read() throws(PathSyntaxError) {
    skipSpace()
    while index < bytes.count {
      let offset = index
      let letter = bytes[index]
      guard isLetter(letter) else { throw PathSyntaxError(reason: .expectedCommand, offset: offset) }
      index += 1
      let isRelative = letter >= UInt8(ascii: "a")
      let command = letter & 0xDF
      if path.isEmpty && command != UInt8(ascii: "M") {
        throw PathSyntaxError(reason: .expectedMove, offset: offset)
      }
      try run(command, isRelative: isRelative, offset: offset)
    }
  }

  /// Runs one command with all its argument sets.
  private mutating func run(_ command: UInt8, isRelative: Bool, offset: Int) throws(PathSyntaxError) {
    if command == UInt8(ascii: "Z") {
      path.close()
      current = start
      lastControl = nil
      needsMove = true
      skipSpace()
      return
    }
    var isFirst = true
    repeat {
      // Further pairs after a move are lines.
      let isMove = command == UInt8(ascii: "M") && isFirst
      if !isMove && needsMove {
        path.move(to: current)
        start = current
        needsMove = false
      }
      switch command {
      case UInt8(ascii: "M"), UInt8(ascii: "L"):
        current = try point(isRelative)
        lastControl = nil
        if isMove {
          path.move(to: current)
          start = current
          needsMove = false
        } else {
          path.line(to: current)
        }
      case UInt8(ascii: "H"):
        current.x = try number() + (isRelative ? current.x : 0)
        line()
      case UInt8(ascii: "V"):
        current.y = try number() + (isRelative ? current.y : 0)
        line()
      case UInt8(ascii: "C"):
        let control = try point(isRelative)
        try cubic(control, isRelative)
      case UInt8(ascii: "S"):
        try cubic(reflectedControl(isCubic: true), isRelative)
      case UInt8(ascii: "Q"):
        let control = try point(isRelative)
        try quad(control, isRelative)
      case UInt8(ascii: "T"):
        try quad(reflectedControl(isCubic: false), isRelative)
      case UInt8(ascii: "A"):
        try arc(isRelative)
      default:
        throw PathSyntaxError(reason: .unknownCommand, offset: offset)
      }
      isFirst = false
    } while hasNumber()
  }

  private mutating func line() {
    path.line(to: current)
    lastControl = nil
  }

  private mutating func cubic(_ control1: Point, _ isRelative: Bool) throws(PathSyntaxError) {
    let control2 = try point(isRelative)
    let end = try point(isRelative)
    path.cubic(to: end, control1: control1, control2: control2)
    current = end
    lastControl = (control2, true)
  }

  private mutating func quad(_ control: Point, _ isRelative: Bool) throws(PathSyntaxError) {
    let end = try point(isRelative)
    path.quad(to: end, control: control)
    current = end
    lastControl = (control, false)
  }

  private mutating func arc(_ isRelative: Bool) throws(PathSyntaxError) {
    let radii = Size(width: try number(), height: try number())
    let rotation = try number()
    let isLarge = try flag()
    let isClockwise = try flag()
    let end = try point(isRelative)
    EllipticalArc(
      start: current, end: end, radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise
    )
    .add(to: &path)
    current = end
    lastControl = nil
  }

  /// Reads 0 or 1 and an optional separator after it.
  private mutating func flag() throws(PathSyntaxError) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else {
      throw PathSyntaxError(reason: .expectedNumber, offset: index)
    }
    let isSet = bytes[index] == UInt8(ascii: "1")
    index += 1
    skipSeparator()
    return isSet
  }

  /// The mirror image of the last control point, or the current point after a curve of another kind.
  private func reflectedControl(isCubic: Bool) -> Point {
    guard let lastControl, lastControl.isCubic == isCubic else { return current }
    return Point(x: 2 * current.x - lastControl.point.x, y: 2 * current.y - lastControl.point.y)
  }

  private mutating func point(_ isRelative: Bool) throws(PathSyntaxError) -> Point {
    let x = try number()
    let y = try number()
    return isRelative ? Point(x: current.x + x, y: current.y + y) : Point(x: x, y: y)
  }

  /// Reads `[+-] digits [. digits] [e [+-] digits]` and the separator after it.
  private mutating func number() throws(PathSyntaxError) -> Double {
    skipSpace()
    let begin = index
    func peek(_ ascii: Unicode.Scalar) -> Bool {
      index < bytes.count && bytes[index] == UInt8(ascii: ascii)
    }
    if peek("+") || peek("-") { index += 1 }
    let whole = skipDigits()
    var fraction = 0
    if peek(".") {
      index += 1
      fraction = skipDigits()
    }
    if whole + fraction > 0 && (peek("e") || peek("E")) {
      let mark = index
      index += 1
      if peek("+") || peek("-") { index += 1 }
      if skipDigits() == 0 { index = mark }
    }
    guard whole + fraction > 0,
      let value = Double(drawing: String(decoding: bytes[begin..<index], as: UTF8.self))
    else { throw PathSyntaxError(reason: .expectedNumber, offset: begin) }
    skipSeparator()
    return value
  }

  private mutating func skipSeparator() {
    skipSpace()
    if index < bytes.count, bytes[index] == UInt8(ascii: ",") {
      index += 1
      skipSpace()
    }
  }

  private mutating func skipDigits() -> Int {
    let begin = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") <= 9 { index += 1 }
    return index - begin
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) { index += 1 }
  }

  private func hasNumber() -> Bool {
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    return byte &- UInt8(ascii: "0") <= 9 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+")
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26
  }
}
