internal import MaquetteControls
internal import MaquetteGraphics
internal import MaquetteScene
internal import MaquetteTypography

/// The names of colours and text styles.
struct Vocabulary {
  private let environment: Environment
  /// The text size of the grown twin.
  let otherTextSize: TextSize

  init(environment: Environment) {
    self.environment = environment
    otherTextSize = environment.textSize == .xxxLarge ? .large : .xxxLarge
  }

  /// A theme whose tokens can be told apart, whatever opacity they are drawn with.
  static func coded(_ theme: Theme) -> Theme {
    var theme = theme
    for (index, token) in Catalogue.standard.colors.enumerated() {
      theme.colors[token] = DynamicColor(light: code(index), dark: code(index))
    }
    return theme
  }

  /// An opaque colour that no platform uses.
  private static func code(_ index: Int) -> Color {
    Color(red: 0x01, green: UInt8(truncatingIfNeeded: index), blue: 0x9D)
  }

  /// A colour's token, its opacity if the control changes it, and its value.
  func line(for color: Color, in probe: Probe, operation: Int) -> Survey.Note.Line {
    let hex = color.opaque.hexText + (color.alpha == 255 ? "" : " \(percent(color.alpha))")
    var name: String?
    if let coded = probe.coded, coded.operations.indices.contains(operation),
      let code = coded.operations[operation].color
    {
      name = token(of: code, drawnAs: color)
    }
    return .init(text: name.map { "\($0) · \(hex)" } ?? hex, swatch: color)
  }

  /// The token of a coded colour, if one of its looks is what was drawn.
  private func token(of code: Color, drawnAs color: Color) -> String? {
    guard code.red == 0x01, code.blue == 0x9D, Catalogue.standard.colors.indices.contains(Int(code.green)) else {
      return nil
    }
    let token = Catalogue.standard.colors[Int(code.green)]
    for theme in [environment.theme, .ios, .macos] {
      let looks = theme.colors[token]
      let all = [looks.light, looks.dark, looks.lightIncreased, looks.darkIncreased]
      if all.contains(where: { $0.opaque == color.opaque }) {
        return token.name + (code.alpha == 255 ? "" : " \(percent(code.alpha))")
      }
    }
    return nil
  }

  private func percent(_ alpha: UInt8) -> String { "\(Int((Double(alpha) / 2.55).rounded())) %" }

  /// A text's style, size and weight: `Body · 17 Regular`.
  func font(of run: GlyphRun, in probe: Probe, operation: Int) -> String {
    let size = rounded(run.fontSize)
    let weight = run.face.weight
    let weightName = FontWeight(rawValue: weight).map { Self.words("\($0)") } ?? "weight \(weight)"
    let text = "\(Surveyor.text(size)) \(weightName)"
    var other: Double?
    if let grown = probe.grown, grown.operations.indices.contains(operation),
      case .glyphs(let run, _, _) = grown.operations[operation]
    {
      other = rounded(run.fontSize)
    }
    return style(size: size, weight: weight, other: other).map { "\($0) · \(text)" } ?? text
  }

  /// The style that has a size at one text size and another at the other.
  private func style(size: Double, weight: Int, other: Double?) -> String? {
    let ramp = environment.platform.typeRamp
    guard let other else { return nil }
    let found = TextStyle.allCases.filter {
      rounded(ramp.entry(for: $0, at: environment.textSize).size) == size
        && rounded(ramp.entry(for: $0, at: otherTextSize).size) == other
    }
    let exact = found.first {
      ramp.entry(for: $0, at: environment.textSize).weight.rawValue == weight
    }
    return (exact ?? found.first).map { Self.words("\($0)") }
  }

  private func rounded(_ size: Double) -> Double { (size * 100).rounded() / 100 }

  /// `largeTitle` as `Large title`.
  private static func words(_ name: String) -> String {
    var text = ""
    for (index, character) in name.enumerated() {
      if index == 0 {
        text += character.uppercased()
      } else if character.isUppercase || character.isNumber {
        text += " " + character.lowercased()
      } else {
        text.append(character)
      }
    }
    return text
  }
}

extension DisplayList.Operation {
  /// The colour that it draws with, if it is one.
  fileprivate var color: Color? {
    switch self {
    case .fill(_, .color(let color)), .stroke(_, _, .color(let color)), .glyphs(_, _, let color),
      .compound(_, _, let color):
      color
    default: nil
    }
  }
}
