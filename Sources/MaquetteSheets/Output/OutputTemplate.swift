package import MaquetteElements
import MaquetteDiagnostics
import MaquetteFiles

/// The template of the file names of a sheet's pictures, as a path below the output folder.
///
/// A template is text with placeholders in braces, such as `{sheet}/{variant}@{scale}x.png`, or the name of an
/// ``OutputPreset``.
package struct OutputTemplate: Hashable, Sendable {
  private enum Piece: Hashable, Sendable {
    case text(String)
    case placeholder(String)
  }

  private enum Form: Hashable, Sendable {
    /// The picture's own name: `matrix~dark@2x.png`.
    case standard
    case preset(OutputPreset)
    case pieces([Piece])
  }

  private var form: Form

  /// The pictures' own names.
  package static let standard = OutputTemplate(form: .standard)

  /// The preset that the template names, if it names one.
  package var preset: OutputPreset? { if case .preset(let preset) = form { preset } else { nil } }

  private init(form: Form) { self.form = form }

  /// Returns the path of a picture whose own name is `name`.
  ///
  /// Throws a message about an error of the template or the path.
  func path(of cell: OutputCell, named name: String) throws(AttributeError) -> String {
    let path: String
    switch form {
    case .standard: path = name + ".png"
    case .preset(let preset): path = try preset.path(of: cell)
    case .pieces(let pieces):
      var text = ""
      for piece in pieces {
        switch piece {
        case .text(let literal): text += literal
        case .placeholder(let name):
          guard let value = cell.text(of: name) else {
            let names = OutputCell.placeholders + cell.variant.values.map(\.attribute)
            let nearest = NearestName.nearest(to: name, among: names)
            throw AttributeError(
              message: "unknown placeholder \(Evidence.quoted("{\(name)}"))",
              hint: nearest.map { "did you mean '{\($0)}'?" }
                ?? Wording.choices(OutputCell.placeholders.map { "{\($0)}" }))
          }
          text += value
        }
      }
      path = text
    }
    if let scalar = FileName.unplainScalar(in: path) {
      let code = "U+" + Evidence.hex(scalar.value, digits: 4)
      throw AttributeError(
        message: "\(Evidence.quoted(path)) has the character \(code), which a picture's name cannot contain",
        hint: "write visible characters only")
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !["", ".", ".."].contains($0) }) else {
      throw AttributeError(
        message: "\(Evidence.quoted(path)) is not a relative path inside the folder",
        hint: "remove a leading '/', '//' and '..'")
    }
    return path
  }
}

extension OutputTemplate: AttributeDecodable {
  /// A text or the name of a preset.
  package static let attributeType = AttributeType.either([
    .choice(OutputPreset.allCases.map(\.rawValue)), .text,
  ])

  /// Decodes the name of a preset or a template that ends in `.png`.
  package init(attribute value: AttributeValue) throws(AttributeError) {
    let text = try String(attribute: value)
    if let preset = OutputPreset(rawValue: text) {
      form = .preset(preset)
      return
    }
    var pieces: [Piece] = []
    var rest = text[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else {
        throw AttributeError(
          message: rest[brace] == "{" ? "this '{' has no closing '}'" : "there is no '{' before this '}'",
          hint: "write placeholders as '{variant}'")
      }
      if brace > rest.startIndex { pieces.append(.text(String(rest[..<brace]))) }
      pieces.append(.placeholder(String(rest[brace..<end].dropFirst())))
      rest = rest[end...].dropFirst()
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    guard text.hasSuffix(".png"), text != ".png" else {
      let presets = OutputPreset.allCases.map(\.rawValue)
      throw AttributeError(
        expected: "\(presets.joined(separator: ", ")) or a template that ends in .png", found: value,
        hint: NearestName.hint(for: text, among: presets)
          ?? "write, for example, '{sheet}/{variant}@{scale}x.png'")
    }
    form = .pieces(pieces)
  }
}
