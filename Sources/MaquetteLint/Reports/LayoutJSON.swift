import MaquetteDiagnostics
import MaquetteDocuments
package import MaquetteElements

/// The elements of pictures as JSON, with or without their frames in points.
package enum LayoutJSON {
  /// The tree of each picture, in painting order.
  package static func text(_ pictures: [(name: String, layout: LayoutNode)], withFrames: Bool) -> String {
    JSON.object([
      "version": .number(1),
      "pictures": .array(
        pictures.map { picture in
          .object(["name": .text(picture.name), "tree": json(picture.layout, withFrames: withFrames)])
        }),
    ]).text()
  }

  private static func json(_ node: LayoutNode, withFrames: Bool) -> JSON {
    .object([
      "element": .text(node.name.text), "id": node.id.map(JSON.text),
      "line": node.source.map { .whole($0.line) }, "column": node.source.map { .whole($0.column) },
      "frame": withFrames ? node.frame.json : nil,
      "tokens": node.tokens.isEmpty
        ? nil
        : .array(node.tokens.map { .object(["attribute": .text($0.attribute), "token": .text($0.token)]) }),
      "children": node.children.isEmpty
        ? nil : .array(node.children.map { json($0, withFrames: withFrames) }),
    ])
  }
}
