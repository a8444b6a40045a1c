import MaquetteDocuments
import MaquetteElements
import MaquetteRPC
import MaquetteSheets

extension LanguageServer {
  /// The most offers of one answer; the client asks again as more is typed.
  static let mostOffers = 500

  /// What may be written at the cursor.
  func completion(_ parameters: JSON) throws(RPCError) -> JSON {
    let (document, offset) = try place(in: parameters)
    let context = CursorContext(in: document, at: offset)
    let range = document.range(of: context.word, in: client.encoding)
    let environment = environment(for: document.path)
    let line = document.position(ofByte: offset, in: .utf8).line
    let files = workspace.files
    // Most places take no token, and the sheet is read once for those that do.
    lazy var names = SheetTokens.names(of: document, line: line, over: environment, files: files)
    let tokens = { names }
    let all = resolving { resolution in
      var search = OfferSearch(
        document: document, context: context, environment: environment, tokenNames: tokens,
        resolution: resolution)
      let offers = search.offers()
      resolution = search.resolution
      return offers
    }
    let (offers, isComplete) = Self.matching(context.partial, in: all)
    let writer = OfferWriter(
      context: context, range: range,
      bracketed: context.bracket.map { document.range(of: $0, in: client.encoding) },
      client: client, indent: range.start.character)
    return [
      "isIncomplete": .boolean(!isComplete),
      "items": .array(offers.enumerated().map { writer.json($1, order: $0) }),
    ]
  }

  /// The settings for a text: those of its folder, and for a part of a sheet those of an open sheet that includes it.
  private func environment(for path: String) -> Environment {
    let sheets = readings.keys.sorted().lazy.compactMap { self.readings[$0]?.sheet }
    let using = sheets.first { sheet in sheet.dependencies.dropFirst().contains { $0.path == path } }
    return using?.pictures.first?.environment ?? workspace.settings(for: path).environment
  }

  /// The offers that contain what is typed: those that begin with it first.
  static func matching(_ typed: String, in offers: [Offer]) -> (offers: [Offer], isComplete: Bool) {
    guard offers.count > mostOffers else { return (offers, true) }
    let word = typed.lowercased()
    let starting = offers.filter { $0.label.lowercased().hasPrefix(word) }
    let others = offers.filter {
      !$0.label.lowercased().hasPrefix(word) && $0.label.lowercased().contains(word)
    }
    return (Array((starting + others).prefix(mostOffers)), false)
  }
}
