import Foundation
import MaquetteElements
import MaquetteViewLayout

/// A view with its states, lowered as often as they change.
@MainActor
final class ViewRun {
  private let view: any View
  private var renderer: ViewRenderer
  private let root = ViewNode()
  let session: ViewSession

  init(_ view: any View, _ renderer: ViewRenderer, isUsed: Bool = false) {
    self.view = view
    self.renderer = renderer
    session = ViewSession(base: renderer.configuration.settings)
    session.safeArea = renderer.configuration.safeArea
    if isUsed { session.targets = TouchTargets() }
    if let width = renderer.configuration.width, let height = renderer.configuration.height {
      session.size = CGSize(width: width, height: height)
    }
  }

  /// Lowers the view until nothing that runs after a round changes it any more, within the limit of rounds.
  func settled(wait: (ViewSession) -> Void) -> Mockup {
    renderer.configuration.asDrawn { lowered(wait: wait) }
  }

  private func lowered(wait: (ViewSession) -> Void) -> Mockup {
    var mockup = Mockup(Nothing())
    for round in 1...max(1, renderer.roundLimit) {
      session.beginRound()
      let context = ViewContext(
        graph: root, environment: renderer.configuration.values, session: session,
        preferences: PreferenceCollector())
      mockup = renderer.mockup(of: context.element(of: view), session)
      if let scheme = session.preferredScheme, scheme != renderer.configuration.colorScheme {
        renderer.configuration.colorScheme = scheme
        session.base = renderer.configuration.settings
        if round < renderer.roundLimit { continue }
      }
      // Content that depends on its room is lowered as the picture is laid out.
      if session.hasReaders { _ = mockup.layout() }
      if session.actions.isEmpty, session.tasks.isEmpty { return mockup }
      if round == renderer.roundLimit {
        session.report(.limit("the states have not settled after \(renderer.roundLimit) rounds"))
      }
      let actions = session.actions
      for action in actions { action() }
      if !session.tasks.isEmpty { wait(session) }
    }
    return mockup
  }

  /// Gives work that waits for the main actor its turn; what takes longer is not waited for.
  static func wait(_ session: ViewSession) {
    let open = SharedValue(session.tasks.count)
    for task in session.tasks {
      Task { @MainActor in
        await task()
        open.value -= 1
      }
    }
    // By a clock that goes on where the time of day stands still.
    let end = ContinuousClock.now + .milliseconds(20)
    repeat {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    } while ContinuousClock.now < (open.value > 0 ? end + session.patience : end)
  }
}
