import Foundation
package import MaquetteElements
import MaquetteGraphics
public import MaquetteRaster
import MaquetteRendering
import MaquetteViewLayout

/// Draws views.
///
/// ```swift
/// let drawing = try ViewRenderer(configuration).draw(CardView(title: "Rent"))
/// drawing.bitmap
/// ```
@MainActor
public struct ViewRenderer {
  /// A view's picture.
  public struct Result: Sendable {
    /// The pixels.
    public let bitmap: Bitmap
    /// What the picture does not show as the app would, each once.
    public let reports: [ViewReport]
    /// The finished layout, for comparisons and accessibility.
    package let layout: LayoutNode
  }

  /// What views are drawn for.
  public var configuration: ViewConfiguration
  /// Whether a report is an error.
  public var isStrict = false
  /// The most rounds until states settle: a view that changes in every round is drawn as it is then.
  public var roundLimit = 8

  /// Creates a renderer.
  public init(_ configuration: ViewConfiguration = ViewConfiguration()) { self.configuration = configuration }

  /// Returns a view's picture, after what runs on its first appearance has settled.
  ///
  /// - Throws: ``ViewDrawingError``.
  public func draw(_ view: some View) throws(ViewDrawingError) -> Result {
    let session = session()
    let mockup = configuration.asDrawn { self.mockup(of: view, session, wait: Self.wait) }
    return try picture(mockup, session)
  }

  /// Gives work that waits for the main actor its turn; what takes longer is not waited for.
  private static func wait(_ session: ViewSession) {
    for task in session.tasks { Task { @MainActor in await task() } }
    // By a clock that goes on where the time of day stands still.
    let end = ContinuousClock.now + .milliseconds(20)
    repeat {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    } while ContinuousClock.now < end
  }

  /// Returns the element that a view is lowered onto, and its reports, for tests and inspections.
  package func lowered(_ view: some View) -> (mockup: Mockup, reports: [ViewReport]) {
    let session = session()
    let mockup = configuration.asDrawn { self.mockup(of: view, session) { _ in } }
    return (mockup, session.reports)
  }

  /// Returns the element that a view is lowered onto once its states have settled, and its reports, for snapshots.
  ///
  /// - Throws: ``ViewDrawingError`` in strict mode.
  package func picture(of view: any View) throws(ViewDrawingError) -> (mockup: Mockup, reports: [ViewReport])
  {
    let session = session()
    let mockup = configuration.asDrawn { self.mockup(of: view, session, wait: Self.wait) }
    // Readers of their room report as they are laid out.
    if session.hasReaders { _ = mockup.layout() }
    if isStrict, !session.reports.isEmpty { throw .reports(session.reports) }
    return (mockup, session.reports)
  }

  func session() -> ViewSession {
    let session = ViewSession(base: configuration.settings)
    session.safeArea = configuration.safeArea
    if let width = configuration.width, let height = configuration.height {
      session.size = CGSize(width: width, height: height)
    }
    return session
  }

  private func mockup(
    of view: any View, _ session: ViewSession, wait: (ViewSession) -> Void
  ) -> Mockup {
    let root = ViewNode()
    var mockup = Mockup(Nothing())
    for round in 1...max(1, roundLimit) {
      session.beginRound()
      let context = ViewContext(
        graph: root, environment: configuration.values, session: session,
        preferences: PreferenceCollector())
      let element = context.element(of: view)
      mockup = self.mockup(of: element, session)
      // Content that depends on its room is lowered as the picture is laid out.
      if session.hasReaders { _ = mockup.layout() }
      if session.actions.isEmpty, session.tasks.isEmpty { return mockup }
      if round == roundLimit {
        session.report(.limit("the states have not settled after \(roundLimit) rounds"))
      }
      let actions = session.actions
      for action in actions { action() }
      if !session.tasks.isEmpty { wait(session) }
    }
    return mockup
  }

  /// Returns the picture of an element, in the safe area of its screen.
  private func mockup(of element: any Element, _ session: ViewSession) -> Mockup {
    let insets = configuration.safeArea.insets
    let (width, height) = (configuration.width.map { Double($0) }, configuration.height.map { Double($0) })
    // What fits its content has no screen.
    let isScreen = width != nil && height != nil
    var content: any Element = isScreen ? element.onScreen(safeArea: insets) : element
    if !session.presentations.isEmpty {
      content = MaquetteElements.ZStack { [content] + session.presentations }
    }
    var mockup = Mockup(
      content, environment: session.base, padding: .zero,
      background: configuration.background?.reference(session.base))
    (mockup.width, mockup.height) = (width, height)
    return mockup
  }

  private func picture(_ mockup: Mockup, _ session: ViewSession) throws(ViewDrawingError) -> Result {
    let layout = mockup.layout()
    if isStrict, !session.reports.isEmpty { throw .reports(session.reports) }
    do throws(RenderError) {
      let bitmap = try Renderer().render(
        mockup.displayList(of: layout), scale: mockup.environment.scale, library: mockup.environment.fonts)
      return Result(bitmap: bitmap, reports: session.reports, layout: layout)
    } catch {
      throw .picture("\(error)")
    }
  }
}
