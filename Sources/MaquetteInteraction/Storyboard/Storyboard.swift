public import MaquetteControls
internal import MaquetteGraphics
internal import MaquetteLayout
internal import MaquetteTypography

/// A picture that is touched, told in pictures: one for each step of a script, with the finger, what is done and the
/// events that are sent.
public struct Storyboard {
  /// The script, done.
  public let run: ScriptRun
  private let mockup: Mockup

  /// Does a script to a picture.
  public init(_ mockup: Mockup, script: Script) {
    self.mockup = mockup
    run = ScriptRun(script, on: mockup)
  }

  /// What happened.
  public var log: EventLog { run.session.log }

  /// Strips are no wider than this unless a single picture is, in points; our choice.
  private static let greatestWidth = 1100.0
  private static let spacing = 20.0

  /// All steps side by side, in rows: each as it is when everything has come to rest.
  public var strip: Mockup {
    let size = mockup.layout().frame.size
    let width = max(size.width, StoryFrame.leastWidth)
    let columns = max(Int((Self.greatestWidth + Self.spacing) / (width + Self.spacing)), 1)
    let first = StoryFrame(
      scene: run.beginning, number: 0, caption: "At first", events: [], width: width,
      finger: nil, isMoving: false)
    let frames = run.results.enumerated().map { index, result in
      StoryFrame(
        scene: result.scene, number: index + 1, caption: result.caption,
        events: result.events, width: width,
        finger: result.trail.isEmpty ? nil : FingerMark(trail: result.trail, isDown: result.isDown),
        isMoving: false)
    }
    let all = [first] + frames
    return surrounded(
      Grid(
        columns: min(columns, all.count), columnSpacing: Self.spacing, rowSpacing: Self.spacing,
        alignment: .topLeading
      ) { all })
  }

  /// One picture that moves as the script goes on.
  public var film: Mockup {
    let width = max(mockup.layout().frame.width, StoryFrame.leastWidth)
    return surrounded(StoryFilm(run: FilmTrack(run), width: width))
  }

  private func surrounded(_ element: any Element) -> Mockup {
    var environment = mockup.environment
    environment.direction = .leftToRight
    environment.isEnabled = true
    return Mockup(
      element, environment: environment, padding: Insets(all: 16),
      background: .token(.groupedBackground))
  }
}
