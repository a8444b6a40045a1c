import MaquetteGraphics
import MaquetteLayout

/// A box that takes what it is offered between a smallest and a largest length on each axis.
func box(
  width: ClosedRange<Double>, height: ClosedRange<Double>, ideal: Size? = nil, priority: Double = 0
) -> LayoutItem {
  LayoutItem(priority: priority) { proposal in
    func length(_ offer: Double?, _ ideal: Double?, _ range: ClosedRange<Double>) -> Double {
      min(max(offer ?? ideal ?? range.lowerBound, range.lowerBound), range.upperBound)
    }
    return Measurement(
      width: length(proposal.width, ideal?.width, width),
      height: length(proposal.height, ideal?.height, height))
  }
}

/// A box of one size.
func box(_ width: Double, _ height: Double, priority: Double = 0) -> LayoutItem {
  box(width: width...width, height: height...height, priority: priority)
}

/// A line of text of one size whose baseline lies `baseline` below its top.
func line(_ width: Double, _ height: Double, baseline: Double) -> LayoutItem {
  LayoutItem { _ in
    Measurement(width: width, height: height, firstBaseline: baseline, lastBaseline: baseline)
  }
}

/// Text that truncates: as wide as offered up to its own width, which is also the ideal one.
func text(_ width: Double, priority: Double = 0) -> LayoutItem {
  box(width: 0...width, height: 20...20, ideal: Size(width: width, height: 20), priority: priority)
}

/// A colour: takes everything, 10 x 10 if nothing is offered.
func fill(priority: Double = 0) -> LayoutItem {
  box(
    width: 0...(.infinity), height: 0...(.infinity), ideal: Size(width: 10, height: 10), priority: priority)
}

extension Layout {
  /// The frames of items in the container's own rectangle, whose origin is (0, 0).
  func frames(
    _ items: [LayoutItem], _ proposal: Proposal, direction: LayoutDirection = .leftToRight
  ) -> [Rect] {
    let rect = Rect(origin: .zero, size: measure(items, proposal: proposal).size)
    return place(items, in: rect, proposal: proposal, direction: direction).map(\.frame)
  }
}
