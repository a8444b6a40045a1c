import MaquetteDocuments
import MaquetteElements
import MaquetteRPC

extension LanguageServer {
  /// The most offers of one answer; the client asks again as more is typed.
  static let mostOffers = 500

  /// What may be written at the cursor.
  func completion(_ parameters: JSON) throws(RPCError) -> JSON {
    let (document, offset) = try place(in: parameters)
    let context = CursorContext(in: document, at: offset)
    let range = document.range(of: context.word, in: client.encoding)
    let environment = workspace.settings(for: document.path).environment
    let all = resolving { resolution in
      var search = OfferSearch(
        document: document, context: context, environment: environment, resolution: resolution)
      let offers = search.offers()
      resolution = search.resolution
      return offers
    }
    let (offers, isComplete) = Self.matching(context.partial, in: all)
    let writer = OfferWriter(context: context, range: range, client: client, indent: range.start.character)
    return [
      "isIncomplete": .boolean(!isComplete),
      "items": .array(offers.enumerated().map { writer.json($1, order: $0) }),
    ]
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
