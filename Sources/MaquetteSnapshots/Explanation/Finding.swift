internal import MaquetteRaster

/// A finding about an element.
struct Finding {
  /// The position in the order of the picture.
  var position: Double
  /// The element's index.
  var element: Int
  /// Whether the element is one of the old picture that is not in the new one.
  var isGone = false
  /// The motion, if it is to be reported.
  var motion = Motion.zero
  /// The other changes.
  var effects: [String]
  /// The pixels of the finding.
  var touched: [PixelRect]

  /// All effects, the motion first.
  var allEffects: [String] { (motion == .zero ? [] : ["moved \(motion.words)"]) + effects }
}
