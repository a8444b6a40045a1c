/// A difference between a view's picture and the app, with its place.
public struct ViewReport: Hashable, Sendable, CustomStringConvertible {
  /// The kind of difference.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A modifier or a view that would change the picture but is not drawn.
    case ignored
    /// A missing picture, object of the environment or the like.
    case missing
    /// A view of another framework; a frame replaces it.
    case placeholder
    /// A view whose code does not compile here; a frame replaces it.
    case uncompiled
    /// A limit: rounds, depth, time.
    case limit
  }

  /// The kind of difference.
  public var kind: Kind
  /// The name of the modifier or the thing, such as `blendMode`.
  public var name: String
  /// The file and the line, such as `Cards/Card.swift:31`; nil if the code does not state it.
  public var place: String?
  /// The app's view that contains it; nil at the top.
  public var view: String?

  /// One line for people.
  public var description: String {
    let word =
      switch kind {
      case .ignored: "ignored"
      case .missing: "missing"
      case .placeholder: "placeholder"
      case .uncompiled: "not compiled"
      case .limit: "limit"
      }
    let at = [place.map { " at \($0)" }, view.map { " in \($0)" }].compactMap { $0 }.joined()
    return kind == .limit ? name : "\(name): \(word)\(at)"
  }

  static func ignored(_ name: String, detail: String = "", at place: String?, in view: String) -> ViewReport {
    ViewReport(
      kind: .ignored, name: detail.isEmpty ? name : "\(name) (\(detail))", place: place,
      view: view.isEmpty ? nil : view)
  }

  static func missing(_ name: String, in view: String) -> ViewReport {
    ViewReport(kind: .missing, name: name, view: view.isEmpty ? nil : view)
  }

  static func limit(_ text: String) -> ViewReport { ViewReport(kind: .limit, name: text) }
}
