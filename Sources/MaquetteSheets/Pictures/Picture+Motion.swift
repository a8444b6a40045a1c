package import MaquetteControlKit
package import MaquetteDiagnostics
public import MaquetteElements
public import MaquetteInteraction
import MaquetteRedlines

/// A sheet's picture after its storyboard has run, ready to be laid out at any moment.
///
/// Composing runs the storyboard, which lays the picture out for every step; everything after it is cheap.
package struct SheetComposition: Sendable {
  /// The picture, or its storyboard.
  package var mockup: Mockup
  /// The settings for frames and measurements.
  package let canvas: SheetCanvas

  /// Returns the picture at a moment.
  package func at(_ moment: Moment) -> SheetComposition {
    var composition = self
    composition.mockup.environment.moment = moment
    return composition
  }

  /// Returns every element at its place, with the measurements around the picture if the sheet sets any.
  package func layout() -> LayoutNode {
    guard !canvas.redlines.kinds.isEmpty else { return mockup.layout() }
    return RedlineSheet(
      mockup, kinds: canvas.redlines.kinds, title: canvas.title, zoom: canvas.redlines.zoom
    ).layout()
  }

  /// Returns when each frame of the picture is shown, a single one if nothing moves; nil for more than
  /// ``Timeline/frameLimit``.
  package func timeline() -> Timeline? {
    Timeline(mockup.motions(), settings: canvas.animation.timeline)
  }
}

extension Sheet.Picture {
  /// Returns the picture at a moment.
  public func at(_ moment: Moment) -> Sheet.Picture {
    var picture = self
    picture.environment.moment = moment
    return picture
  }

  /// Runs the storyboard if the sheet is one, and returns the picture to draw.
  package func composed() -> SheetComposition {
    guard canvas.isStoryboard else { return SheetComposition(mockup: still, canvas: canvas) }
    let board = storyboard()
    let mockup = canvas.format == .apng ? board.animation : board.strip
    return SheetComposition(mockup: mockup, canvas: canvas).at(environment.moment)
  }

  /// Returns the picture to draw: see ``composed()``.
  public func mockup() -> Mockup { composed().mockup }

  /// Returns every element at its place: see ``composed()``.
  public func layout() -> LayoutNode { composed().layout() }

  /// Runs the sheet's script on its picture.
  public func storyboard() -> Storyboard { Storyboard(at(.zero).still, script: canvas.interaction) }

  /// The number of plays after which the picture stands still; nil for one that repeats or does not move at all.
  package var limitedPlayCount: Int? {
    canvas.format == .apng && canvas.animation.playCount > 0 ? canvas.animation.playCount : nil
  }

  /// Runs the sheet's script and returns the steps that neither send an event nor change the picture.
  ///
  /// Steps that wait, or end what another step began, are none of them: nothing may have come of that one, which is found.
  package func idleSteps() -> [IdleStep] {
    let steps = canvas.interaction.steps
    guard !steps.isEmpty else { return [] }
    return zip(steps, storyboard().run.results).enumerated().compactMap { index, step in
      guard !step.1.hasEffect, !step.0.onlyContinues(steps[..<index]) else { return nil }
      return IdleStep(
        number: index + 1, caption: step.1.caption,
        position: stepPositions.indices.contains(index) ? stepPositions[index] : nil)
    }
  }
}

extension ScriptStep {
  /// Whether the step lets time pass, or goes on with or ends what a step before began.
  fileprivate func onlyContinues(_ earlier: ArraySlice<ScriptStep>) -> Bool {
    let beginning = earlier.last { $0.verb != .wait && $0.verb != .move }
    return switch verb {
    case .wait: true
    case .release, .cancel: beginning?.verb == .press || beginning?.verb == .spring
    // What is dragged stays where it is.
    case .spring: beginning?.verb == .spring && beginning?.target == target
    default: false
    }
  }
}

/// A step of an interaction that nothing comes of.
package struct IdleStep: Sendable {
  /// The number of the step, from 1.
  package let number: Int
  /// The caption of its picture: `Tap Play`.
  package let caption: String
  /// The place in the file.
  package let position: SourceLocation?
}
