import MaquetteElements

/// Attributes and their values in few letters: `style=plain|filled`, `width#`, `busy?`.
struct GuideNotation {
  /// Lists of values that several attributes take, by names of their own.
  let sets: [(name: String, values: [String])]

  /// The attributes whose values get a name, by element and attribute.
  private static let named = [
    ("STYLE", "label", "style"), ("WEIGHT", "label", "weight"), ("ALIGN", "zstack", "alignment"),
    ("STATE", "button", "state"), ("SIZE", "button", "size"), ("BUTTON", "button", "style"),
    ("ROLE", "button", "role"), ("SIDE", "label", "alignment"),
    ("DEVICE", "screen", "device"), ("CURVE", "line-mark", "interpolation"),
  ]
  /// The names that many numbers take too.
  private static let exceptions = ["infinity", "automatic", "none"]
  /// The most values of an attribute, and of one within a mapping, that are shown; an error names the others.
  private static let (mostChoices, innerChoices) = (5, 2)

  init(_ catalogue: Catalogue) {
    let textSizes = Environment.descriptions(in: nil).first { $0.name == "text-size" }?.type
    sets =
      Self.named.compactMap { name, element, attribute in
        let type = catalogue.entry(named: element)?.attributeTypes[attribute]
        return type.map { (name, Self.choices(of: $0)) }
      } + (textSizes.map { [("TEXT-SIZE", Self.choices(of: $0))] } ?? [])
  }

  private static func choices(of type: AttributeType) -> [String] {
    switch type {
    case .choice(let names): names
    case .list(let item): choices(of: item)
    case .either(let types): types.flatMap(choices)
    default: []
    }
  }

  /// The line of an element with some of its attributes.
  func line(of entry: CatalogueEntry, attributes names: [String]) -> Line {
    let place = entry.platforms == [.macos] ? "@macos" : ""
    let chosen = names.compactMap { name in entry.attributes.first { $0.name == name } }
    let shown = chosen.map { text($0, isShort: $0.name == entry.shorthand) }
    let head = entry.name + (entry.takesChildren ? "[]" : "") + place
    return Line(head: head, attributes: shown.joined(separator: " "))
  }

  /// The line of an element, or of several with the same attributes.
  struct Line {
    var head: String
    let attributes: String

    var text: String { attributes.isEmpty ? head : "\(head): \(attributes)" }
  }

  /// The lines in their order; neighbours with the same attributes share one.
  static func merged(_ lines: [Line]) -> String {
    var merged: [Line] = []
    for line in lines {
      if merged.last?.attributes == line.attributes {
        merged[merged.count - 1].head += " \(line.head)"
      } else {
        merged.append(line)
      }
    }
    return merged.map { $0.text + "\n" }.joined()
  }

  /// Attributes in a row.
  func text(_ attributes: [AttributeDescription]) -> String {
    attributes.map { text($0) }.joined(separator: " ")
  }

  private func text(_ attribute: AttributeDescription, isShort: Bool = false, isInner: Bool = false) -> String
  {
    let name = attribute.name + (isShort ? "*" : "")
    let forms = forms(of: attribute.type, isInner: isInner)
    if isInner, forms.count == 1, ["#", "?"].contains(forms[0]) { return name }
    if forms.count == 2, forms[0] == "#", Self.exceptions.contains(forms[1]) {
      return name + (isInner ? "" : "#")
    }
    guard forms.count > 1 || forms.first?.first?.isLetter == true else { return name + (forms.first ?? "") }
    return "\(name)=\(forms.joined(separator: "|"))"
  }

  /// The forms of a value: none for a text, a colour and what else the name of the attribute says.
  private func forms(of type: AttributeType, isInner: Bool) -> [String] {
    switch type {
    case .text, .color, .symbol, .image, .language, .date, .time, .anything: return [""]
    case .number, .integer: return ["#"]
    case .percentage: return ["40%"]
    case .boolean: return ["?"]
    case .choice(let names): return choice(of: names, isInner: isInner)
    case .condition, .variations: return ["{}"]
    case .insets: return ["EDGES"]
    case .mapping(let attributes):
      // A text with parts and a picture with settings are explained once, not for each attribute.
      if attributes.contains(where: { ["runs", "source"].contains($0.name) }) { return [] }
      let common = attributes.filter { !$0.name.hasPrefix("ideal-") && $0.name != "gradient-end" }
      return ["{\(common.map { text($0, isInner: true) }.joined(separator: " "))}"]
    case .element: return ["ELEMENT"]
    case .item(let name): return [name]
    case .either(let types):
      var all: [String] = []
      for form in types.flatMap({ forms(of: $0, isInner: isInner) }) where !all.contains(form) {
        all.append(form)
      }
      if all.contains(where: { $0.hasPrefix("{type") }) { return ["GRADIENT"] }
      if all.contains(where: { $0.hasPrefix("{visibility") }) { return ["AXIS"] }
      if all.contains(where: { $0.hasPrefix("{") && $0.contains("placement") }) { return ["bar-button[]"] }
      return all.count == 1 ? all : all.map { $0.isEmpty ? "text" : $0 }
    case .list(let item):
      // The simplest form is enough to write a list; the page of the element has the others.
      let inner = forms(of: item, isInner: isInner)
      guard let form = inner.first(where: { !$0.hasPrefix("{") }) else { return inner }
      if form == "#", let mapping = inner.first(where: { $0.hasPrefix("{value") }) { return ["[\(mapping)]"] }
      return [["#", "text"].contains(form) ? "[]" : form.hasSuffix("[]") ? form : form + "[]"]
    }
  }

  private func choice(of names: [String], isInner: Bool) -> [String] {
    if let set = sets.first(where: { $0.values == names }) { return [set.name] }
    return names.count > (isInner ? Self.innerChoices : Self.mostChoices) ? [""] : names
  }

  /// Names by their first words: `iphone{-se,-15,-15-pro}`.
  ///
  /// - Parameter isShort: Whether to do so; otherwise the names are listed.
  static func grouped(_ names: [String], isShort: Bool) -> String {
    guard isShort else { return names.joined(separator: " ") }
    var groups: [(stem: String, rest: [Substring])] = []
    for name in names {
      let end = name.firstIndex { $0 == "." || $0 == "-" } ?? name.endIndex
      let stem = String(name[..<end])
      if groups.last?.stem == stem {
        groups[groups.count - 1].rest.append(name[end...])
      } else {
        groups.append((stem, [name[end...]]))
      }
    }
    return groups.map { stem, rest in
      guard rest.count > 1 else { return stem + (rest.first ?? "") }
      return "\(stem){\(rest.joined(separator: ","))}"
    }.joined(separator: " ")
  }
}
