import MaquetteDocuments

/// The nodes of a picture with their frames and the places of their views in the app's code. `MaquettePreviewHost` writes all but the places.
struct PictureInspection: Codable, Sendable {
  var width: Double
  var height: Double
  var tree: Node
  var spoken: [Spoken]
  /// The files that nodes name by their index, the preview's own first.
  var files: [String]?

  /// A view, an element or a part of one.
  struct Node: Codable, Sendable {
    var name: String
    var id: String?
    var frame: [Double]
    var label: String?
    var children: [Node]?
    /// The line of the view that it is, or that it is a part of.
    var line: Int?
    var file: Int?
  }

  /// A text that assistive technology reads.
  struct Spoken: Codable, Sendable {
    var order: Int
    var name: String
    var id: String?
    var text: String
    var frame: [Double]
    var children: [Spoken]?
  }

  /// The same with places: a view of the app has that of its type, and what speaks or has an id that of the view around it.
  func placed(by types: [String: (file: String, line: Int)], _ file: String, _ line: Int) -> PictureInspection
  {
    var placed = self
    var files = [file]
    func place(_ node: inout Node, _ around: (file: Int, line: Int)) {
      var around = around
      if let type = types[node.name] {
        let known = files.firstIndex(of: type.file)
        if known == nil { files.append(type.file) }
        around = (known ?? files.count - 1, type.line)
      }
      if types[node.name] != nil || node.label != nil || node.id != nil { (node.file, node.line) = around }
      guard var children = node.children else { return }
      for index in children.indices { place(&children[index], around) }
      node.children = children
    }
    place(&placed.tree, (0, line))
    (placed.tree.file, placed.tree.line) = (placed.tree.file ?? 0, placed.tree.line ?? line)
    placed.files = files
    return placed
  }

  /// What the live page reads.
  func json(scale: Double, warnings: [JSON]) -> JSON {
    .object([
      "width": .measure(width), "height": .measure(height), "scale": .number(scale),
      "files": .array((files ?? []).map(JSON.text)), "tree": Self.json(tree),
      "spoken": .array(spoken.map(Self.json)), "warnings": .array(warnings),
    ])
  }

  private static func json(_ node: Node) -> JSON {
    .object([
      "name": .text(node.name), "id": node.id.map(JSON.text), "frame": .array(node.frame.map(JSON.measure)),
      "line": node.line.map(JSON.whole), "file": node.file.flatMap { $0 == 0 ? nil : .whole($0) },
      "label": node.label.map(JSON.text), "children": node.children.map { .array($0.map(json)) },
    ])
  }

  private static func json(_ element: Spoken) -> JSON {
    .object([
      "order": .whole(element.order), "name": .text(element.name), "id": element.id.map(JSON.text),
      "text": .text(element.text), "frame": .array(element.frame.map(JSON.measure)),
      "children": element.children.map { .array($0.map(json)) },
    ])
  }
}
