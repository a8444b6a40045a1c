import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControls
@testable import MaquetteScreens
@testable import MaquetteElements

@Suite("Trees are pure")
struct PurityTests {
  private func environment(_ substitutes: [ControlPath: any Element] = [:]) -> Environment {
    var environment = Environment()
    environment.keepsSubjects = true
    environment.interaction = InteractionContext(substitutes: substitutes)
    return environment
  }

  private func places(_ element: any Element, in environment: Environment) -> [ControlPlace] {
    Mockup(element, environment: environment).layout().controlPlaces
  }

  private func drawing(_ layout: LayoutNode) -> DisplayList {
    layout.displayList(size: .zero, background: .clear)
  }

  @Test("building twice gives equal trees, places and motions", arguments: DrawnExample.all)
  func twice(example: DrawnExample) {
    var mockup = example.mockup
    mockup.environment.keepsSubjects = true
    mockup.environment.interaction = InteractionContext(substitutes: [:])
    let (first, second) = (mockup.layout(), mockup.layout())
    #expect(first == second)
    #expect(first.controlPlaces.map(\.path) == second.controlPlaces.map(\.path))
    #expect(mockup.motions() == mockup.motions())
    // A still picture is the same with and without an interaction context, unless it grows for a menu.
    let still = example.mockup.layout()
    guard first.frame == still.frame else {
      #expect(example.name == "context-menu")
      return
    }
    #expect(first.layoutText == still.layoutText && first.accessibilityText == still.accessibilityText)
    #expect(drawing(first) == drawing(still))
  }

  @Test("each control has a path of its own, whatever it stands in")
  func paths() {
    let tree = VStack {
      HStack {
        Switch().padding(3).overlay(Button("A")).background(Button("B"))
        Grid(columns: 2) {
          Stepper(); Slider()
        }
      }
      List {
        Section("One") {
          ListRow("Wi-Fi") {
            Button("C")
            Button("D")
          }.switch(isOn: true)
          Button("E")
        }
        ListRow("Row").switch(isOn: false)
      }
    }
    let places = places(tree, in: environment())
    #expect(places.map(\.number) == Array(1...10))
    #expect(Set(places.map(\.path)).count == 10)
    // A background is painted first.
    #expect(places.map(\.name).prefix(5) == ["button", "switch", "button", "stepper", "slider"])
  }

  @Test("a substitute is drawn at its path alone, and the place still has the control as written")
  func substitutes() throws {
    let rows = VStack {
      ListRow("Wi-Fi").switch(isOn: false)
      ListRow("Bluetooth").switch(isOn: false)
    }
    let path = places(rows, in: environment())[1].path
    let changed = Mockup(rows, environment: environment([path: Switch(isOn: true)])).layout()
    let values = changed.accessibilityElements.map(\.accessibility.value)
    #expect(values == ["off", "on"], "a row exposes the control that is drawn in it")
    #expect((changed.controlPlaces[1].element as? Switch)?.isOn == false)
    #expect(changed.controlPlaces.map(\.path) == places(rows, in: environment()).map(\.path))
  }

  @Test("parts of a control have no place, and without an interaction nothing has")
  func parts() {
    #expect(places(SegmentedControl(["A", "B"]), in: environment()).count == 1)
    var still = environment()
    still.interaction = nil
    #expect(places(Switch(), in: still).isEmpty)
  }

  @Test("groups are numbered from the outermost to the innermost")
  func groups() {
    let tree = VStack {
      RadioGroup(["A", "B"], selected: "A")
      CheckboxGroup("All") {
        Checkbox("One")
        CheckboxGroup("Some") { Checkbox("Two") }
      }
      Radio("C")
    }
    let places = places(tree, in: environment())
    #expect(places.map(\.groups) == [[1], [1], [2], [2], [2, 3], [2, 3], []])
    let parents = places.compactMap { $0.element as? Checkbox }.map(\.isGroupParent)
    #expect(parents == [true, false, true, false])
  }

  @Test("a control that is replaced in time keeps its place")
  func keyframes() {
    let changing = Keyframes(Switch(), then: [.init(Switch(isOn: true), at: Moment(ticks: 60))])
    let row = HStack {
      changing
      Slider()
    }
    var later = environment()
    later.moment = Moment(ticks: 100)
    let paths = places(row, in: environment()).map(\.path)
    #expect(paths.count == 2)
    #expect(places(row, in: later).map(\.path) == paths)
    var replaced = environment([paths[0]: Switch().state(.highlighted)])
    replaced.moment = Moment(ticks: 100)
    let layout = Mockup(row, environment: replaced).layout()
    #expect(layout.accessibilityElements.first?.accessibility.value == "off")
  }
}
