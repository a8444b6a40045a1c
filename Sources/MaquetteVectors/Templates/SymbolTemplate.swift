import MaquetteDiagnostics
package import MaquetteGraphics
package import MaquetteTypography

/// A template for a symbol of one's own, as Apple's app for symbols exports it (versions 1 to 6): a picture with the groups `Guides` and
/// `Symbols`, of which the latter has a group for each weight and scale that is drawn, such as `Regular-M`.
///
/// The guides are lines: `Baseline-M` and `Capline-M` are as far apart as the height of capitals, 0.7046 em, and
/// `left-margin-Regular-M` and its right one stand beside the drawing.
package struct SymbolTemplate: Sendable {
  /// The sizes relative to the text, from the row at the top.
  package enum Scale: String, Sendable, CaseIterable {
    case small = "S"
    case medium = "M"
    case large = "L"
  }

  /// One shape of a drawing.
  package struct Part: Sendable {
    /// The path in ems from the middle between the margins and half the height of capitals.
    package var path: Path
    package var rule: FillRule
    /// The words of the class, which say the layer and the colour: `hierarchical-0:secondary`, `multicolor-0:systemRedColor`.
    package var classes: [String]
  }

  /// A drawing for a weight.
  package struct Variant: Sendable {
    package var weight: FontWeight
    package var parts: [Part]
    /// The name of the group, such as `Regular-M`.
    package var name: String
    /// The problem of a drawing whose points differ from those of its neighbour.
    fileprivate var position: SourceLocation
  }

  /// The scale that the variants are drawn at.
  package let scale: Scale
  /// The drawings from thin to bold. Unless all nine are there, each has the same points as the next.
  package let variants: [Variant]

  /// The elements of a template that are no part of the drawing.
  package static let ignored: Set<String> = ["Notes"]

  private static let weights: [(name: String, weight: FontWeight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
  ]

  /// The height of capitals in ems.
  private static let capHeight = 0.7046

  /// Reads a template; nil for any other picture.
  package init?(_ picture: SVGPicture) throws(SVGRefusal) {
    guard let guides = picture.items.group("Guides"), let symbols = picture.items.group("Symbols") else {
      return nil
    }
    // Of several scales one is drawn, and the others follow from it.
    let order: [Scale] = [.medium, .small, .large]
    let found = order.first { scale in
      Self.weights.contains { symbols.items.group("\($0.name)-\(scale.rawValue)") != nil }
    }
    guard let found else {
      throw SVGRefusal([
        SVGProblem(
          "the template has no drawing", at: symbols.position,
          hint: "put the paths into a group 'Regular-M' within 'Symbols'")
      ])
    }
    scale = found
    var variants: [Variant] = []
    for (name, weight) in Self.weights {
      guard let group = symbols.items.group("\(name)-\(found.rawValue)") else { continue }
      variants.append(try Self.variant(group, "\(name)-\(found.rawValue)", weight, found, guides))
    }
    self.variants = variants
    if variants.count == Self.weights.count { return }
    for (thin, bold) in zip(variants, variants.dropFirst()) where !thin.isCompatible(with: bold) {
      throw SVGRefusal([
        SVGProblem(
          "'\(thin.name)' and '\(bold.name)' have different points, so no weight between them can be drawn",
          at: bold.position,
          hint: "draw both with the same shapes and points in the same order, or draw all nine weights")
      ])
    }
  }

  private static func variant(
    _ group: SVGGroup, _ name: String, _ weight: FontWeight, _ scale: Scale, _ guides: SVGGroup
  ) throws(SVGRefusal) -> Variant {
    guard let base = guides.items.line("Baseline-\(scale.rawValue)")?.minY,
      let cap = guides.items.line("Capline-\(scale.rawValue)")?.minY, base > cap
    else {
      throw SVGRefusal([
        SVGProblem(
          "the guides have no 'Baseline-\(scale.rawValue)' below a 'Capline-\(scale.rawValue)'",
          at: guides.position, hint: "export the template again")
      ])
    }
    let shapes = group.items.shapes
    guard let box = [SVGItem.group(group)].bounds(under: .identity) else {
      throw SVGRefusal([
        SVGProblem("'\(name)' has no paths", at: group.position, hint: "put the paths of the drawing into it")
      ])
    }
    let left = guides.items.line("left-margin-\(name)") ?? guides.items.line("left-margin")
    let right = guides.items.line("right-margin-\(name)") ?? guides.items.line("right-margin")
    let middle = (left?.minX).flatMap { left in right.map { (left + $0.maxX) / 2 } } ?? box.center.x
    let em = (base - cap) / capHeight
    let transform = Transform.translation(x: -middle, y: -(base + cap) / 2).then(.scale(x: 1 / em))
    let parts = shapes.map { shape in
      Part(
        path: shape.path.applying(shape.transform.then(transform)), rule: shape.rule, classes: shape.classes)
    }
    return Variant(weight: weight, parts: parts, name: name, position: group.position)
  }
}

extension SymbolTemplate.Variant {
  fileprivate func isCompatible(with other: SymbolTemplate.Variant) -> Bool {
    parts.count == other.parts.count
      && zip(parts, other.parts).allSatisfy { $0.path.verbs == $1.path.verbs }
  }
}

extension [SVGItem] {
  /// The group with an id, at any depth; nil if there is none.
  fileprivate func group(_ id: String) -> SVGGroup? {
    for case .group(let group) in self {
      if group.id == id { return group }
      if let found = group.items.group(id) { return found }
    }
    return nil
  }

  /// The box of the line with an id; nil if there is none.
  fileprivate func line(_ id: String) -> Rect? {
    for item in self {
      switch item {
      case .shape(let shape):
        if shape.id == id { return item.bounds(under: .identity) }
      case .group(let group):
        if let found = group.id == id ? group.items.bounds(under: .identity) : group.items.line(id) {
          return found
        }
      }
    }
    return nil
  }

  /// All shapes from bottom to top.
  package var shapes: [SVGShape] {
    flatMap { item -> [SVGShape] in
      switch item {
      case .shape(let shape): [shape]
      case .group(let group): group.items.shapes
      }
    }
  }
}
