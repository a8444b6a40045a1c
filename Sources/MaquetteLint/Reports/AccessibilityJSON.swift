internal import MaquetteControls
internal import MaquetteDiagnostics
internal import MaquetteDocuments
internal import MaquetteGraphics
public import MaquetteSheets

/// What assistive technology is told of pictures, as JSON.
public enum AccessibilityJSON {
  /// The elements of each picture as trees, in the order in which they are told.
  public static func text(_ sheets: [Sheet]) -> String {
    JSON.object([
      "version": .number(1),
      "pictures": .array(
        sheets.map { sheet in
          .object([
            "name": .text(sheet.name),
            "locale": sheet.environment.locale.map { .text($0.description) },
            "elements": .array(
              sheet.mockup.layout().accessibilityElements.map { json($0, sheet.environment) }),
          ])
        }),
    ]).text()
  }

  private static func json(_ element: AccessibilityElement, _ environment: Environment) -> JSON {
    let told = element.accessibility
    return .object([
      "order": .whole(element.order), "element": .text(element.name),
      "id": element.id.map(JSON.text), "label": .text(told.label),
      "value": told.value.map(JSON.text), "hint": told.hint.map(JSON.text),
      "traits": .array(told.traits.map { .text($0.rawValue) }),
      "spoken": .text(element.spoken(in: environment)), "frame": element.frame.json,
      "line": element.source.map { .whole($0.line) },
      "children": element.children.isEmpty ? nil : .array(element.children.map { json($0, environment) }),
    ])
  }
}
