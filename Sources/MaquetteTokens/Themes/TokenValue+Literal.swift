import MaquetteElements
import MaquetteGraphics

extension TokenValue {
  /// What an attribute of a sheet would have in place of the token's name; nil for a value that no attribute takes.
  ///
  /// The colours in it are tokens of the brand, because they depend on the appearance.
  func literal(named name: String) -> Brand.Literal? {
    switch self {
    case .points(let length): Brand.Literal(.dimension, .number(length))
    case .number(let number): Brand.Literal(.number, .number(number))
    case .seconds(let seconds): Brand.Literal(.duration, .number(seconds))
    case .curve(let curve): Brand.Literal(.curve, curve.attribute)
    case .transition(let timing):
      Brand.Literal(
        .transition,
        .mapping(
          [
            timing.duration.map { .init(name: "duration", value: .number($0)) },
            .init(name: "delay", value: .number(timing.delay)),
            timing.curve.map { .init(name: "curve", value: $0.attribute) },
          ].compactMap(\.self)))
    case .weight(let weight): Brand.Literal(.weight, .scalar(weight.name, isQuoted: false))
    case .strokeStyle(let style): Brand.Literal(.strokeStyle, style.attribute, undrawn: style.undrawn)
    case .border(let border):
      Brand.Literal(
        .border,
        .mapping(
          [
            .init(name: "color", value: .scalar("{\(Self.part(0, of: name))}", isQuoted: true)),
            .init(name: "width", value: .number(border.width)),
          ] + (border.style.isSolid ? [] : [.init(name: "style", value: border.style.attribute)])),
        undrawn: border.style.undrawn)
    case .shadows(let shadows):
      Brand.Literal(
        .shadow,
        .list(
          shadows.enumerated().map { index, shadow in
            .mapping([
              .init(name: "color", value: .scalar("{\(Self.part(index, of: name))}", isQuoted: true)),
              .init(name: "x", value: .number(shadow.x)), .init(name: "y", value: .number(shadow.y)),
              .init(name: "blur", value: .number(shadow.blur)),
            ])
          }), undrawn: shadows.contains(where: \.isUndrawn) ? "has a spread, or is inside its shape" : nil)
    case .color, .families, .typography, .gradient, .other: nil
    }
  }

  /// The colours that are parts of the value, by the names of tokens for them.
  func colors(ofPartsOf name: String) -> [(name: String, color: Color)] {
    switch self {
    case .border(let border): [(Self.part(0, of: name), border.color)]
    case .shadows(let shadows): shadows.enumerated().map { (Self.part($0, of: name), $1.color) }
    default: []
    }
  }

  private static func part(_ index: Int, of name: String) -> String { "\(name).\(index).color" }
}

extension TokenValue.LineStyle {
  /// The value of the attribute `style` of a stroke.
  fileprivate var attribute: AttributeValue {
    switch self {
    case .named(let name): .scalar(name, isQuoted: false)
    case .dashes(let lengths, let cap):
      .mapping([
        .init(name: "dash", value: .list(lengths.map(AttributeValue.number))),
        .init(name: "cap", value: .scalar(cap, isQuoted: false)),
      ])
    }
  }

  /// What of it cannot be drawn; nil for a line that can.
  fileprivate var undrawn: String? {
    guard case .named(let name) = self, LineStyle(rawValue: name) == nil else { return nil }
    return "has a line of the style '\(name)'"
  }
}

extension TimingCurve {
  /// The value of the attribute `curve` of a transition.
  fileprivate var attribute: AttributeValue { .list([x1, y1, x2, y2].map(AttributeValue.number)) }
}

extension AttributeValue {
  /// A plain number.
  fileprivate static func number(_ number: Double) -> AttributeValue {
    .scalar(number.shortText, isQuoted: false)
  }
}
