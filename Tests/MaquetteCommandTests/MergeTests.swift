import Testing

@Suite("maquette check --shard and merge", .inTurn)
struct MergeTests {
  private func check(_ shard: String, in place: Workplace) throws -> Workplace.Outcome {
    try place.run(["check", "--shard", shard, "--results", "s" + shard.prefix(1)])
  }

  @Test("shards have every picture once, and merge joins them")
  func whole() throws {
    let place = try Goldens.recorded()
    try Goldens.change("Golden/Button/a.yaml", in: place)
    let outcomes = try ["1/2", "2/2"].map { try check($0, in: place) }
    #expect(outcomes.map(\.status) == [1, 0])
    #expect(outcomes[0].message.hasPrefix("shard 1/2: 2 pictures: 1 equal, 0 recorded, 1 failed\n"))
    #expect(outcomes[1].message == "shard 2/2: 1 picture: 1 equal, 0 recorded, 0 failed\n")

    try place.expect(
      "merge s2 s1 --results all --json all.json", 1, output: outcomes[0].text,
      message: "3 pictures: 2 equal, 0 recorded, 1 failed\n")
    try place.expect("accept --all --results all")
    for shard in ["1/2", "2/2"] { #expect(try check(shard, in: place).status == 0) }
    try place.expect("merge s1 s2")
  }

  @Test("a shard that is missing is said, and is a failure")
  func missing() throws {
    let place = try Goldens.recorded()
    for shard in ["1/3", "3/3"] { #expect(try check(shard, in: place).status == 0) }
    try place.expect(
      "merge s1 s3", 66,
      message: """
        2 pictures: 2 equal, 0 recorded, 0 failed
        maquette: shard 2/3 is missing: name its results folder too, or run 'maquette check --shard 2/3'

        """)
    try place.expect("merge s1 s2", 66)
    try place.expect("merge s1 s1", 65)
  }

  @Test("more shards than pictures leave some with nothing, which is said and fine; merged they pass")
  func empty() throws {
    let place = try Goldens.recorded()
    let outcomes = try (1...5).map { try check("\($0)/5", in: place) }
    #expect(outcomes.map(\.status) == [0, 0, 0, 0, 0])
    #expect(outcomes[4].message.hasPrefix("shard 5/5 has nothing to check\n"))
    try place.expect("merge s1 s2 s3 s4 s5")
    try place.expect("merge s4 s5", 66)
  }

  @Test(
    "a shard is k/n with k from 1 to n", arguments: ["0/2", "3/2", "1", "1/0", "a/b", "1/2/3", "-1/2", ""])
  func invalid(shard: String) throws {
    let place = try Workplace()
    try place.expect("check --shard=\(shard)", 64)
  }

  @Test("an orphan is told by one shard only")
  func orphan() throws {
    let place = try Goldens.recorded()
    try place.write("", to: "Golden/Button/old.png")
    let texts = try ["1/2", "2/2"].map { try check($0, in: place).text }
    #expect(texts.count { $0.hasPrefix("Golden/Button/old.png: ") } == 1)
  }
}
