public import MaquetteUICore

extension ImageRenderer {
  /// The picture of the view; nil for one that is too large.
  @MainActor public var uiImage: UIImage? {
    bitmap.map { UIImage(bitmap: $0, scale: scale, attachment: nil) }
  }
}
