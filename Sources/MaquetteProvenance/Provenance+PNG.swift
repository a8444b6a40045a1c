public import MaquettePNG

extension Provenance {
  /// The keyword under which a picture's file carries it.
  public static let keyword = "Maquette sheet"
}

extension PNGOptions {
  /// Returns the options with a provenance among the texts, in place of one that is there.
  public func carrying(_ provenance: Provenance) -> PNGOptions {
    var result = self
    result.texts.removeAll { $0.keyword == Provenance.keyword }
    let text = provenance.text
    guard text.utf8.count <= PNGText.largestText, result.texts.count + 2 < PNGText.mostTexts else {
      return result
    }
    result.texts.append(PNGText(keyword: Provenance.keyword, text: text))
    return result
  }
}

extension PNGPicture {
  /// What the file says of what the picture was drawn from.
  ///
  /// - Throws: ``ProvenanceError``.
  public func provenance() throws(ProvenanceError) -> Provenance {
    guard let text = texts[Provenance.keyword] else { throw .absent }
    return try Provenance(text: text)
  }
}
