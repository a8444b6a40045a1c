import MaquetteDocuments
import MaquetteElements
import MaquetteRPC
import MaquetteSheets

/// The design tokens of a sheet, which its text may name in braces.
struct SheetTokens {
  /// The keys of a sheet that bring tokens.
  private static let sources: Set<String> = ["tokens", "themes"]

  /// The names with what they stand for.
  let names: [String: Brand.Literal]

  /// Reads the tokens that a sheet states, over those of the project. Nothing else of the sheet needs to be right.
  init(
    of document: TextDocument, line: Int, over environment: Environment, files: @escaping SheetFile.Reading
  ) {
    var names = environment.brandNames
    // What is being written may hide the rest, but tokens mostly stand above it.
    let root = document.tree().root ?? document.prefix(lines: line).tree().root
    let sources = (root?.entries ?? []).filter { Self.sources.contains($0.key) }
    if !sources.isEmpty {
      let members =
        [JSON.Member("maquette", .whole(1))] + sources.map { JSON.Member($0.key, $0.value.json) }
        + [JSON.Member("body", "spacer")]
      let text = Array(JSON.object(members).compact.utf8)
      let sheet = try? Sheet(text, path: document.path, environment: environment, files: files)
      if let own = sheet?.pictures.first?.environment.brandNames { names = own }
    }
    self.names = names
  }

  /// The kinds of tokens that a value takes.
  static func kinds(of type: AttributeType, _ attribute: AttributeDescription?) -> Set<Brand.Kind> {
    var kinds: Set<Brand.Kind> = []
    for type in type.alternatives {
      switch type {
      case .color: kinds.insert(.color)
      case .number(let unit):
        kinds.formUnion(unit == "seconds" ? [.duration, .number] : [.dimension, .number])
      case .integer: kinds.insert(.number)
      case .insets: kinds.formUnion([.dimension, .number])
      case .choice(let names) where names.contains("dashed"): kinds.insert(.strokeStyle)
      case .list(let item): kinds.formUnion(Self.kinds(of: item, nil))
      default: break
      }
    }
    // These are mappings or texts for the rest of the language.
    switch attribute?.name {
    case "shadow": kinds.insert(.shadow)
    case "border", "stroke": kinds.insert(.border)
    case "gradient": kinds.insert(.gradient)
    case "font": kinds.insert(.font)
    case "weight": kinds.formUnion([.weight, .number])
    case "transition", "timing": kinds.formUnion([.transition, .duration])
    case "curve": kinds.insert(.curve)
    default: break
    }
    return kinds
  }
}
