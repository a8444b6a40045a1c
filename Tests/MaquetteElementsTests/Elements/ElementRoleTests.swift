import MaquetteCollections
import MaquetteElements
import TestSupport
import Testing

/// A list treats the elements of other packages as it treats its own.
@Suite struct ElementRoleTests {
  /// A control of another package, whose body is a row.
  private struct Track: Control {
    var title = ""
    var isRow = true

    static let name = "track"
    static let summary = "A song in a list."
    static let guideline = "Use it in lists."
    static let attributes: [Attribute<Track>] = []

    func body(in environment: Environment) -> any Element { ListRow(title) }
    func accessibility(in environment: Environment) -> Accessibility { Accessibility(label: title) }
    func role(in environment: Environment) -> ElementRole? { isRow ? .row : nil }
  }

  private func rows(_ element: any Element) -> Int { Drawn(List { element }).nodes(ListRow.name).count }

  @Test func aControlOfAnotherPackageIsARowIfItSaysSo() {
    #expect(rows(Track(title: "Evening")) == 1)
    #expect(rows(Track(title: "Evening").padding(4).id("evening")) == 1)
    // Like any other control it stands in a row of the section.
    #expect(rows(Track(title: "Evening", isRow: false)) == 2)
  }

  @Test func modifiersAndKeyframesPassOnTheRoleOfTheirContent() {
    let (section, text) = (Section { ListRow("A") }, Text("B"))
    var environment = Environment()
    for element in [section.padding(4), section.caption("C"), section.opacity(0.5), section.offset(x: 1)] {
      #expect(element.role(in: environment) == .section)
    }
    #expect(VStack { section }.role(in: environment) == nil)
    let changing = Keyframes(section, then: [.init(text, at: Moment(seconds: 1))])
    #expect(changing.role(in: environment) == .section)
    environment.moment = Moment(seconds: 2)
    #expect(changing.role(in: environment) == nil)
  }
}
