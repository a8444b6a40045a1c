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
    /// What the picture shows differently from the app, each once.
    public let reports: [ViewReport]
    /// The finished layout, for comparisons and accessibility.
    package let layout: LayoutNode
  }

  /// What views are drawn for.
  public var configuration: ViewConfiguration
  /// Whether a report is an error.
  public var isStrict = false
  /// The most rounds until states settle. A view that still changes then is drawn as it is.
  public var roundLimit = 8

  /// Creates a renderer.
  public init(_ configuration: ViewConfiguration = ViewConfiguration()) { self.configuration = configuration }

  /// Returns a view's picture, once the changes of its first appearance have settled.
  ///
  /// - Throws: ``ViewDrawingError``.
  public func draw(_ view: some View) throws(ViewDrawingError) -> Result {
    let run = ViewRun(view, self)
    return try picture(run.settled(wait: ViewRun.wait), run.session)
  }

  /// Returns the element that a view is lowered onto, and its reports, for tests and inspections.
  package func lowered(_ view: some View) -> (mockup: Mockup, reports: [ViewReport]) {
    let run = ViewRun(view, self)
    let mockup = run.settled { _ in }
    return (mockup, run.session.reports)
  }

  /// Returns the element that a view is lowered onto once its states have settled, and its reports, for snapshots.
  ///
  /// - Throws: ``ViewDrawingError`` in strict mode.
  package func picture(of view: any View) throws(ViewDrawingError) -> (mockup: Mockup, reports: [ViewReport])
  {
    let run = ViewRun(view, self)
    let mockup = run.settled(wait: ViewRun.wait)
    // Readers of their room report as they are laid out.
    if run.session.hasReaders { _ = mockup.layout() }
    if isStrict, !run.session.reports.isEmpty { throw .reports(run.session.reports) }
    return (mockup, run.session.reports)
  }

  /// Returns the picture of an element, in the safe area of its screen.
  func mockup(of element: any Element, _ session: ViewSession) -> Mockup {
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

  func picture(_ mockup: Mockup, _ session: ViewSession) throws(ViewDrawingError) -> Result {
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
