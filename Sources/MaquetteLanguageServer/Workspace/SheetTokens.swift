import MaquetteDocuments
import MaquetteElements
import MaquetteRPC
import MaquetteSheets

/// The design tokens of a sheet, which its text may name in braces.
enum SheetTokens {
  /// The keys of a sheet that bring tokens.
  private static let sources: Set<String> = ["tokens", "themes"]

  /// Reads the tokens of a sheet. They override the project's tokens. The rest of the sheet may have errors.
  static func names(
    of document: TextDocument, line: Int, over environment: Environment, files: @escaping SheetFile.Reading
  ) -> [String: Brand.Literal] {
    var names = environment.brandNames
    // What is being written may hide the rest, but tokens mostly stand above it.
    let root = document.tree().root ?? document.prefix(lines: line).tree().root
    let sources = (root?.entries ?? []).filter { self.sources.contains($0.key) }
    if !sources.isEmpty {
      let members =
        [JSON.Member("maquette", .whole(1))] + sources.map { JSON.Member($0.key, $0.value.json) }
        + [JSON.Member("body", "spacer")]
      let text = Array(JSON.object(members).compact.utf8)
      let sheet = try? Sheet(text, path: document.path, environment: environment, files: files)
      if let own = sheet?.pictures.first?.environment.brandNames { names = own }
    }
    return names
  }

  /// The kinds of tokens that a value takes.
  static func kinds(of type: AttributeType, _ attribute: AttributeDescription?) -> Set<Brand.Kind> {
    var kinds: Set<Brand.Kind> = []
    for type in type.alternatives {
      switch type {
      case .color: kinds.insert(.color)
      // A number whose type states no unit is one of points.
      case .number(let unit): kinds.formUnion(Brand.Kind.ofNumber(in: unit ?? "points"))
      case .integer: kinds.insert(.number)
      case .insets: kinds.formUnion([.dimension, .number])
      case .choice(let names) where names.contains("dashed"): kinds.insert(.strokeStyle)
      case .list(let item): kinds.formUnion(self.kinds(of: item, nil))
      default: break
      }
    }
    // Types say that these are mappings or texts; the decoders of their values take tokens of these kinds.
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
