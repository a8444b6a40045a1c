import ArgumentParser
import MaquetteElements
import MaquettePNG
import MaquetteRaster
import MaquetteRendering
import MaquetteScene

/// An input of one kind that can be of any size, to see that its time grows no faster than it.
enum GrowthInput: String, CaseIterable, ExpressibleByArgument {
  /// Curves of one stroked path.
  case curves
  /// Glyphs of different shapes or sizes.
  case glyphs
  /// Glyphs of one shape, each of its own size.
  case sizes
  /// Symbols of different shapes or sizes.
  case symbols
  /// Letters of one text that is set in lines.
  case letters
  /// Letters of one word, which is cut at the end of each line.
  case word
  /// Letters and spaces of one text in a narrow column, the second half spaces only.
  case spaces
  /// Letters of one text whose words run to the right and to the left in turn.
  case directions
  /// Labels, each with the size of the one 500 before.
  case labels
  /// Stacks, each in the one before.
  case stacks
  /// Stacks in a rectangle, each in the one before, beside a label that may be cut.
  case branches

  /// The largest size; smaller ones are a quarter, a sixteenth and a sixty-fourth of it.
  var limit: Int {
    switch self {
    case .curves: 16_000
    case .glyphs, .sizes, .symbols, .letters, .word, .spaces, .directions: 100_000
    case .labels: 10_000
    // With the picture's own elements, just below the limit of elements inside each other.
    case .stacks, .branches: 900
    }
  }

  private enum Content {
    case list(DisplayList)
    case element(any Element)
  }

  private func content(_ count: Int) -> Content {
    switch self {
    case .curves: .list(.stroke(curves: count))
    case .glyphs: .list(.glyphs(count))
    case .sizes: .list(.sizes(count))
    case .symbols: .element(GrowthElements.symbols(count))
    case .letters: .element(Text(GrowthElements.words(count)).frame(width: 700))
    case .word: .element(Text(String(repeating: "a", count: count)).frame(width: 700))
    case .spaces: .element(GrowthElements.spaces(count).frame(width: 40))
    case .directions: .element(Text(GrowthElements.directions(count)).frame(width: 700))
    case .labels: .element(GrowthElements.labels(count))
    case .stacks: .element(GrowthElements.stacks(count))
    case .branches: .element(GrowthElements.branches(count).frame(width: 500, height: 500))
    }
  }

  /// Returns the milliseconds of one thread from the elements, or the display list, to the bytes of a PNG.
  func time(count: Int) throws -> Double {
    let content = content(count)
    let environment = Environment(theme: .ios)
    let begin = CPUClock.now
    let list: DisplayList
    switch content {
    case .list(let given): list = given
    case .element(let element):
      let mockup = Mockup(element, environment: environment)
      list = mockup.displayList(of: mockup.layout())
    }
    let bitmap = try Renderer().render(list, scale: 1, library: environment.fonts)
    _ = try PNG.encode(bitmap)
    return CPUClock.now - begin
  }
}
