import Foundation
import MaquetteElements
import MaquetteViewLayout

extension ViewContext {
  /// Returns a text that holds symbols: a row of texts and symbols on one baseline, or lines of words where the row has no room.
  func text(_ runs: [TextRun], around symbols: [Image]) -> any Element {
    var rest = symbols[...]
    var pieces: [[TextRun]] = [[]]
    var images: [any Element] = []
    for run in runs {
      if run.text == TextRuns.symbol, let image = rest.popFirst() {
        images.append(child("symbol").child(images.count).element(of: image))
        pieces.append([])
      } else {
        pieces[pieces.count - 1].append(run)
      }
    }
    let row = MaquetteElements.HStack(spacing: .points(0), alignment: .firstBaseline) {
      interleaved(pieces.map { $0.isEmpty ? [] : [self.text($0)] }, images)
    }
    let space = MaquetteElements.Text(" ", style: runs.first?.style ?? .body).idealWidth(in: settings)
    let lines = Flow(spacing: space, lineSpacing: 0, alignment: .leadingFirstBaseline) {
      interleaved(pieces.map { $0.flatMap(\.words).map { self.text([$0]) } }, images)
    }
    return FirstFit(in: .horizontal) { [row, lines] as [any Element] }
  }

  private func interleaved(_ pieces: [[any Element]], _ images: [any Element]) -> [any Element] {
    pieces.enumerated().flatMap { index, piece in
      piece + (images.indices.contains(index) ? [images[index]] : [])
    }
  }
}

extension TextRun {
  /// The words of the run, each as a run.
  fileprivate var words: [TextRun] {
    text.split(separator: " ").map { word in
      var run = self
      run.text = String(word)
      return run
    }
  }
}
