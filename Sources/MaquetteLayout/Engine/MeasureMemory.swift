internal import MaquetteGraphics

/// The measuring rule of an item, and a cache of its last few answers.
///
/// A stack measures each item at its smallest, its largest and its final size, so without a cache a tree of
/// depth d costs 3^d measurements. Few proposals are in use at a time, so a short list searched from the
/// front is faster than a dictionary. Most items of a tree at its ideal size get one proposal only: its
/// answer is stored inline, and the list is allocated for the second one.
final class MeasureMemory {
  /// The rule: a leaf's own function, or a layout of further items.
  enum Rule {
    case function((Proposal) -> Measurement)
    case modifier(any ModifierLayout, LayoutItem)
    case container(any Layout, [LayoutItem])
  }

  private struct Answer {
    var proposal: Proposal
    var measurement: Measurement
  }

  private static let capacity = 7
  let rule: Rule
  private var first: Answer?
  private var others: [Answer] = []
  private var oldest = 0

  init(_ rule: Rule) {
    self.rule = rule
  }

  func measure(_ proposal: Proposal) -> Measurement {
    guard let first else {
      let measurement = answer(to: proposal)
      first = Answer(proposal: proposal, measurement: measurement)
      return measurement
    }
    if first.proposal == proposal { return first.measurement }
    for answer in others where answer.proposal == proposal { return answer.measurement }
    let answer = Answer(proposal: proposal, measurement: answer(to: proposal))
    if others.count < MeasureMemory.capacity {
      if others.isEmpty { others.reserveCapacity(3) }
      others.append(answer)
    } else {
      others[oldest] = answer
      oldest = (oldest + 1) % MeasureMemory.capacity
    }
    return answer.measurement
  }

  private func answer(to proposal: Proposal) -> Measurement {
    switch rule {
    case .function(let function): function(proposal)
    case .modifier(let layout, let item): layout.measure(item, proposal: proposal)
    case .container(let layout, let items): layout.measure(items, proposal: proposal)
    }
  }
}
