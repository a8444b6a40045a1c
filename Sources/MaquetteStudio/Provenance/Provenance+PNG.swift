#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquetteDocuments
import MaquetteFiles
package import MaquettePNG
import MaquetteSnapshots

extension Provenance {
  /// The keyword of the text chunk in which a picture's file carries its provenance.
  package static let keyword = "Maquette sheet"

  /// The JSON of a text chunk: keys are sorted, so that equal provenances have equal texts. The digest is that of the
  /// same text with an empty digest.
  private struct Form: Codable {
    static let current = 2

    var form: Int
    var digest: String
    var content: Provenance?

    enum CodingKeys: String, CodingKey {
      case form = "maquette-provenance"
      case digest, content
    }

    func encoded() throws -> String {
      // It escapes the control characters that JSON allows and text chunks do not.
      try JSON(encoding: self).compact
    }
  }

  /// The provenance as the text of a chunk; nil if it cannot be encoded.
  package var text: String? {
    guard let text = try? Form(form: Form.current, digest: "", content: self).encoded() else { return nil }
    // Keys are sorted, so the place of the digest is known; encoding again for the digest would take as long as the first time.
    let end = "\",\"maquette-provenance\":\(Form.current)}"
    guard text.hasSuffix("\"digest\":\"" + end) else { return nil }
    return String(text.dropLast(end.utf8.count)) + SHA256.digest(of: Array(text.utf8)).hex + end
  }

  /// Reads a text of the current form.
  package init(text: String) throws(StudioError) {
    // The form before JSON began with its name.
    if text.hasPrefix("maquette-provenance ") { throw .unknownProvenance }
    let form: Form
    do {
      form = try JSONDecoder().decode(Form.self, from: Data(text.utf8))
    } catch {
      throw .damagedProvenance("its JSON does not have the expected form")
    }
    guard form.form == Form.current, let content = form.content else { throw .unknownProvenance }
    guard content.text.map({ $0.utf8.elementsEqual(text.utf8) }) == true else {
      throw .damagedProvenance("its digest does not match its content")
    }
    self = content
  }
}

extension PNGOptions {
  /// The options with a provenance among the texts, which replaces an earlier one.
  package func carrying(_ provenance: Provenance) -> PNGOptions {
    carrying(provenance.text, keyword: Provenance.keyword)
  }
}

extension Provenance {
  /// Reads the provenance among the texts of a picture.
  package init(texts: [String: String]) throws(StudioError) {
    guard let text = texts[Self.keyword] else { throw .noProvenance }
    try self.init(text: text)
  }
}

extension PNGPicture {
  package func provenance() throws(StudioError) -> Provenance { try Provenance(texts: texts) }
}
