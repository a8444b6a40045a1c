package import MaquetteSnapshots

/// The page of `maquette serve`, which gets everything else from the server.
package enum LivePageTemplate {
  /// The data that the page's scripts read.
  private struct Content: Encodable {
    var title: String
    var generator: String
  }

  /// The page in UTF-8.
  package static func html(title: String, generator: String) throws(ReportError) -> [UInt8] {
    do throws(EncodingError) {
      return try PageTemplate(name: "live.html").filled(with: Content(title: title, generator: generator))
    } catch {
      throw .cannotWrite(path: "JSON", reason: "\(error)")
    }
  }
}
