public import Foundation
import MaquetteComparison
import MaquettePNG
import MaquetteTesting
public import MaquetteUIKit

extension Diffing where Value == UIImage {
  /// Equal pixels.
  public static var image: Diffing { .image() }

  /// Pixels that are equal, or nearly so.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must be equal, 0 to 1.
  ///   - perceptualPrecision: How near a pixel must be to count as equal, 0 to 1. Nobody sees a difference at 0.98.
  ///   - scale: Pixels per point of stored files; nil for the picture's scale.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    // The tolerance of pixels depends on how many there are.
    let pictures = MaquetteTesting.Diffing<SnapshotPicture>.picture()
    let compare: (SnapshotPicture, SnapshotPicture) -> SnapshotDifference? = { expected, actual in
      let allowed = Self.tolerance(
        precision: precision, perceptualPrecision: perceptualPrecision,
        pixels: actual.bitmap.width * actual.bitmap.height)
      return MaquetteTesting.Diffing<SnapshotPicture>.picture(tolerance: allowed).compare(expected, actual)
    }
    var diffing = Diffing(
      toData: { image in
        guard let picture = image.picture, let bytes = try? pictures.encode(picture) else { return Data() }
        return Data(bytes)
      },
      fromData: { data in
        guard let picture = try? pictures.decode([UInt8](data)) else { return UIImage() }
        return UIImage(picture: picture, scale: scale ?? 1)
      },
      diff: { expected, actual in
        guard let first = expected.picture, let second = actual.picture else { return ("no picture", []) }
        return compare(first, second).map { ($0.message, []) }
      })
    diffing.explained = { expected, actual in
      guard let first = expected.picture, let second = actual.picture else {
        return SnapshotDifference("no picture was drawn")
      }
      return compare(first, second)
    }
    diffing.check = { _ = try pictures.decode([UInt8]($0)) }
    return diffing
  }

  /// The tolerance of the two numbers. A perceptual precision of p allows a perceived difference of 100 (1 - p).
  private static func tolerance(precision: Float, perceptualPrecision: Float, pixels: Int) -> Tolerance? {
    guard precision < 1 || perceptualPrecision < 1 else { return nil }
    let share = Double(max(0, min(1, 1 - precision)))
    let distance = Double(max(0, min(99, 100 * (1 - perceptualPrecision))))
    // The number says nothing of where pixels differ: as near to each other as a tolerance allows.
    return Tolerance(
      perceptualPrecision < 1 ? .perceptual : .channel, threshold: distance,
      maxPixels: Int(share * Double(pixels)), maxDensity: Tolerance.window * Tolerance.window - 1)
  }
}

extension UIImage {
  /// An image of a drawn picture.
  convenience init(picture: SnapshotPicture, scale: CGFloat) {
    self.init(bitmap: picture.bitmap, scale: scale, attachment: picture)
  }

  /// The picture with what it was drawn from.
  var picture: SnapshotPicture? { attachment as? SnapshotPicture }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A picture.
  public static var image: Snapshotting { .image() }

  /// A picture, which is compared nearly.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
