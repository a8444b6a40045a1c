import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// Images in place of the platform's surfaces and lines, as with `setBackgroundImage(_:for:barMetrics:)` of
/// `UISegmentedControl`.
extension SegmentedControl {
  /// The image behind a segment; nil for the platform's surfaces.
  func background(
    of index: Int, _ metrics: SegmentedControlMetrics, _ environment: Environment
  ) -> (any Element)? {
    guard let image = look(of: index, in: environment)?.backgroundImage ?? backgroundImage else { return nil }
    return image.part(
      isFirst: index == 0, isLast: index == segments.count - 1, gap: metrics.spacing, in: environment)
  }

  /// The image after a segment in place of a line; nil for a line, or none after the last.
  func dividerImage(after index: Int) -> Image? {
    guard index < segments.count - 1 else { return nil }
    let own =
      index == raisedIndex
      ? dividers.leadingSelectedImage : index + 1 == raisedIndex ? dividers.trailingSelectedImage : nil
    return own ?? dividers.image
  }

  /// Returns the image after a segment on the line between both, as high as the control.
  func divider(
    _ image: Image, _ metrics: SegmentedControlMetrics, _ environment: Environment
  ) -> any Element {
    let fill = FrameLength(max: .infinity)
    let width = dividers.width ?? image.ownSize(in: environment)?.width ?? metrics.separatorWidth
    return image.resizable().decorative().frame(width: FrameLength(filling: width), height: fill)
      .frame(width: fill, height: fill, alignment: Alignment(.trailing, .center))
      .padding(Insets(top: 0, leading: 0, bottom: 0, trailing: -(metrics.spacing + width) / 2))
  }
}
