internal import MaquetteGraphics

extension Size {
  /// The size as findings write it: `34 x 34.5 pt`.
  var pointText: String { "\(width.decimalText) x \(height.decimalText) pt" }
}

extension Double {
  /// The length as findings write it: `34.5 pt`.
  var pointText: String { "\(decimalText) pt" }

  /// The ratio as findings write it, cut rather than rounded so that it never seems to reach what is asked: `4.49:1`.
  var ratioText: String { "\(((self * 100).rounded(.down) / 100).decimalText):1" }
}
