public import MaquetteElements

/// How the segments of a segmented control share its width, as with `NSSegmentedControl.Distribution`.
///
/// Without a width, all but `fillEqually` make each segment as wide as its content needs.
public enum SegmentDistribution: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Each segment fits its content; the control is in the middle of what remains, which stays blank.
  case fit
  /// Each segment fits its content, and what remains is shared equally.
  case fill
  /// All segments are equally wide, as UIKit's are by default.
  case fillEqually = "fill-equally"
  /// Segments fill the width in proportion to what their contents need, as with `apportionsSegmentWidthsByContent`.
  case fillProportionally = "fill-proportionally"
}
