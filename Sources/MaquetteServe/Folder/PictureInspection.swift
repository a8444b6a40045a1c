import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteElements
import MaquetteSheets
import MaquetteStudio

/// The elements of a picture with their frames, what is spoken of them, and their places in the sheet's files, for the pointer on a page.
struct PictureInspection {
  private let layout: LayoutNode
  private let environment: Environment
  private let sheet: Sheet

  init(_ picture: Sheet.Picture, of sheet: Sheet) {
    layout = picture.layout()
    environment = picture.environment
    self.sheet = sheet
  }

  var json: JSON {
    .object([
      "width": .measure(layout.frame.width), "height": .measure(layout.frame.height),
      "scale": .number(environment.scale), "files": .array(sheet.sources.map { .text($0.name) }),
      "tree": Self.json(layout),
      "spoken": .array(layout.accessibilityElements.map(spoken)),
      "warnings": .array(sheet.diagnostics(for: layout).map(\.json)),
    ])
  }

  private static func json(_ node: LayoutNode) -> JSON {
    .object([
      "name": .text(node.name.text), "id": node.id.map(JSON.text), "frame": json(node.frame),
      "line": node.source.map { .whole($0.line) }, "column": node.source.map { .whole($0.column) },
      "file": node.source.flatMap { $0.file == 0 ? nil : .whole($0.file) },
      "label": node.accessibility.flatMap { $0.label.isEmpty ? nil : .text($0.label) },
      "tokens": node.tokens.isEmpty
        ? nil : .array(node.tokens.map { .text("\($0.attribute): \($0.token)") }),
      "children": node.children.isEmpty ? nil : .array(node.children.map(json)),
    ])
  }

  private func spoken(_ element: AccessibilityElement) -> JSON {
    .object([
      "order": .whole(element.order), "name": .text(element.name), "id": element.id.map(JSON.text),
      "text": .text(element.spoken(in: environment)), "frame": Self.json(element.frame),
      "line": element.source.map { .whole($0.line) },
      "traits": .array(element.accessibility.traits.map { .text($0.rawValue) }),
      "children": element.children.isEmpty ? nil : .array(element.children.map(spoken)),
    ])
  }

  private static func json(_ frame: Rect) -> JSON {
    .array([.measure(frame.minX), .measure(frame.minY), .measure(frame.width), .measure(frame.height)])
  }
}
