internal import MaquetteControls
internal import MaquetteGraphics
public import MaquetteSheets

/// What assistive technology is told of pictures, as JSON.
public enum AccessibilityJSON {
  /// The elements of each picture as trees, in the order in which they are told.
  public static func text(_ sheets: [Sheet]) -> String {
    JSONText.object([
      ("version", .number(1)),
      (
        "pictures",
        .array(
          sheets.map { sheet in
            .object([
              ("name", .text(sheet.name)),
              ("locale", sheet.environment.locale.map { .text($0.description) }),
              (
                "elements",
                .array(sheet.mockup.layout().accessibilityElements.map { json($0, sheet.environment) })
              ),
            ])
          })
      ),
    ]).text
  }

  private static func json(_ element: AccessibilityElement, _ environment: Environment) -> JSONText {
    let told = element.accessibility
    return .object([
      ("order", .number(Double(element.order))), ("element", .text(element.name)),
      ("id", element.id.map(JSONText.text)), ("label", .text(told.label)),
      ("value", told.value.map(JSONText.text)), ("hint", told.hint.map(JSONText.text)),
      ("traits", .array(told.traits.map { .text($0.rawValue) })),
      ("spoken", .text(element.spoken(in: environment))), ("frame", element.frame.json),
      ("line", element.source.map { .number(Double($0.line)) }),
      ("children", element.children.isEmpty ? nil : .array(element.children.map { json($0, environment) })),
    ])
  }
}
