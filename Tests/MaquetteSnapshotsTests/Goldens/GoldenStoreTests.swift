import MaquetteSnapshots
import Testing

@Suite("Golden store")
struct GoldenStoreTests {
  @Test("goldens are found by control and case, in order")
  func order() throws {
    let folder = try GoldenFolder(
      "Switch/on.yaml", "Button/matrix.yaml", "Button/notes.txt", "Button/a.json", "Button/a.png")
    let store = try GoldenStore(folder.path)
    #expect(store.goldens.map(\.control) == ["Button", "Button", "Switch"])
    #expect(store.goldens.map(\.name) == ["a", "matrix", "on"])
    #expect(store.goldens[1].picturePath(of: "matrix~dark") == "\(folder.path)/Button/matrix~dark.png")
    #expect(store.pictures == ["\(folder.path)/Button/a.png"])
    #expect(try GoldenStore("\(folder.path)/Switch/on.yaml").goldens == [store.goldens[2]])
  }

  @Test("what sheets include is no golden, unless it is named itself")
  func parts() throws {
    let folder = try GoldenFolder("Sheet/a.yaml", "Sheet/_parts/rows.yaml", "Sheet/_strings.json")
    #expect(try GoldenStore(folder.path).goldens.map(\.name) == ["a"])
    #expect(try GoldenStore(folder.path + "/Sheet/_parts").goldens.map(\.name) == ["rows"])
    #expect(try GoldenStore(folder.path + "/Sheet/_strings.json").goldens.count == 1)
  }

  @Test("what is named twice is there once, however it is written")
  func overlap() throws {
    let folder = try GoldenFolder("Button/a.yaml", "Button/a.png")
    let store = try GoldenStore([
      folder.path, folder.path + "//Button/", folder.path + "/./Button/a.yaml",
    ])
    #expect(store.goldens.map(\.name) == ["a"])
    #expect(store.pictures.count == 1)
  }

  @Test("a folder without goldens is an error, not a success")
  func nothing() throws {
    let folder = try GoldenFolder("Button/notes.txt")
    let empty = #expect(throws: GoldenError.self) { try GoldenStore(folder.path) }
    #expect(
      empty?.description == "\(folder.path): there are no goldens here; a golden is a sheet, "
        + "<Control>/<case>.yaml, with its picture beside it")
    let missing = #expect(throws: GoldenError.self) { try GoldenStore(folder.path + "/Switch") }
    #expect(missing?.description == "\(folder.path)/Switch: cannot read: no such file or folder")
  }
}
