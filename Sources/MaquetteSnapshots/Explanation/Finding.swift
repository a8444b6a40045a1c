internal import MaquetteRaster

/// Something to be told about an element.
struct Finding {
  /// Where in the order of the picture it is told.
  var position: Double
  /// The element's index.
  var element: Int
  /// Whether the element is one of the old picture that is not in the new one.
  var isGone = false
  /// How far it went, if that is to be told.
  var motion = Motion.zero
  /// What else changed.
  var effects: [String]
  /// The pixels this is about.
  var touched: [PixelRect]

  /// All effects, the motion first.
  var allEffects: [String] { (motion == .zero ? [] : ["moved \(motion.words)"]) + effects }
}
