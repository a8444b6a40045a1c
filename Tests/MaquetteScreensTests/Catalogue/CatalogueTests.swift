import MaquetteCollections
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

@Suite struct CatalogueTests {
  @Test func namesAreUniqueAndInKebabCase() {
    let names = Catalogue.standard.entries.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names + Catalogue.standard.entries.flatMap({ $0.attributes.map(\.name) }) {
      #expect(name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 })
    }
  }

  /// YAML 1.1 lists `y` and `n` too, but no reader in use takes them for booleans: libyaml leaves words to its user, and PyYAML and YAML
  /// 1.2 leave the two out. Offsets, shadows and the data of charts have a `y`.
  @Test func noAttributeIsAYAMLBoolean() {
    for entry in Catalogue.standard.entries {
      for attribute in entry.attributes {
        #expect(!["on", "off", "yes", "no", "true", "false"].contains(attribute.name))
      }
    }
  }

  /// In a sheet an attribute of an element's own takes the place of one that every element has, which is then out of reach;
  /// elements inside are read before both.
  @Test func noAttributeHidesOneOfEveryElement() {
    let common = Set(CommonAttributes.attributes.map(\.name))
    #expect(common.isSuperset(of: ["background", "opacity", "padding"]))
    for entry in Catalogue.standard.entries {
      let own = entry.attributes.map(\.name)
      #expect(Set(own).count == own.count, "\(entry.name)")
      #expect(common.intersection(own).isEmpty, "\(entry.name)")
      #expect(!entry.takesChildren || !own.contains("children"), "\(entry.name)")
    }
  }

  @Test func typesOfAttributesAreThoseOfTheirDescriptions() {
    for entry in Catalogue.standard.entries {
      let described = Dictionary(entry.attributes.map { ($0.name, $0.type) }) { first, _ in first }
      #expect(entry.attributeTypes == described, "\(entry.name)")
    }
    #expect(Catalogue.standard.entry(named: "image")?.imageAttributes == ["source"])
    #expect(Catalogue.standard.entry(named: "label")?.imageAttributes == [])
  }

  @Test func everyLineOfHelpIsASentence() {
    for entry in Catalogue.standard.entries {
      for sentence in [entry.summary] + entry.attributes.map(\.help) {
        #expect(sentence.hasSuffix("."), "\(entry.name): \(sentence)")
        #expect(sentence.first?.isUppercase == true, "\(entry.name): \(sentence)")
      }
    }
  }

  @Test func aShorthandIsAnAttribute() {
    for entry in Catalogue.standard.entries {
      if let shorthand = entry.shorthand {
        #expect(entry.attributes.contains { $0.name == shorthand }, "\(entry.name)")
      }
    }
  }

  @Test func everyElementHasAnExampleThatDrawsSomething() {
    #expect(DrawnExample.all.map(\.name) == Catalogue.standard.entries.map(\.name))
    for example in DrawnExample.all where example.name != "spacer" {
      #expect(!example.mockup.displayList().commands.isEmpty, "\(example.name)")
    }
  }

  @Test func containersTakeChildren() {
    for entry in Catalogue.standard.entries {
      let holds = entry.decode([], []).element is any ContainerElement || entry.kind == .container
      #expect(entry.takesChildren == holds, "\(entry.name)")
    }
    let row = Catalogue.standard.entry(named: "list-row")?.decode([], [Text("A")]).element as? ListRow
    #expect(row?.children.count == 1)
  }

  @Test func decodingReturnsTheElementAndItsErrors() {
    let entry = Catalogue.standard.entry(named: "button")
    let decoded = entry?.decode(
      [.init(name: "title", value: .plain("Play")), .init(name: "colour", value: .plain("red"))], [])
    #expect((decoded?.element as? Button)?.title == "Play")
    #expect(decoded?.errors.count == 1)
  }
}

@Suite struct StatefulControlTests {
  @Test func disablingAddsToTheStateAndTakesAway() {
    let button = Button("Play").state(.selected)
    #expect(button.disabled().state == [.selected, .disabled])
    #expect(button.disabled().disabled(false).state == .selected)
  }

  /// Every control that has a state is drawn and exposed as disabled in a disabled environment.
  @Test(arguments: DrawnExample.all)
  func theEnvironmentDisables(example: DrawnExample) throws {
    let entry = try #require(Catalogue.standard.entries.first { $0.name == example.name })
    let element = entry.decode([], []).element
    // What only contains others leaves the look to them.
    guard let control = element as? any StatefulControl, !(element is any ContainerElement) else { return }
    var mockup = example.mockup
    let enabled = mockup.displayList()
    mockup.environment.isEnabled = false
    #expect(mockup.displayList() != enabled)
    #expect(control.disabled(true).accessibility(in: Environment()).traits.contains(.notEnabled))
  }
}
