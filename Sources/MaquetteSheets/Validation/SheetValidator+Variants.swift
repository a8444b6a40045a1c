import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

extension SheetValidator {
  /// The attributes of the canvas that cannot vary.
  private static let fixed = ["title", "check", "output", "format", "animation", "interaction", "storyboard"]

  static let variable =
    SheetKeys.canvas.filter { !fixed.contains($0) }
    + SheetKeys.environment

  private static let exclude = "exclude"

  mutating func variants(in entries: [SheetNode.Entry]) -> Variants {
    var variants = Variants()
    guard let node = entries.value(of: "variants") else { return variants }
    guard let axes = node.entries else {
      elements.report(.expectedVariants(found: node.kind), at: node.position)
      return variants
    }
    for entry in axes where entry.key != Self.exclude {
      if let axis = axis(from: entry) { variants.axes.append(axis) }
    }
    if variants.count == nil {
      elements.report(.tooManyPictures, at: node.position)
      return Variants()
    }
    guard let exclusions = axes.first(where: { $0.key == Self.exclude }) else { return variants }
    for rule in exclusions.value.items ?? [exclusions.value] {
      if let exclusion = exclusion(from: rule, of: variants) { variants.exclusions.append(exclusion) }
    }
    if variants.combinations.isEmpty {
      elements.report(.nothingLeft, at: exclusions.position)
      variants.exclusions = []
    }
    return variants
  }

  private mutating func axis(from entry: SheetNode.Entry) -> Variants.Axis? {
    guard Self.variable.contains(entry.key) else {
      elements.report(
        .unknownVariant(entry.key, known: Self.variable + [Self.exclude]), at: entry.position)
      return nil
    }
    guard let values = entry.value.items, !values.isEmpty else {
      elements.report(.expectedValues(of: entry.key, found: entry.value.kind), at: entry.value.position)
      return nil
    }
    let type = Self.type(of: entry.key)
    var labels: [String: SourceLocation] = [:]
    var axis = Variants.Axis(name: entry.key, values: [])
    for value in values {
      let label = Variants.label(for: value, of: entry.key, type: type)
      if let first = labels[label] {
        elements.report(.duplicateVariant(value.kind, first: first), at: value.position)
      }
      labels[label] = value.position
      let single = SheetNode.Entry(key: entry.key, position: value.position, value: value)
      axis.values.append(Variants.Value(entry: single, label: label))
    }
    return axis
  }

  /// Reads the exclusions: attributes that vary, each with one or several of its values.
  private mutating func exclusion(from rule: SheetNode, of variants: Variants) -> Variants.Exclusion? {
    guard let pairs = rule.entries, !pairs.isEmpty else {
      elements.report(.expectedExclusion(found: rule.kind), at: rule.position)
      return nil
    }
    var exclusion = Variants.Exclusion(labels: [:])
    for pair in pairs {
      guard let axis = variants.axes.first(where: { $0.name == pair.key }) else {
        elements.report(.doesNotVary(pair.key, known: variants.axes.map(\.name)), at: pair.position)
        return nil
      }
      let known = axis.values.map(\.label)
      for value in pair.value.items ?? [pair.value] {
        let label = Variants.label(for: value, of: axis.name, type: Self.type(of: axis.name))
        if !known.contains(label) {
          let values = axis.values.compactMap(\.entry.value.scalar?.text)
          elements.report(
            .notAmongValues(found: value.kind, text: value.scalar?.text, of: axis.name, known: values),
            at: value.position)
        }
        exclusion.labels[axis.name, default: []].insert(label)
      }
    }
    return exclusion
  }

  private static func type(of attribute: String) -> AttributeType? {
    SheetCanvas.attributes.first { $0.name == attribute }?.type
      ?? Environment.attributes.first { $0.name == attribute }?.type
  }
}
