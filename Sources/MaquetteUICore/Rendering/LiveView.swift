public import Foundation
import MaquetteElements
import MaquetteGraphics

/// A view that is used: taps and typed words run the app's own code, and the next picture shows what has changed.
///
/// ```swift
/// let live = LiveView(OrderForm(), configuration)
/// try live.tap("Name")
/// live.type("Ada")
/// try live.tap("Order")
/// let drawing = try live.draw()
/// ```
///
/// There is no clock and no animation: a picture shows the end of each change. Scroll views stay at the beginning.
@MainActor
public final class LiveView {
  private let renderer: ViewRenderer
  private let run: ViewRun
  private var field: Binding<String>?
  private var mockup: Mockup?

  /// Creates a view in its first state.
  public convenience init(_ view: some View, _ configuration: ViewConfiguration = ViewConfiguration()) {
    self.init(view, renderer: ViewRenderer(configuration))
  }

  /// Creates a view in its first state, drawn by a renderer.
  public init(_ view: some View, renderer: ViewRenderer) {
    self.renderer = renderer
    run = ViewRun(view, renderer, isUsed: true)
  }

  /// What the pictures show differently from the app, each once.
  public var reports: [ViewReport] { run.session.reports }

  /// Returns the picture of the view as it is now.
  ///
  /// - Throws: ``ViewDrawingError``.
  public func draw() throws(ViewDrawingError) -> ViewRenderer.Result {
    try renderer.picture(current(), run.session)
  }

  /// Taps the view that shows a text, or that has it as its accessibility label or identifier: the frontmost one.
  ///
  /// - Throws: ``LiveViewError`` if there is none.
  public func tap(_ label: String) throws(LiveViewError) {
    let layout = current().layout()
    let targets = run.session.targets?.frontToBack ?? []
    if let target = targets.first(where: { $0.label == label }) { return respond(target, 0.5, 0.5) }
    var place: CGPoint?
    for element in layout.accessibilityElements {
      element.forEach { element, _ in
        guard element.accessibility.label == label || element.id == label else { return }
        place = CGPoint(x: element.frame.center.x, y: element.frame.center.y)
      }
    }
    guard let place else { throw .notFound(label, labels: Array(Set(targets.compactMap(\.label))).sorted()) }
    guard let target = run.session.targets?.target(at: place) else { throw .noResponse(label) }
    tap(target, at: place)
  }

  /// Taps at a place, in points of the picture. Nothing happens if nothing responds there.
  public func tap(at place: CGPoint) {
    _ = current().layout()
    if let target = run.session.targets?.target(at: place) { tap(target, at: place) }
  }

  /// Types words into the field that was tapped last; without one nothing happens.
  public func type(_ words: String) {
    guard let field else { return }
    field.wrappedValue += words
    mockup = nil
  }

  /// Deletes the last character of the field that was tapped last.
  public func deleteBackward() {
    guard let field, !field.wrappedValue.isEmpty else { return }
    field.wrappedValue.removeLast()
    mockup = nil
  }

  /// The view as it is now, with the places of all that responds.
  private func current() -> Mockup {
    if let mockup { return mockup }
    let settled = run.settled(wait: ViewRun.wait)
    mockup = settled
    return settled
  }

  private func tap(_ target: TouchTargets.Target, at place: CGPoint) {
    guard let frame = target.frame, frame.width > 0, frame.height > 0 else { return }
    let x = (place.x - frame.minX) / frame.width
    let isMirrored = renderer.configuration.layoutDirection == .rightToLeft
    respond(target, isMirrored ? 1 - x : x, (place.y - frame.minY) / frame.height)
  }

  private func respond(_ target: TouchTargets.Target, _ x: Double, _ y: Double) {
    field = nil
    renderer.configuration.asDrawn {
      switch target.response {
      case .tap(let action): action()
      case .place(let action): action(x, y)
      case .field(let text): field = text
      }
    }
    mockup = nil
  }
}

/// Why a view cannot be tapped.
public enum LiveViewError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing shows the text. The labels are the texts that respond to taps.
  case notFound(String, labels: [String])
  /// The text is shown, but does not respond to taps.
  case noResponse(String)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .notFound(let label, let labels):
      "nothing shows '\(label)'"
        + (labels.isEmpty ? "" : "; these respond to taps: \(labels.joined(separator: ", "))")
    case .noResponse(let label): "'\(label)' does not respond to taps"
    }
  }
}
