import MaquetteDiagnostics
package import MaquetteTypography

/// What token files add to a theme: a brand's own colours, gradients and fonts, which sheets use by the names of their
/// tokens (`color: "{brand.primary}"`).
public struct Brand: Sendable {
  /// The kinds of values that have names.
  package enum Kind: String, Sendable {
    case color, gradient, font, dimension, number, weight, duration, curve, transition, strokeStyle, border,
      shadow

    /// The kinds of tokens that a number takes, by its unit.
    package static func ofNumber(in unit: String?) -> [Kind] {
      switch unit {
      case "points": [.dimension, .number]
      case "seconds": [.duration, .number]
      default: [.number]
      }
    }

    /// The kind in a sentence, with its article.
    var noun: String {
      switch self {
      case .color: "a colour"
      case .gradient: "a gradient"
      case .font: "a font"
      case .dimension: "a dimension"
      case .number: "a number"
      case .weight: "a font weight"
      case .duration: "a duration"
      case .curve: "a cubic Bézier curve"
      case .transition: "a transition"
      case .strokeStyle: "a stroke style"
      case .border: "a border"
      case .shadow: "a shadow"
      }
    }
  }

  /// A stop of a gradient: its place from 0, at the top, to 1, and its colour.
  package struct Stop: Hashable, Sendable {
    package var offset: Double
    package var color: ColorReference

    package init(offset: Double, color: ColorReference) {
      self.offset = offset
      self.color = color
    }
  }

  /// A font, with size, weight and leading unless the token names a family only.
  package enum Typeface: Hashable, Sendable {
    case family(Font.Family)
    /// The measures are those at the standard text size; the tracking is in points.
    case style(TypeRamp.Entry, tracking: Double)
  }

  /// The names of the colours; the theme's colour table has their looks, under their tokens.
  package var colors: Set<String> = []
  package var gradients: [String: [Stop]] = [:]
  package var typefaces: [String: Typeface] = [:]

  /// The values that stand for the names of other tokens.
  package var literals: [String: Literal] = [:]

  /// What a name stands for.
  package struct Literal: Hashable, Sendable {
    package var kind: Kind
    /// The value that an attribute has in place of the name; nil if the theme has it, or if themes have several.
    package var value: AttributeValue?
    /// What of the token cannot be drawn, as "has …".
    package var undrawn: String?

    package init(_ kind: Kind, _ value: AttributeValue? = nil, undrawn: String? = nil) {
      self.kind = kind
      self.value = value
      self.undrawn = undrawn
    }
  }

  /// Every name with what it stands for.
  package var names: [String: Literal] {
    var names = literals
    for name in colors { names[name] = Literal(.color) }
    for name in gradients.keys { names[name] = Literal(.gradient) }
    for name in typefaces.keys { names[name] = Literal(.font) }
    return names
  }

  /// The names that attributes may use, while a sheet or a command line is read: tables of attributes know no theme.
  @TaskLocal package static var known: [String: Literal] = [:]

  /// Whether some token files could not be read, which was reported: names that are unknown may be theirs.
  @TaskLocal package static var isIncomplete = false

