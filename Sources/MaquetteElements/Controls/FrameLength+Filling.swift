public import MaquetteLayout

extension FrameLength {
  /// Creates the length of a control from its attribute: a fixed length, all the room for infinity, its ideal for nil.
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
