internal import MaquetteControls
internal import MaquetteDocuments
internal import MaquetteGraphics

/// Turns a sheet's root into its pictures and reports everything that is wrong with it.
struct SheetValidator {
  /// The first part of every picture's name.
  let name: String

  /// What elements are drawn under where the sheet says nothing.
  let base: Environment

  var elements: ElementValidator

  /// A canvas and an environment being read.
  private struct Setting {
    var canvas = SheetCanvas()
    var environment: Environment
  }

  /// The pictures; none if there is an error.
  mutating func sheets(from root: SheetNode) -> [Sheet] {
    guard let written = root.entries else {
      elements.report(.expectedSheet(found: root.kind), at: root.position)
      return []
    }
    if written.value(of: "maquette") == nil { elements.report(.missingVersion, at: root.position) }
    SheetKeys.check(written, into: &elements.composer.library.diagnostics)
    let entries = elements.composer.sheet(root) ?? []
    var setting = Setting(environment: base)
    read(entries, into: &setting)
    let variants = variants(in: entries)
    var body: (any Element)?
    if let node = entries.value(of: "body") {
      body = elements.element(from: node)
    } else {
      elements.report(.missingBody, at: root.position)
    }
    let sizePosition = entries.value(of: "size")?.position ?? root.position
    guard let body else { return [] }
    return variants.combinations.map { combination in
      var setting = setting
      read(combination.map(\.entry), into: &setting)
      checkSize(
        of: setting.canvas, at: combination.first { $0.entry.key == "size" }?.entry.position ?? sizePosition)
      return Sheet(
        name: Variants.name(name, combination), canvas: setting.canvas, environment: setting.environment,
        body: body)
    }
  }

  /// Reads what entries say of canvas and environment.
  private mutating func read(_ entries: [SheetNode.Entry], into setting: inout Setting) {
    var result = setting
    AttributeReading.read(
      entries.filter { SheetKeys.canvas.contains($0.key) }, into: &elements.composer.library.diagnostics
    ) { result.canvas.decode($0) }
    AttributeReading.read(
      entries.filter { SheetKeys.environment.contains($0.key) }, into: &elements.composer.library.diagnostics
    ) { result.environment.decode($0) }
    result.environment.scale = result.canvas.scale
    setting = result
  }

  private mutating func checkSize(of canvas: SheetCanvas, at position: SourceLocation) {
    let size = canvas.size
    if size.width == nil, size.height == nil { return }
    // A length that the body decides is at least a point, which is what can be said before layout.
    let least = Size(width: size.width ?? 1, height: size.height ?? 1)
    if Sheet.pixelSize(of: least, scale: canvas.scale) == nil {
      elements.report(.pictureTooLarge(least, scale: canvas.scale), at: position)
    }
  }

  private mutating func variants(in entries: [SheetNode.Entry]) -> Variants {
    var variants = Variants()
    guard let node = entries.value(of: "variants") else { return variants }
    guard let axes = node.entries else {
      elements.report(.expectedVariants(found: node.kind), at: node.position)
      return variants
    }
    for entry in axes {
      if let axis = axis(from: entry) { variants.axes.append(axis) }
    }
    if variants.count == nil {
      elements.report(.tooManyPictures, at: node.position)
      return Variants()
    }
    return variants
  }

  private mutating func axis(from entry: SheetNode.Entry) -> Variants.Axis? {
    let names = SheetKeys.canvas.filter { $0 != "title" && $0 != "check" } + SheetKeys.environment
    guard names.contains(entry.key) else {
      let nearest = NearestName.nearest(to: entry.key, among: names)
      elements.report(.unknownVariant(entry.key, nearest: nearest), at: entry.position)
      return nil
    }
    guard let values = entry.value.items, !values.isEmpty else {
      elements.report(
        .expectedValues(of: entry.key, found: entry.value.kind), at: entry.value.position)
      return nil
    }
    let type =
      SheetCanvas.attributes.first { $0.name == entry.key }?.type
      ?? Environment.attributes.first { $0.name == entry.key }?.type
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
}
