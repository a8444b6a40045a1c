internal import MaquetteControls
internal import MaquetteDocuments

/// What the root of a sheet can say.
enum SheetKeys {
  /// The keys that are no attributes of canvas or environment.
  static let structure = ["maquette", "include", "define", "strings", "body", "sections", "variants"]
  static let canvas = SheetCanvas.attributes.map(\.name)
  static let environment = Environment.attributes.map(\.name)

  /// All of them.
  static let all = structure + canvas + environment

  /// Whether pairs are those of a sheet, rather than an element.
  static func areSheet(_ entries: [SheetNode.Entry]) -> Bool {
    entries.contains { ["maquette", "body", "sections"].contains($0.key) }
  }

  /// Reports keys that sheets do not have, and a version that is not known.
  static func check(_ entries: [SheetNode.Entry], into diagnostics: inout DiagnosticList) {
    if let version = entries.value(of: "maquette"), version.scalar?.text != "1" {
      diagnostics.add(.unknownVersion(version.kind), at: version.position)
    }
    for entry in entries where !all.contains(entry.key) {
      let nearest = NearestName.nearest(to: entry.key, among: all)
      let isElement = ElementValidator.names.contains(entry.key)
      diagnostics.add(.unknownKey(entry.key, nearest: nearest, isElement: isElement), at: entry.position)
    }
  }
}
