import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// Places the keys of a plan, and after them the balloon over one of them with its letter.
struct KeyPlacement: Layout {
  var plan: KeyboardPlan
  /// The index of the key under the balloon; nil for no balloon.
  var callout: Int?
  /// The width without a proposal, in points.
  var idealWidth: Double

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let width = proposal.width ?? idealWidth
    return Measurement(width: width, height: plan.height(width: width))
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let keys = plan.keys(width: rect.width)
    func placed(_ frame: Rect) -> Placement {
      Placement(
        frame: Rect(
          x: rect.minX + frame.minX, y: rect.minY + frame.minY, width: frame.width, height: frame.height),
        proposal: Proposal(width: frame.width, height: frame.height))
    }
    var placements = keys.map { placed($0.frame) }
    if let callout, keys.indices.contains(callout) {
      placements.append(placed(Rect(origin: .zero, size: rect.size)))
      placements.append(placed(plan.calloutHead(over: keys[callout].frame, width: rect.width)))
    }
    return placements
  }
}
