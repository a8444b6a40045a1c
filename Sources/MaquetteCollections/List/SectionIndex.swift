import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The letters at the trailing edge of a list that lead to its sections.
public enum SectionIndexTitles: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// No letters.
  case none
  /// The first letters of the headers.
  case headers
  /// The Latin alphabet, with a sign for everything else.
  case alphabet

  /// The letters for the headers of all sections of a list, which are nil or empty for some. The alphabet needs no header: as in UIKit
  /// it is drawn, and leads nowhere.
  func index(of headers: [String?]) -> SectionIndex {
    switch self {
    case .none: return SectionIndex()
    case .alphabet: return SectionIndex((Self.letters + [Self.other]).map { String($0) })
    case .headers:
      let initials = headers.map { $0?.first.map { String($0).uppercased() } }
      let sections = initials.indices.filter { initials[$0] != nil }
      return SectionIndex(initials.compactMap(\.self)).with(\.sections, sections)
    }
  }

  private static let letters: [Character] = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  /// The sign for what begins with no Latin letter.
  private static let other: Character = "#"

  /// The letter of the alphabet under which a text stands: its first one without accents, or the sign for everything else.
  static func letter(of text: String) -> Character {
    guard let scalar = text.uppercased().unicodeScalars.first else { return other }
    // Unicode names a letter with an accent after the letter: LATIN CAPITAL LETTER A WITH RING ABOVE; ligatures have two.
    let prefix = "LATIN CAPITAL LETTER "
    guard let name = scalar.properties.name, name.hasPrefix(prefix) else { return other }
    let base = name.dropFirst(prefix.count).prefix { $0 != " " }
    return base.count <= 2 ? base.first ?? other : other
  }

  /// The section that a letter leads to, by the headers of all: the first one that stands under the letter, or else the
  /// nearest one after it, or the nearest before; nil if none has a header.
  static func section(of title: String, among headers: [String?]) -> Int? {
    func place(_ text: String) -> Int { letters.firstIndex(of: letter(of: text)) ?? letters.count }
    let wanted = place(title)
    let places = headers.enumerated().compactMap { index, header in
      header.flatMap { $0.isEmpty ? nil : (index: index, place: place($0)) }
    }
    // The first of those that stand under one letter, for `min` and `max` do not say which one they return.
    let after = places.filter { $0.place >= wanted }.min { ($0.place, $0.index) < ($1.place, $1.index) }
    return (after ?? places.max { ($0.place, $1.index) < ($1.place, $0.index) })?.index
  }
}

/// The letters beside a list that jump to its sections; dots replace letters that do not fit.
///
/// A list shows its own by the attribute `section-index`.
public struct SectionIndex: Control {
  /// The letters in order.
  public var titles: [String] = []
  /// The section of each letter, counted from 0; empty for letters that are looked up among the headers.
  var sections: [Int] = []

  /// Creates an index without letters.
  public init() {}

  /// Creates an index of letters.
  public init(_ titles: [String]) { self.titles = titles }

  public static let name = "section-index"
  public static let platforms: Set<Platform> = [.ios]
  public static let guideline =
    "Use it for long alphabetical lists; keep that edge of the rows free of other controls."
  public static let shorthand: String? = "titles"
  public static let metrics: [any ThemeMetrics.Type] = [SectionIndexMetrics.self]

  public static let attributes: [Attribute<SectionIndex>] = [
    Attribute("titles", \.titles, count: 0...100, of: "letters")
  ]

  /// Returns the letters from top to bottom, in the tint.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[SectionIndexMetrics.self]
    let letters = titles.map { title -> any Element in
      Text(title, weight: .semibold).with(\.size, metrics.titleSize).color(environment.tint).lineLimit(1)
        .with(\.isVerbatim, true).clipped()
    }
    let dot = Surface(.capsule, fill: environment.tint)
      .frame(width: metrics.dotDiameter, height: metrics.dotDiameter).clipped()
    let layout = SectionIndexLayout(count: letters.count, pitch: metrics.pitch, width: metrics.width)
    return Arranged(
      name: NodeName("index-letters"), layout: layout, children: letters + letters.map { _ in dot })
  }

  /// Returns one element that a finger moves through, as on the platform.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: "\(titles.first ?? "") – \(titles.last ?? "")", traits: [.adjustable])
  }
}

/// Letters in a column in the middle of the height, and dots in place of those without room: the first and the last letter
/// stay, and every other place has a dot.
struct SectionIndexLayout: Layout {
  /// The number of letters; as many dots follow them.
  var count: Int
  /// The distance between lines, and the width of the column, in points.
  var pitch, width: Double

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let natural = Double(count) * pitch
    return Measurement(width: width, height: Swift.min(proposal.height ?? natural, natural))
  }

  /// The letters that are shown in a number of lines, nil for dots.
  static func lines(of count: Int, in room: Int) -> [Int?] {
    guard count > room else { return Array(0..<count) }
    // An odd number of lines begins and ends with a letter.
    let lines = room % 2 == 0 ? room - 1 : room
    guard lines > 1 else { return count > 0 && room > 0 ? [0] : [] }
    let letters = (lines + 1) / 2
    return (0..<lines).map { line in
      line % 2 == 1 ? nil : (line / 2 * (count - 1) + (letters - 1) / 2) / (letters - 1)
    }
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let room = pitch > 0 ? Int(Swift.min(1e6, (rect.height / pitch + 1e-9).rounded(.down))) : 0
    let lines = Self.lines(of: count, in: room)
    let top = rect.center.y - Double(lines.count) * pitch / 2
    var places = [Double?](repeating: nil, count: items.count)
    for (line, letter) in lines.enumerated() {
      let y = top + (Double(line) + 0.5) * pitch
      places[letter ?? count + line] = y
    }
    return items.enumerated().map { index, item in
      let size = item.measure(.unspecified).size
      // What has no place is as small as nothing, and clipped to that.
      guard let y = places[index] else {
        let nothing = Rect(x: rect.center.x, y: rect.minY, width: 0, height: 0)
        return Placement(frame: nothing, proposal: .unspecified)
      }
      return Placement(
        frame: Rect(
          x: rect.center.x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height),
        proposal: .unspecified)
    }
  }
}
