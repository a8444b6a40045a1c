import MaquetteGraphics

/// Reads a list of transforms (SVG 1.1, 7.6; the functions of CSS with their units too).
enum SVGTransform {
  /// Returns the map of a list; nil if anything in it is none.
  static func read(_ text: String) -> Transform? {
    var scanner = ValueScanner(text)
    var result = Transform.identity
    while !scanner.isAtEnd() {
      let name = scanner.word()
      if name == "none" { continue }
      guard scanner.take("(") else { return nil }
      var values: [Double] = []
      while !scanner.take(")") {
        guard let value = scanner.number() else { return nil }
        let unit = scanner.isAtWord() ? scanner.word() : ""
        switch unit {
        case "", "px", "deg": values.append(value)
        case "turn": values.append(value * 360)
        case "grad": values.append(value * 0.9)
        case "rad": values.append(value * 180 / Double.pi)
        default: return nil
        }
        scanner.skipSeparator()
      }
      guard let step = transform(name, values) else { return nil }
      result = step.then(result)
      scanner.skipSeparator()
    }
    return result
  }

  private static func transform(_ name: String, _ values: [Double]) -> Transform? {
    switch (name, values.count) {
    case ("matrix", 6):
      Transform(a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    case ("translate", 1): .translation(x: values[0], y: 0)
    case ("translate", 2): .translation(x: values[0], y: values[1])
    case ("translateX", 1): .translation(x: values[0], y: 0)
    case ("translateY", 1): .translation(x: 0, y: values[0])
    case ("scale", 1): .scale(x: values[0])
    case ("scale", 2): .scale(x: values[0], y: values[1])
    case ("scaleX", 1): .scale(x: values[0], y: 1)
    case ("scaleY", 1): .scale(x: 1, y: values[0])
    case ("rotate", 1): .rotation(degrees: values[0])
    case ("rotate", 3):
      Transform.translation(x: -values[1], y: -values[2]).then(.rotation(degrees: values[0]))
        .then(.translation(x: values[1], y: values[2]))
    case ("skewX", 1): tangent(values[0]).map { Transform(a: 1, b: 0, c: $0, d: 1, tx: 0, ty: 0) }
    case ("skewY", 1): tangent(values[0]).map { Transform(a: 1, b: $0, c: 0, d: 1, tx: 0, ty: 0) }
    default: nil
    }
  }

  /// The tangent of degrees from the same series as rotations; nil at right angles.
  private static func tangent(_ degrees: Double) -> Double? {
    let turn = Transform.rotation(degrees: degrees)
    let tangent = turn.b / turn.a
    return tangent.magnitude < 1e9 ? tangent : nil
  }
}

extension Transform {
  /// The factor of lengths if the map only turns, mirrors, scales evenly and moves; nil otherwise.
  var evenFactor: Double? {
    let (first, second) = (a * a + b * b, c * c + d * d)
    let tolerance = 1e-9 * Swift.max(first, second)
    guard (first - second).magnitude <= tolerance, (a * c + b * d).magnitude <= tolerance, first > 0 else {
      return nil
    }
    return first.squareRoot()
  }
}
