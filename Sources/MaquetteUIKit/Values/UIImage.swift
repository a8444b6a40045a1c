public import Foundation
import MaquetteImages
import MaquetteGraphics
package import MaquetteRaster
public import MaquetteUICore

/// A picture of UIKit, which becomes an `Image`.
open class UIImage: NSObject, @unchecked Sendable {
  // Safe to share: nothing changes after the initializer.
  /// Whether a picture is drawn in its colours.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// How a symbol is drawn; without effect, the font of the view decides.
  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    // Safe to share: it has no state.
    public init(pointSize: CGFloat) {}
    public init(pointSize: CGFloat, weight: UIFont.Weight) {}
    public init(textStyle: UIFont.TextStyle) {}
    public init(font: UIFont) {}
  }

  /// The image of views.
  package let image: Image
  /// The size in points; 0 if it is known only when it is drawn.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The bytes of the file, if it has one.
  private let data: Data?
  /// The pixels, if the picture was drawn here.
  package let bitmap: Bitmap?
  /// What a test keeps with the picture.
  package let attachment: (any Sendable)?

  init(_ image: Image, size: CGSize = .zero, scale: CGFloat = 1, data: Data? = nil) {
    (self.image, self.size, self.scale, self.data) = (image, size, scale, data)
    (bitmap, attachment) = (nil, nil)
  }

  /// A picture that was drawn here.
  package init(bitmap: Bitmap, scale: CGFloat, attachment: (any Sendable)?) {
    image =
      RasterImage(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels, scale: scale)
      .map { Image(pixels: $0) } ?? Image("")
    size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    (self.scale, self.bitmap, self.attachment, data) = (scale, bitmap, attachment, nil)
  }

  /// A picture without pixels that carries something.
  package init(attachment: any Sendable) {
    image = Image("")
    (size, scale, bitmap, data) = (.zero, 1, nil, nil)
    self.attachment = attachment
  }

  /// A picture without pixels.
  public override convenience init() { self.init(Image("")) }

  /// A picture of the asset catalogue. It is looked up when it is drawn, so the result is never nil.
  public convenience init?(named name: String) { self.init(Image(name)) }

  /// A picture of the asset catalogue of a bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) { self.init(Image(name, bundle: bundle)) }

  /// A picture of an asset catalogue that code names.
  public convenience init(resource: ImageResource) { self.init(Image(resource)) }

  /// A symbol, known or not.
  package convenience init(symbol name: String) { self.init(Image(systemName: name)) }

  /// A symbol.
  public convenience init?(systemName name: String) { self.init(Image(systemName: name)) }

  /// A symbol.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    self.init(Image(systemName: name))
  }

  /// A picture in PNG or JPEG; nil if it cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture in PNG or JPEG; nil if it cannot be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let read = try? ImageDecoder.decode([UInt8](data), scale: scale) else { return nil }
    let size = CGSize(width: read.size.width, height: read.size.height)
    self.init(Image(data: data, scale: scale), size: size, scale: scale, data: data)
  }

  /// A picture of a file; nil if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The picture in its colours or in the tint.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    let modes: [RenderingMode: Image.TemplateRenderingMode] = [
      .alwaysOriginal: .original, .alwaysTemplate: .template,
    ]
    return UIImage(image.renderingMode(modes[mode]), size: size, scale: scale, data: data)
  }

  /// The picture in a colour; the colour is without effect.
  open func withTintColor(_ color: UIColor) -> UIImage { withRenderingMode(.alwaysTemplate) }
  /// The picture in a colour; the colour is without effect.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  /// The symbol; the configuration is without effect.
  open func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
  /// The symbol; the configuration is without effect.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// The bytes of the file that it was read from; nil for others.
  open func pngData() -> Data? { data }
  /// The bytes of the file that it was read from; nil for others.
  open func jpegData(compressionQuality: CGFloat) -> Data? { data }
}

extension Image {
  /// The picture of UIKit.
  public init(uiImage: UIImage) { self = uiImage.image }
}
