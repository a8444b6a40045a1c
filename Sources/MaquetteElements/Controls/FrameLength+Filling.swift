public import MaquetteLayout

extension FrameLength {
  /// Creates the length of a control that was told its own: exactly that, all there is, or what it needs.
  public init(filling length: Double?) {
    guard let length else {
      self.init()
      return
    }
    if length.isFinite {
      self.init(min: length, ideal: length, max: length)
    } else {
      self.init(max: .infinity)
    }
  }
}
