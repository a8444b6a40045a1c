import Testing

@Suite("maquette check: tolerances and masks", .inTurn)
struct CheckRulesTests {
  /// A sheet whose label changes its colour by a step or two; `extra` is what the sheet says of its check.
  private func sheet(_ color: String, _ extra: String = "") -> String {
    """
    maquette: 1
    body: { label: { text: Time, id: clock, color: "\(color)" } }
    \(extra)

    """
  }

  private func workplace(_ extra: String = "") throws -> Workplace {
    let place = try Workplace(files: ["Golden/Label/a.yaml": sheet("#FF0000", extra)])
    try place.run("check --record missing")
    return place
  }

  @Test("the command line sets a tolerance for sheets that have none")
  func tolerance() throws {
    let place = try workplace()
    try place.write(sheet("#FE0000"), to: "Golden/Label/a.yaml")
    try place.expect("check", 1)
    try place.expect(
      "check --tolerance perceptual", message: "1 picture: 0 equal, 1 tolerated, 0 recorded, 0 failed\n")
    try place.write(sheet("#FE0000", "check: { tolerance: exact }"), to: "Golden/Label/a.yaml")
    try place.expect("check --tolerance perceptual", 1)
  }

  @Test("a sheet states its own tolerance; one that makes no sense is an error at the sheet")
  func ownTolerance() throws {
    let place = try workplace()
    try place.write(sheet("#FE0000", "check: { tolerance: channel }"), to: "Golden/Label/a.yaml")
    try place.expect("check")
    try place.write(sheet("#FE0000", "check: { max-pixels: 3 }"), to: "Golden/Label/a.yaml")
    let wrong = try place.expect("check", 65)
    #expect(wrong.text.hasPrefix("Golden/Label/a.yaml: error: check: the tolerance 'exact' allows no"))
  }

  @Test("masked elements are not compared; an unknown one is a failure")
  func masks() throws {
    let place = try workplace()
    try place.write(sheet("#0000FF", "check: { mask: clock }"), to: "Golden/Label/a.yaml")
    try place.expect("check")
    try place.write(sheet("#0000FF"), to: "Golden/Label/a.yaml")
    try place.expect("check", 1)
    try place.expect("check --mask-element clock")
    let unknown = try place.run("check --mask-element clok")
    #expect(unknown.status != 0)
    #expect(unknown.text.contains("did you mean 'clock'?"))
  }

  @Test("a mask of the whole picture is no pass")
  func vacuous() throws {
    let place = try workplace()
    #expect(try place.run("check --mask 0,0,9999,9999").status != 0)
  }
}
