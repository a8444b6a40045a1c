import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteFiles
import MaquetteGraphics
import MaquetteInteraction
import MaquetteTokens

/// Turns a sheet's root into its pictures and reports every problem.
struct SheetValidator {
  /// The first part of every picture's name.
  let name: String

  /// The environment of what the sheet leaves open.
  let base: Environment

  var elements: ElementValidator

  /// The sheet's tokens and those of the environment, which themes lie over; none if the sheet has no tokens.
  var tokens: [TokenThemes.Source] = []

  /// Whether tokens of the sheet or of a theme could not be read.
  var lacksTokens = false

  /// The paths of the pictures with the names of their variants, by the folded paths.
  private var paths: [String: (path: String, variant: String)] = [:]

  init(name: String, base: Environment, elements: ElementValidator) {
    self.name = name
    self.base = base
    self.elements = elements
  }

  private struct Setting {
    var canvas = SheetCanvas()
    var environment: Environment
  }

  /// The pictures; none if there is an error.
  mutating func pictures(from root: SheetNode) -> [Sheet.Picture] {
    guard let written = root.entries else {
      elements.report(.expectedSheet(found: root.kind), at: root.position)
      return []
    }
    if written.value(of: "maquette") == nil { elements.report(.missingVersion, at: root.position) }
    SheetKeys.check(
      written, elements: elements.composer.elementNames, into: &elements.composer.library.diagnostics)
    let entries = elements.composer.sheet(root) ?? []
    // What was cut off at the limit would have errors that the sheet does not have.
    if elements.composer.isOverLimit { return [] }
    var setting = Setting(environment: base)
    if let node = entries.value(of: "tokens") { use(tokensFrom: node, in: &setting.environment) }
    if let node = entries.value(of: "symbols") { addSymbols(from: node, to: &setting.environment) }
    if let node = entries.value(of: "themes") {
      setting.environment.themes.merge(themes(from: node, over: setting.environment)) { $1 }
      elements.themeNames = setting.environment.themeNames
    }
    if let node = entries.value(of: "strings") { setting.environment.strings = strings(from: node) }
    elements.strings = setting.environment.strings
    return Brand.$isIncomplete.withValue(lacksTokens) {
      Brand.$known.withValue(setting.environment.brandNames) { pictures(of: root, entries, in: setting) }
    }
  }

  /// The pictures of a sheet whose themes are known.
  private mutating func pictures(
    of root: SheetNode, _ entries: [SheetNode.Entry], in setting: Setting
  ) -> [Sheet.Picture] {
    var setting = setting
    read(entries, into: &setting)
    let variants = variants(in: entries)
    var body: (any Element)?
    var bodyPosition = root.position
    if let node = SheetSections.body(of: entries, into: &elements.composer.library.diagnostics) {
      body = elements.element(from: node)
      bodyPosition = node.position
    } else if entries.value(of: "sections") == nil {
      elements.report(.missingBody, at: root.position)
    }
    setting.environment.images = elements.composer.library.images
    let interaction = entries.value(of: "interaction")
    if let interaction { elements.checkIDs(of: setting.canvas.interaction.ids, in: interaction) }
    let steps = interaction?.entries?.value(of: "steps") ?? interaction
    let stepPositions = steps?.items?.map(\.position) ?? []
    elements.checkConditions()
    var places = SheetPlaces()
    places.size = entries.value(of: "size")?.position ?? bodyPosition
    places.motion =
      (entries.value(of: "animation") ?? interaction)?.position ?? bodyPosition
    guard let body else { return [] }
    let outputPosition =
      (entries.value(of: "output") ?? entries.value(of: "variants"))?.position ?? root.position
    return variants.combinations.map { combination in
      var setting = setting
      read(combination.map(\.entry), into: &setting)
      var places = places
      if let size = combination.first(where: { $0.entry.key == "size" }) { places.size = size.entry.position }
      checkSize(of: setting.canvas, at: places.size)
      var picture = Sheet.Picture(
        name: Variants.name(name, combination), canvas: setting.canvas, environment: setting.environment,
        body: body)
      picture.places = places
      picture.stepPositions = stepPositions
      picture.variant = SheetVariant(combination.map { .init(attribute: $0.entry.key, label: $0.label) })
      name(&picture, at: outputPosition)
      return picture
    }
  }

  private mutating func read(_ entries: [SheetNode.Entry], into setting: inout Setting) {
    var result = setting
    elements.checkTheme(in: entries)
    elements.checkLanguage(in: entries)
    AttributeReading.read(
      entries.ordered(by: SheetKeys.canvas), into: &elements.composer.library.diagnostics
    ) { ((), result.canvas.decode($0)) }
    AttributeReading.read(
      entries.ordered(by: SheetKeys.environment), into: &elements.composer.library.diagnostics
    ) { ((), result.environment.decode($0)) }
    result.environment.scale = result.canvas.scale
    setting = result
  }

  /// Sets a picture's path by the template; no other picture of the sheet may have the same.
  private mutating func name(_ picture: inout Sheet.Picture, at position: SourceLocation) {
    picture.stem = name
    do throws(AttributeError) {
      picture.path = try picture.templatePath()
    } catch {
      elements.report(.attribute(error), at: position)
      return
    }
    let file = FileName.folded(picture.path)
    if let other = paths[file], !elements.composer.library.diagnostics.hasErrors {
      elements.report(
        .samePath([other.path, picture.path], of: [other.variant, picture.variant.name]), at: position)
    } else {
      paths[file] = (picture.path, picture.variant.name)
    }
  }

  private mutating func checkSize(of canvas: SheetCanvas, at position: SourceLocation) {
    let size = canvas.size
    if size.width == nil, size.height == nil { return }
    // A length that follows from the body is at least one point, which is all that is known before layout.
    let least = Size(width: size.width ?? 1, height: size.height ?? 1)
    if !Sheet.Picture.canDraw(least, scale: canvas.scale) {
      elements.report(.pictureTooLarge(least, scale: canvas.scale), at: position)
    }
  }
}
