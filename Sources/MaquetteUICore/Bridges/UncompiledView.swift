/// A frame in the place of a view whose code is not compiled here, and a report of it. Only copies of sources that
/// `maquette previews` makes name it.
nonisolated public struct _UncompiledView: View, PrimitiveView {
  public typealias Body = Never
  private let place: String
  private let reason: String

  /// Creates a frame.
  ///
  /// - Parameters:
  ///   - place: The file and the line, such as `Cards/Card.swift:31`.
  ///   - reason: Why the code is not compiled.
  public init(_ place: String, _ reason: String) {
    self.place = place
    self.reason = reason
  }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let view = context.session.viewName
    context.session.report(
      ViewReport(kind: .uncompiled, name: reason, place: place, view: view.isEmpty ? nil : view))
    return [ForeignView.frame(of: view)]
  }
}
