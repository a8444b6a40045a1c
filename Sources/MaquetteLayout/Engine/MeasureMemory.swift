/// The last few answers of a measure function.
///
/// A stack asks each item for its smallest, its largest and its final size, so without memory a tree of
/// depth d costs 3^d measurements. Few proposals are alive at a time, so a short list searched from the
/// front beats a dictionary.
final class MeasureMemory {
  private static let capacity = 8
  private let function: (Proposal) -> Measurement
  private var answers: [(proposal: Proposal, measurement: Measurement)] = []
  private var oldest = 0

  init(_ function: @escaping (Proposal) -> Measurement) {
    self.function = function
  }

  /// Returns the answer to a proposal, asking the function only if it is not remembered.
  func measure(_ proposal: Proposal) -> Measurement {
    if let known = answers.first(where: { $0.proposal == proposal }) { return known.measurement }
    let measurement = function(proposal)
    if answers.count < MeasureMemory.capacity {
      answers.append((proposal, measurement))
    } else {
      answers[oldest] = (proposal, measurement)
      oldest = (oldest + 1) % MeasureMemory.capacity
    }
    return measurement
  }
}
