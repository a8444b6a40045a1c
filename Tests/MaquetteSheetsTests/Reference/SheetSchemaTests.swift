import MaquetteScreens
import MaquetteDocuments
import MaquetteElements
import Testing

@testable import MaquetteSheets

/// The schema's shape; `.ci/schema` validates every golden sheet with another program's reader of schemas.
@Suite struct SheetSchemaTests {
  private static let schema = SheetSchema.json(of: .standard)

  /// The value at a path of names.
  private func at(_ path: String...) -> JSON? { at(path, of: Self.schema) }

  private func at(_ path: [String], of value: JSON) -> JSON? {
    guard let name = path.first else { return value }
    guard case .object(let members) = value, let member = members.first(where: { $0.name == name }) else {
      return nil
    }
    return at(Array(path.dropFirst()), of: member.value)
  }

  /// The properties of an element's attributes.
  private func properties(of element: String) -> [JSON.Member] {
    guard case .array(let forms)? = at("$defs", "element.\(element)", "anyOf") else { return [] }
    return forms.lazy.compactMap { form in
      if case .object(let members)? = at(["properties"], of: form) { members } else { nil }
    }.first ?? []
  }

  @Test(arguments: Catalogue.standard.entries.map(\.name))
  func everyAttributeOfAnElementIsThere(element: String) throws {
    let entry = try #require(Catalogue.standard.entry(named: element))
    let names = properties(of: element).map(\.name)
    for attribute in entry.attributes { #expect(names.contains(attribute.name)) }
    for attribute in CommonAttributes.attributes { #expect(names.contains(attribute.name)) }
    #expect(names.contains("children") == entry.takesChildren)
    #expect(Set(names).count == names.count)
  }

  @Test func anElementHasItsExample() throws {
    for entry in Catalogue.standard.entries where entry.example != nil {
      // An element without attributes stands alone.
      let value = try #require(ElementExample(of: entry)).value(of: entry.name)
      #expect(at("$defs", "element.\(entry.name)", "examples") == value.map { .array([$0]) })
    }
    #expect(
      at("$defs", "element.glass-group", "examples")
        == .array([
          .object([
            "spacing": .number(8),
            "children": .array([
              .object(["glass": .array([.object(["symbol": .text("heart")])])]),
              .object(["glass": .array([.object(["symbol": .text("star")])])]),
              .object(["glass": .array([.object(["label": .text("Share")])])]),
            ]),
          ])
        ]))
    #expect(JSON(plain: "infinity") == .text("infinity") && JSON(plain: "1.5") == .number(1.5))
  }

  @Test func everyKeyOfASheetIsThere() {
    for key in SheetKeys.all { #expect(at("properties", key) != nil, "\(key)") }
  }

  @Test func aChoiceHasItsNamesAndItsDefault() throws {
    let style = try #require(properties(of: "button").first { $0.name == "style" }).value
    #expect(style.line.contains(#""enum": ["plain", "gray", "tinted", "filled""#))
    #expect(at(["default"], of: style) == .text("plain"))
  }

  @Test func aNumberHasItsRange() throws {
    let value = try #require(properties(of: "label").first { $0.name == "size" }).value
    #expect(value.line.contains(#"{"type": "number", "minimum": 1, "maximum": 1000}"#))
  }

  @Test func everyReferenceLeadsSomewhere() {
    func check(_ value: JSON) {
      switch value {
      case .object(let members):
        for member in members {
          if member.name == "$ref", case .text(let target) = member.value {
            #expect(at("$defs", String(target.dropFirst("#/$defs/".count))) != nil, "\(target)")
          }
          check(member.value)
        }
      case .array(let items): items.forEach(check)
      default: break
      }
    }
    check(Self.schema)
  }
}
