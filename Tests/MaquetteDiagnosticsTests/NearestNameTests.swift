import MaquetteDiagnostics
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("titel", "title"), ("sytle", "style"), ("Title", "title"), ("symbo", "symbol"), ("rolee", "role"),
  ])
  func suggestsTheNameThatWasMeant(written: String, meant: String) {
    #expect(NearestName.nearest(to: written, among: ["title", "style", "symbol", "role"]) == meant)
  }

  @Test func suggestsNothingForANameThatIsFarFromAll() {
    #expect(NearestName.nearest(to: "banana", among: ["title", "style"]) == nil)
    #expect(NearestName.nearest(to: "", among: ["title"]) == nil)
  }

  @Test func prefersTheFirstOfEquallyNearNames() {
    #expect(NearestName.nearest(to: "cat", among: ["car", "cap"]) == "car")
  }

  @Test func namesOfAnyLengthAreSearched() {
    let long = String(repeating: "x", count: 100_000)
    #expect(NearestName.nearest(to: long, among: ["title"]) == nil)
  }
}
