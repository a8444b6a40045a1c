import MaquetteFiles
import MaquetteSnapshots
import Testing

@Suite("Golden plan")
struct GoldenPlanTests {
  private func names(_ plan: GoldenPlan<String>, in folder: GoldenFolder) -> [String] {
    plan.cases.map { item in
      let kind =
        switch item.task {
        case .draw: "draw"
        case .reject: "reject"
        case .orphan: "orphan"
        }
      return "\(kind) \(folder.within(item.path))"
    }
  }

  @Test("every picture of every sheet, and every picture of none, in the order of the paths")
  func all() throws {
    let folder = try GoldenFolder("B/b.yaml", "B/a.yaml", "B/a~old.png", "B/a~dark.png", "B/z.png")
    let plan = try folder.plan(["a": ["a~light", "a~dark"]])
    #expect(
      names(plan, in: folder) == [
        "draw B/a~dark.png", "draw B/a~light.png", "orphan B/a~old.png", "draw B/b.png", "orphan B/z.png",
      ])
  }

  @Test("a sheet that cannot be drawn makes no orphans of what may be its own")
  func rejected() throws {
    let folder = try GoldenFolder("B/a.yaml", "B/a~dark.png", "B/a@2x.png", "B/ab.png")
    let plan = try folder.plan(["a": []])
    #expect(names(plan, in: folder) == ["reject B/a.yaml", "orphan B/ab.png"])
  }

  @Test("two sheets that draw one picture are told, for one would overwrite the other's golden")
  func conflict() throws {
    let folder = try GoldenFolder("B/a.json", "B/a.yaml")
    let outcomes = try folder.check(.all, drawing: Pictures.black)
    #expect(
      outcomes.map { folder.within("\($0)") } == [
        "B/a.png: recorded; look at it before you commit it",
        "B/a.yaml: it draws B/a.png, which B/a.json draws too; rename one of them",
      ])
  }

  @Test("filters choose single variants, and nothing else")
  func filter() throws {
    let folder = try GoldenFolder("B/a.yaml", "B/b.yaml", "B/c.png")
    let plan = try folder.plan(["a": ["a~light", "a~dark"]])
    let dark = try #require(GoldenFilter("~dark"))
    let b = try #require(GoldenFilter("B/b"))
    #expect(names(plan.filtered(by: [dark]), in: folder) == ["draw B/a~dark.png"])
    #expect(names(plan.filtered(by: [dark, b]), in: folder) == ["draw B/a~dark.png", "draw B/b.png"])
    #expect(plan.filtered(by: []).cases.isEmpty)
  }

  @Test("a filter does not hide that a sheet with a chosen picture cannot be drawn")
  func filterAndRejection() throws {
    let folder = try GoldenFolder("B/a.yaml", "B/a~dark.png", "B/b.yaml")
    let plan = try folder.plan(["a": [], "b": ["b~dark"]])
    let filter = try #require(GoldenFilter("~dark"))
    #expect(names(plan.filtered(by: [filter]), in: folder) == ["reject B/a.yaml", "draw B/b~dark.png"])
  }

  @Test("shards have every case exactly once and differ in size by one at most", arguments: 1...9)
  func shards(count: Int) throws {
    let folder = try GoldenFolder("B/a.yaml", "B/b.yaml", "B/c.yaml", "B/d.png")
    let plan = try folder.plan(["a": ["a~1", "a~2", "a~3"], "c": []])
    let shards = Shard.all(of: count).map { plan.shard($0).cases.map(\.path) }
    #expect(shards.flatMap(\.self).sorted() == plan.cases.map(\.path).sorted())
    let sizes = shards.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }
}
