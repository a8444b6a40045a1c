public import MaquetteControls
public import MaquetteDiagnostics
public import MaquetteGraphics

/// A node of a picture with what lies around it, as rules see it.
public struct SurveyedNode: Sendable {
  /// The place in preorder, from 0.
  public let index: Int
  /// The place of the node after the last one inside this one.
  public internal(set) var end: Int
  /// The node.
  public let node: LayoutNode
  /// The place of the node around it; nil for the root.
  public let parent: Int?
  /// Where it stands in the sheet, or where what it is part of stands.
  public let source: SourceLocation?
  /// The identifier that the sheet gave it, perhaps to the padding around it.
  public let id: String?
  /// What it is part of: the place of the innermost control around it that is no row of a list.
  public let owner: Int?
  /// The place of the row of a list around it.
  public let row: Int?
  /// Whether it shows what a control can be, in a matrix, rather than a control where it would stand.
  public let isSpecimen: Bool

  /// Its frame in points of the picture.
  public var frame: Rect { node.frame }

  /// The part of a window or a screen that it is: what the sheet says, or what the element is by its name.
  var region: Region? { node.region ?? Region(rawValue: node.name) }

  /// What messages call it: `button "Play"`.
  public var title: String {
    var title = node.name
    if let id { title += " #\(id)" }
    if let label = node.accessibility?.label, !label.isEmpty { title += " \"\(label.shortened)\"" }
    return title
  }
}

extension String {
  /// At most forty characters of the text.
  fileprivate var shortened: String { count > 40 ? String(prefix(39)) + "…" : self }
}
