public import MaquetteElements

/// Pictures of a script: one for each step, with the finger, the caption and the events that are sent.
public struct Storyboard {
  /// The script's run.
  public let run: ScriptRun
  private let mockup: Mockup
  private let width: Double

  /// Runs a script on a picture.
  public init(_ mockup: Mockup, script: Script) {
    self.mockup = mockup
    run = ScriptRun(script, on: mockup)
    width = max(run.size.width, StoryboardFrame.leastWidth)
  }

  /// The events and actions.
  public var log: EventLog { run.session.log }

  /// The greatest width of a strip of several columns, in points; our choice.
  private static let greatestWidth = 1100.0
  private static let spacing = 20.0

  /// All steps side by side, in rows: each with its changes completed.
  public var strip: Mockup {
    let columns = max(Int((Self.greatestWidth + Self.spacing) / (width + Self.spacing)), 1)
    let first = StoryboardFrame(
      scene: run.beginning, number: 0, caption: "At first", events: [], width: width, finger: nil)
    let frames = run.results.enumerated().map { index, result in
      StoryboardFrame(
        scene: result.scene, number: index + 1, caption: result.caption, events: result.events, width: width,
        finger: result.trail.isEmpty
          ? nil
          : FingerMark(
            trail: result.trail, press: result.mark, isPointer: run.session.hasPointer || result.mark == .none
          ))
    }
    let all = [first] + frames
    return framed(
      Grid(
        columns: min(columns, all.count), columnSpacing: Self.spacing, rowSpacing: Self.spacing,
        alignment: .topLeading
      ) { all })
  }

  /// One picture that moves as the script goes on.
  public var animation: Mockup { framed(StoryboardAnimation(run, width: width)) }

  private func framed(_ element: any Element) -> Mockup {
    var environment = mockup.environment
    environment.direction = .leftToRight
    environment.isEnabled = true
    return Mockup(
      element, environment: environment, padding: Insets(all: 16), background: .token(.groupedBackground))
  }
}
