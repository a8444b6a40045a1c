internal import MaquetteGraphics

extension Placement {
  /// Returns the placement as it is for left to right, or mirrored about the middle of `rect`.
  func directed(_ direction: LayoutDirection, in rect: Rect) -> Placement {
    guard direction == .rightToLeft else { return self }
    let x = rect.minX + (rect.maxX - frame.maxX)
    return Placement(
      frame: Rect(x: x, y: frame.minY, width: frame.width, height: frame.height), proposal: proposal)
  }
}

extension [Placement] {
  /// Returns the placements as they are for left to right, or mirrored about the middle of `rect`.
  func directed(_ direction: LayoutDirection, in rect: Rect) -> [Placement] {
    guard direction == .rightToLeft else { return self }
    return map { $0.directed(direction, in: rect) }
  }
}
