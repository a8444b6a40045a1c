public import Foundation

/// A picture as a style. It is not drawn but reported; the shape has a pale fill instead.
nonisolated public struct ImagePaint: ShapeStyle, PaintStyle {
  /// The picture.
  public var image: Image
  /// The part of the picture, from 0 to 1.
  public var sourceRect: CGRect
  /// The factor by which the picture is enlarged.
  public var scale: CGFloat

  var paint: StylePaint { .unknown("ImagePaint") }

  /// Creates a style.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) { (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale) }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture as a style.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
