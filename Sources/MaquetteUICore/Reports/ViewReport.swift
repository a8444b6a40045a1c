/// What a picture of a view does not show as the app would, with its place.
public struct ViewReport: Hashable, Sendable, CustomStringConvertible {
  /// What is the matter.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A modifier or a view that would change the picture, and is not drawn.
    case ignored
    /// A picture, an object of the environment or the like that is not there.
    case missing
    /// A view of another framework, in whose place a frame is drawn.
    case placeholder
    /// A view whose code is not compiled here, in whose place a frame is drawn.
    case uncompiled
    /// A limit: rounds, depth, time.
    case limit
  }

  /// What is the matter.
  public var kind: Kind
  /// The name of the modifier or the thing, such as `blendMode`.
  public var name: String
  /// The file and the line, such as `Cards/Card.swift:31`; nil where code does not say it.
  public var place: String?
  /// The view of the app in whose content it stands; nil at the top.
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
