import MaquetteElements
import MaquetteFiles
import MaquetteInteraction
import MaquettePNG
import MaquettePages
import MaquetteRendering
import MaquetteSheets
import MaquetteSnapshots
package import MaquetteStudio

// From sheets to a prototype
// ==========================
//
// A breadth-first search: from each screen every place that can be tapped is tapped, and a picture that was not seen before is a new state.
// A session cannot be copied, so that each tap begins with the taps before it; the search ends at a number of states and of taps. Equal
// pictures of a sheet are one state, known by the digest of their display lists. Cost: taps × depth layouts, and one drawing for each state.

/// Writes a sheet, and the sheets that its links reach, as a click-through prototype in one HTML page.
package struct PrototypeExport {
  /// The most pictures in a prototype.
  package static let stateLimit = 80
  /// The most taps that are tried.
  package static let tapLimit = 3000
  /// The most taps from the beginning of a screen to a state.
  private static let depthLimit = 8

  private let request: LiveRequest
  private let environment: Environment
  private var screens: [String: (screen: PrototypeScreen, title: String)] = [:]
  private var states: [State] = []
  /// The states by the screen and the digest of their picture.
  private var known: [String: Int] = [:]
  private var pictures: [PrototypePage.Picture] = []
  private var tapCount = 0
  private let renderer = Renderer()
  /// Whether the search ended at a limit.
  package private(set) var isPartial = false

  private struct State {
    let path: String
    let taps: [Point]
  }

  /// Explores the first sheet of a request.
  package init(_ request: LiveRequest) throws(StudioError) {
    self.request = request
    environment = try request.theme.load().environment
    guard let first = try SheetInput.all(in: request.paths, observer: { _ in }).first else { return }
    _ = try state(of: FileName.normalized(first.path), after: [])
    var next = 0
    while next < states.count {
      try explore(next)
      next += 1
    }
  }

  package var pictureCount: Int { pictures.count }

  /// The page in UTF-8.
  package func html() throws(StudioError) -> [UInt8] {
    try attempt(StudioError.init) { () throws(ReportError) in
      try PrototypePage(
        title: pictures.first?.title ?? "Prototype", generator: Version.generator, pictures: pictures
      ).html()
    }
  }

  /// The screen of a sheet; nil for a link to a file that does not exist.
  private mutating func screen(at path: String) throws(StudioError) -> PrototypeScreen? {
    if let known = screens[path] { return known.screen }
    guard Folder.isRegularFile(path) else { return nil }
    let sheet = try attempt(StudioError.init) { () throws(SheetError) in
      try Sheet(SheetFile.bytes(atPath: path), path: path, environment: environment)
    }
    guard let picture = try sheet.pictures(scale: request.scale, path: path).first else { return nil }
    let screen = PrototypeScreen(picture, sheet: path)
    screens[path] = (screen, picture.canvas.title ?? picture.name)
    return screen
  }

  /// The index of the state of a screen after some taps; nil if there is no such screen, or no room for the state.
  private mutating func state(of path: String, after taps: [Point]) throws(StudioError) -> Int? {
    guard let screen = try screen(at: path) else { return nil }
    let walk = PrototypeWalk(screen, taps: taps)
    let drawing = try PictureDrawing(walk.mockup, name: FileName.last(of: path), path: path)
    let key = path + "\n" + SHA256.digest(of: drawing.displayList.content).hex
    if let index = known[key] { return index }
    guard states.count < Self.stateLimit else {
      isPartial = true
      return nil
    }
    var options = drawing.options
    options.compression = .best
    let png = try drawing.encoded(options: options, by: renderer, threads: request.threads)
    let size = drawing.layout.frame.size
    pictures.append(
      PrototypePage.Picture(
        title: screens[path]?.title ?? "", width: size.width, height: size.height,
        view: screen.firstScreen(in: walk.session.layout).map(\.numbers), png: png))
    known[key] = states.count
    states.append(State(path: path, taps: taps))
    return states.count - 1
  }

  /// Taps every place of a state.
  private mutating func explore(_ index: Int) throws(StudioError) {
    let state = states[index]
    guard let screen = screens[state.path]?.screen else { return }
    let walk = PrototypeWalk(screen, taps: state.taps)
    for place in walk.places {
      guard tapCount < Self.tapLimit else {
        isPartial = true
        return
      }
      tapCount += 1
      var spot = PrototypePage.Spot(frame: place.frame.numbers, label: place.label, target: nil)
      switch place.target {
      case .back: break
      case .element(let id):
        spot.target = index
        spot.view = screen.frame(of: id, in: walk.session.layout)?.numbers
      case .sheet(let path):
        guard let target = try self.state(of: path, after: []) else { continue }
        spot.target = target
        spot.view = pictures[target].view
      case nil:
        guard state.taps.count < Self.depthLimit,
          let target = try self.state(of: state.path, after: state.taps + [place.frame.center]),
          target != index
        else { continue }
        spot.target = target
      }
      pictures[index].spots.append(spot)
    }
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}
