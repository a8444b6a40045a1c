import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// A person's picture, initials or symbol in a circle, with an optional presence mark.
public struct Avatar: Control {
  /// The outline of an avatar.
  public enum Shape: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// A circle, for people.
    case circle
    /// A square with round corners, for teams and things.
    case rounded
  }

  /// Whether a person can be reached.
  public enum Presence: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// Unknown: there is no mark.
    case none
    case available, away, busy
  }

  /// The person's name; its initials show without a picture.
  public var person = ""
  /// The initials, instead of the name's.
  public var initials: String?
  /// The symbol's name, instead of initials.
  public var symbol: String?
  /// The picture, instead of initials.
  public var image: Image?
  /// The size.
  public var size: ControlSize = .medium
  /// The diameter in points instead of the size's.
  public var diameter: Double?
  /// The outline: a circle for people, rounded for teams.
  public var shape: Shape = .circle
  /// The colour of the surface instead of gray.
  public var tint: ColorReference?
  /// The presence mark, which shows whether the person is available.
  public var presence: Presence = .none
  /// The accessibility label; nil for the name.
  public var accessibilityLabel: String?

  /// Creates an avatar of nobody in particular.
  public init() {}

  /// Creates an avatar of a person.
  public init(_ person: String, symbol: String? = nil, size: ControlSize = .medium) {
    self.person = person
    self.symbol = symbol
    self.size = size
  }

  public static let name = "avatar"
  public static let guideline =
    "Use a circle for a person and a rounded square for a team, with one or two initials; show the name "
    + "beside it."
  public static let shorthand: String? = "person"
  public static let metrics: [any ThemeMetrics.Type] = [AvatarMetrics.self]

  public static let attributes: [Attribute<Avatar>] = [
    Attribute("person", \.person),
    Attribute("initials", \.initials),
    Attribute("symbol", \.symbol, type: .symbol),
    .image(
      "image", \.image, help: "A picture instead of initials: its path, or 'source' with attributes."),
    Attribute("size", \.size),
    Attribute("diameter", \.diameter, in: 8...1000),
    Attribute("shape", \.shape),
    Attribute("tint", \.tint),
    Attribute("presence", \.presence),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the picture, with the mark at its bottom.
  public func body(in environment: Environment) -> any Element {
    AvatarFace(avatar: self).element(in: environment)
  }

  /// Returns the name, with the presence as value.
  public func accessibility(in environment: Environment) -> Accessibility {
    let word: SpokenWord? =
      switch presence {
      case .none: nil
      case .available: .available
      case .away: .away
      case .busy: .busy
      }
    let figure = initials ?? image?.spokenName ?? symbol ?? ""
    return Accessibility(
      label: accessibilityLabel ?? (person.isEmpty ? figure : person),
      value: word.map(environment.spoken), traits: [.image]
    ).guessed(if: accessibilityLabel == nil && person.isEmpty && image?.accessibilityLabel == nil)
  }

  /// Returns a warning about a picture that is not there.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    image?.warnings(in: environment) ?? []
  }
}

extension Avatar {
  /// The initials that are shown: those of the first and the last part of the name, or of one name the first. Letters of
  /// scripts without capitals stand alone, since two of them would read as a word.
  package var shownInitials: String {
    if let initials { return initials }
    let parts = person.split(whereSeparator: \.isWhitespace).compactMap(\.first)
    guard let first = parts.first else { return "" }
    guard let last = parts.dropFirst().last, first.isCased, last.isCased else { return first.uppercased() }
    return first.uppercased() + last.uppercased()
  }

  /// The diameter in points: its own, or that of the group around.
  func side(in environment: Environment) -> Double {
    diameter ?? environment.avatarSide ?? environment.theme[AvatarMetrics.self].side(of: size)
  }

  /// The corner radius in points.
  func radius(in environment: Environment) -> Double {
    let side = side(in: environment)
    return shape == .circle ? side / 2 : side * environment.theme[AvatarMetrics.self].cornerRadius
  }

  /// The distance from both edges to the place on the outline that is nearest to a corner, in points.
  func cornerInset(in environment: Environment) -> Double {
    radius(in: environment) * (1 - 0.5.squareRoot())
  }
}

extension Environment {
  private enum AvatarSideKey: EnvironmentKey { static let defaultValue: Double? = nil }

  /// The diameter of the avatars of a group in points; nil outside of any.
  var avatarSide: Double? {
    get { self[AvatarSideKey.self] }
    set { self[AvatarSideKey.self] = newValue }
  }
}
