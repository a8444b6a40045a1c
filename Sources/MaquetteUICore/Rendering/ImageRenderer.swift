public import Foundation
public import MaquetteCombine
package import MaquetteRaster

/// Draws a view as a picture.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// The size that the view is offered, in points; its ideal one by default.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Whether the picture has a white background instead of a transparent one.
  public var isOpaque = false

  /// Creates a renderer.
  public init(content view: Content) { content = view }

  /// The pixels; nil for a picture that is too large.
  package var bitmap: Bitmap? {
    var configuration = ViewConfiguration(
      width: proposedSize.width, height: proposedSize.height, scale: scale)
    configuration.background = isOpaque ? .white : nil
    return try? ViewRenderer(configuration).draw(content).bitmap
  }
}
