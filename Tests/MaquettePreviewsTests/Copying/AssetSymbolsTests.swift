import Foundation
import MaquetteFiles
import Testing

@testable import MaquettePreviews

@Suite struct AssetSymbolsTests {
  @Test func namesFollowXcode() {
    #expect(AssetSymbols.symbol("AccentColor", without: "Color") == "accent")
    #expect(AssetSymbols.symbol("Color", without: "Color") == "color")
    #expect(AssetSymbols.symbol("sign-in button", without: "Image") == "signInButton")
    #expect(AssetSymbols.symbol("HAIcon", without: "Image") == "haIcon")
    #expect(AssetSymbols.symbol("logo_in_circle", without: "Image") == "logoInCircle")
    #expect(AssetSymbols.symbol("4x4", without: "Image") == "_4x4")
  }

  @Test func onlyWhatCodeUsesIsDeclared() throws {
    let folder = try TemporaryFolder()
    let catalogue = FileName.joined(folder.path, "Assets.xcassets")
    let files = [
      "Logo.imageset/Contents.json": "{}", "Other.imageset/Contents.json": "{}",
      "BrandColor.colorset/Contents.json": "{}", "Own.colorset/Contents.json": "{}",
      "Onboarding/Contents.json": "{ \"properties\" : { \"provides-namespace\" : true } }",
      "Onboarding/World.imageset/Contents.json": "{}",
    ]
    for (name, text) in files {
      let path = FileName.joined(catalogue, name)
      try Folder.create(FileName.folder(of: path))
      try FileBytes.write(Array(text.utf8), to: path)
    }
    let module = AppModule(
      name: "App", folder: folder.path, sources: [],
      resources: files.keys.sorted().map { FileName.joined(catalogue, $0) })
    let code = """
      let a = Image(.logo), b = Color.brand, c = Image(.Onboarding.world), d = Color.own
      extension Color { static let own = Color.red }
      """
    let text = AssetSymbols(of: module, files: [SwiftFile(path: "A.swift", text: code)]).text
    #expect(text.contains("ImageResource(name: \"Logo\", bundle: .main)"))
    #expect(text.contains("extension Color { nonisolated static var `brand`: Color"))
    #expect(text.contains("extension ImageResource { enum Onboarding {} }"))
    #expect(text.contains("ImageResource(name: \"Onboarding/World\", bundle: .main)"))
    #expect(!text.contains("Other") && !text.contains("own"))
  }
}
