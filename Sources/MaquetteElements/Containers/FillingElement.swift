/// An element whose own surface can be larger than its content, such as a card.
public protocol FillingElement: Element {
  /// Returns the element with a surface that takes all the room along an axis.
  func filling(_ axis: Axis) -> any Element
}

extension Element {
  /// Returns the element as large as its room along an axis, with the surfaces around it; its content stays where the alignment says.
  func filling(_ axis: Axis, _ alignment: Alignment) -> any Element {
    let core = unmodified
    if let surface = core as? any FillingElement { return replacingCore(by: surface.filling(axis)) }
    let all = FrameLength(max: .infinity)
    let filled = core.frame(
      width: axis == .horizontal ? all : FrameLength(), height: axis == .vertical ? all : FrameLength(),
      alignment: alignment)
    return replacingCore(by: filled)
  }
}
