package import MaquettePNG

extension DrawingTrace {
  /// The keyword under which a golden picture carries its trace.
  package static let keyword = "Maquette drawing"
}

extension PNGOptions {
  /// Returns the options with a trace among the texts, in place of one that is there; without it if there is
  /// none or it is longer than a text may be.
  package func carrying(_ trace: DrawingTrace?) -> PNGOptions {
    var result = self
    result.texts.removeAll { $0.keyword == DrawingTrace.keyword }
    guard let text = trace?.text, text.utf8.count <= PNGText.largestText,
      result.texts.count + 2 < PNGText.mostTexts
    else { return result }
    result.texts.append(PNGText(keyword: DrawingTrace.keyword, text: text))
    return result
  }
}

extension PNGPicture {
  /// The trace that the file carries; nil if it has none or one that cannot be read.
  package var trace: DrawingTrace? { texts[DrawingTrace.keyword].flatMap { DrawingTrace(text: $0) } }
}
