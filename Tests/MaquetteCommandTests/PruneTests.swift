import Testing

@Suite("maquette check --prune", .inTurn)
struct PruneTests {
  /// A workplace with a picture that no sheet draws.
  private func workplace() throws -> Workplace {
    let place = try Goldens.recorded()
    try place.write(place.bytes(of: "Golden/Button/a.png"), to: "Golden/Button/old.png")
    return place
  }

  @Test("names what no sheet draws, and deletes it when told to")
  func prune() throws {
    let place = try workplace()
    let named = try place.expect("check --prune", 1)
    #expect(named.text.hasPrefix("Golden/Button/old.png: no sheet draws this picture"))
    #expect(named.message.hasSuffix("to delete these pictures, add --yes\n"))
    #expect(place.exists("Golden/Button/old.png"))

    try place.expect(
      "check --prune --yes", output: "Golden/Button/old.png: deleted; no sheet draws it\n",
      message: "3 pictures: 3 equal, 0 recorded, 1 deleted, 0 failed\n")
    #expect(
      try place.goldenFiles() == [
        "Golden/Button/a.png", "Golden/Button/a.yaml", "Golden/Switch/b.yaml", "Golden/Switch/b~dark.png",
        "Golden/Switch/b~light.png",
      ])
    try place.expect("check")
  }

  @Test("deletes nothing after a filtered or sharded check, nor under CI")
  func refused() throws {
    let place = try workplace()
    for (arguments, reason) in [
      (["--filter", "Button"], "leave --filter out"), (["--shard", "1/1"], "leave --shard out"),
    ] {
      let outcome = try place.expect(["check", "--prune", "--yes"] + arguments, 64)
      #expect(outcome.message.contains(reason))
    }
    let underCI = try place.expect("check --prune --yes", 64, environment: ["CI": "true"])
    #expect(underCI.message.contains("nothing is deleted while CI is set"))
    try place.expect("check --yes", 64)
    #expect(place.exists("Golden/Button/old.png"))
  }

  @Test("names them under CI all the same")
  func namedUnderCI() throws {
    let place = try workplace()
    let outcome = try place.expect("check --prune", 1, environment: ["CI": "true"])
    #expect(outcome.text.hasPrefix("Golden/Button/old.png: "))
    #expect(outcome.message.contains("nothing is deleted while CI is set"))
  }

  @Test("deletes nothing while something else fails")
  func failed() throws {
    let place = try workplace()
    try Goldens.change("Golden/Switch/b.yaml", in: place)
    let outcome = try place.expect("check --prune --yes", 1)
    #expect(outcome.message.contains("nothing is deleted while other pictures fail: fix those first\n"))
    #expect(place.exists("Golden/Button/old.png"))
    // A broken sheet may be the one that drew it.
    try place.write("maquette: 1\n", to: "Golden/Switch/b.yaml")
    try place.expect("check --prune --yes", 65)
    #expect(place.exists("Golden/Button/old.png"))
  }
}
