public import MaquetteUICore

/// A preview of the app, as code that `maquette previews` writes lists it.
@MainActor
public struct PreviewEntry {
  /// Its number in the order of work.
  let number: Int
  /// Makes its views, each with the name and the traits that the source states.
  let pieces: () -> [Piece]

  /// A view of a preview.
  struct Piece {
    var view: any View
    var name: String?
    var traits: [PreviewTrait<Preview.ViewTraits>]
  }

  /// A preview of the macro `#Preview`.
  public static func preview<Registration: PreviewRegistration>(
    _ number: Int, _ type: Registration.Type
  ) -> PreviewEntry {
    PreviewEntry(number: number) {
      let traits = type.previewTraits
      return PreviewPieces.of(type.previewContent.view).map {
        Piece(view: traits.changing($0), name: type.previewName, traits: traits)
      }
    }
  }

  /// The previews of a `PreviewProvider`.
  public static func provider<Provider: PreviewProvider>(
    _ number: Int, _ type: Provider.Type
  ) -> PreviewEntry {
    PreviewEntry(number: number) {
      PreviewPieces.of(type.previews).map { Piece(view: $0, name: nil, traits: []) }
    }
  }
}