  /// The token that a text refers to: `brand.primary` for `{brand.primary}`; nil for another text.
  package static func name(in text: String) -> String? {
    guard text.first == "{", text.last == "}", text.utf8.count > 2 else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// Returns the name of a token.
  ///
  /// - Throws: An error if no token file defines it, or as something else.
  static func checked(_ name: String, as kind: Kind) throws(AttributeError) -> String {
    _ = try literal(name, as: [kind])
    return name
  }

  private static func literal(_ name: String, as kinds: [Kind]) throws(AttributeError) -> Literal {
    let noun = kinds[0].noun
    guard let literal = known[name] else {
      let all = known
      var error = AttributeError(
        message: "no token file defines \(noun) '\(name)'", hint: hint(for: name, as: kinds, among: all))
      error.isConsequence = isIncomplete
      throw error
    }
    guard kinds.contains(literal.kind) else {
      throw AttributeError(message: "the token '\(name)' is \(literal.kind.noun), not \(noun)")
    }
    return literal
  }

  /// Returns the value that a token's name stands for, or the value itself if it is no name.
  ///
  /// - Parameter kinds: The kinds of tokens that the attribute takes; messages name the first.
  static func value(_ value: AttributeValue, as kinds: [Kind]) throws(AttributeError) -> AttributeValue {
    guard case .scalar(let text, _) = value, let name = name(in: text) else { return value }
    let literal = try literal(name, as: kinds)
    if let undrawn = literal.undrawn {
      throw AttributeError(message: "the token '\(name)' \(undrawn), which cannot be drawn")
    }
    guard let value = literal.value else {
      throw AttributeError(
        message: "the token '\(name)' differs between themes",
        hint: "only colours, gradients and fonts can depend on the theme of an element")
    }
    return value
  }

  /// What to do with the name of a token where one of several words is expected; nil for another text.
  static func hint(forChoice text: String) -> String? {
    guard let name = name(in: text), let kind = known[name]?.kind else { return nil }
    return kind == .font
      ? "the token is a font, which 'font' takes" : "the token is \(kind.noun), and none can be one of these"
  }

  private static func hint(for name: String, as kinds: [Kind], among known: [String: Literal]) -> String {
    var names = known.filter { kinds.contains($0.value.kind) }.keys.sorted()
    if kinds.contains(.font), name.hasPrefix("\(Theme.typeGroup).") {
      names += TextStyle.allCases.map { "\(Theme.typeGroup).\($0.rawValue)" }
    }
    if kinds.contains(.color), name.hasPrefix("\(Theme.colorGroup).") {
      names += ColorToken.names.map { "\(Theme.colorGroup).\($0)" }
    }
    if names.isEmpty { return "name a token file that defines it, with 'tokens' in the sheet or --tokens" }
    return NearestName.nearest(to: name, among: names).map { "did you mean '{\($0)}'?" }
      ?? "see 'maquette list tokens'"
  }
}

extension Brand {
  /// The theme's own text style under the name of its token: `type.headline`.
  static func themeStyle(_ name: String) -> TextStyle? {
    name.hasPrefix("\(Theme.typeGroup).")
      ? TextStyle(rawValue: String(name.dropFirst(Theme.typeGroup.count + 1))) : nil
  }

  /// The theme's own colour under the name of its token: `color.label`.
  static func themeColor(_ name: String) -> ColorToken? {
    name.hasPrefix("\(Theme.colorGroup).")
      ? ColorToken.named(String(name.dropFirst(Theme.colorGroup.count + 1))) : nil
  }

  /// The font that a text refers to, such as `{font.display}`; nil for another text, and for a font that the brand lacks.
  func typeface(named text: String, in ramp: TypeRamp) -> Typeface? {
    guard let name = Self.name(in: text) else { return nil }
    if let style = Self.themeStyle(name) { return .style(ramp.entry(for: style), tracking: 0) }
    return typefaces[name]
  }
}

extension Environment {
  /// The names of tokens that sheets may use: those of the theme, and those that every theme with a name has.
  package var brandNames: [String: Brand.Literal] {
    var shared: [String: Brand.Literal]?
    for theme in themes.values.compactMap(\.first) {
      let names = theme.brand.names
      guard let former = shared else {
        shared = names
        continue
      }
      shared = [:]
      for (name, literal) in former {
        guard let other = names[name], other.kind == literal.kind else { continue }
        shared?[name] = other == literal ? literal : Brand.Literal(literal.kind)
      }
    }
    return theme.brand.names.merging(shared ?? [:]) { first, _ in first }
  }

  /// Returns the entry of a text style, or of the font that a text refers to, which grows with the reader's text size as body
  /// text does; and the points to add after each character.
  func entry(for style: TextStyle, font: String?) -> (entry: TypeRamp.Entry, tracking: Double) {
    var entry = theme.typeRamp.entry(for: style, at: textSize)
    guard let font else { return (entry, 0) }
    switch theme.brand.typeface(named: font, in: theme.typeRamp) {
    case .family(let family): entry.family = family
    case .style(var style, let tracking):
      let growth = theme.typeRamp.entry(for: .body, at: textSize).size / theme.typeRamp.entry(for: .body).size
      style.size *= growth
      style.leading *= growth
      return (style, tracking * growth)
    case nil: entry.family = .named(font)
    }
    return (entry, 0)
  }
}
