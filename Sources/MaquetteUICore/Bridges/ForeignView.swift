import MaquetteElements
import MaquetteLayout

/// A frame with a name in the place of a view that another framework would draw, and a report of it.
nonisolated public struct ForeignView: View, PrimitiveView {
  public typealias Body = Never
  private let name: String
  private let framework: String

  /// Creates a frame for a view of a framework.
  public init(name: String, framework: String) {
    self.name = name
    self.framework = framework
  }

  package func lower(in context: ViewContext) -> [ViewPart] {
    context.session.report(
      ViewReport(
        kind: .placeholder, name: "\(name) (\(framework))",
        view: context.session.viewName.isEmpty ? nil : context.session.viewName))
    return [Self.frame(of: name)]
  }

  /// A frame with a name.
  static func frame(of name: String) -> ViewPart {
    var label = MaquetteElements.Text()
    label.text = name
    label.style = .footnote
    label.color = .token(.secondaryLabel)
    label.isVerbatim = true
    let frame = Surface(
      .rounded(radius: 8, .continuous), fill: .token(.quaternaryFill),
      border: Surface.Border(color: .token(.separator), width: 1))
    let room = FrameLength(max: .infinity)
    return ViewPart(label.padding(8).frame(width: room, height: room).background(frame))
  }
}
