import Foundation
import MaquetteDesign
import MaquetteFiles

@testable import MaquettePages

/// Pictures of a small design system, drawn for tests.
enum SampleGallery {
  static let empty: Bitmap = {
    guard let bitmap = Bitmap(width: 0, height: 0) else { preconditionFailure("an empty bitmap") }
    return bitmap
  }()

  private static let sheets: [(name: String, text: String)] = [
    (
      "controls/buttons",
      """
      maquette: 1
      title: Buttons
      body:
        hstack:
          - button: { title: Play, symbol: play.fill, style: filled }
          - button: { title: Share, style: gray }
      variants:
        appearance: [light, dark]
        text-size: [large, accessibility-1]
      """
    ),
    (
      "controls/switch",
      """
      maquette: 1
      title: Switch
      background: transparent
      body: { switch: true }
      variants:
        appearance: [light, dark]
        scale: [1, 2, 3]
      """
    ),
    ("controls/one", "maquette: 1\ntitle: A single one\nbody: { checkbox: { title: One, value: true } }\n"),
    ("controls/two", "maquette: 1\nbody: { button: Two }\n"),
    (
      "screens/settings <b>&",
      """
      maquette: 1
      size: { width: 320 }
      padding: 0
      body:
        form:
          - section:
              header: Connections
              children:
                - list-row: { title: Wi-Fi, icon: wifi, icon-color: blue, switch: true }
                - list-row: { title: Bluetooth, icon: bolt.fill, icon-color: indigo, accessory: chevron }
      variants:
        appearance: [light, dark]
        direction: [left-to-right, right-to-left]
      """
    ),
  ]

  /// Draws the pictures of all sheets into a folder.
  static func write(to folder: String) throws -> [GalleryPicture] {
    var pictures: [GalleryPicture] = []
    let renderer = Renderer()
    for (name, text) in sheets {
      let document = try Sheet(Array(text.utf8), path: name + ".yaml")
      for picture in document.pictures {
        let environment = picture.environment
        let origin = GalleryPicture.Origin(
          version: "0.1.0",
          facets: [
            .init(axis: "appearance", value: environment.appearance.rawValue),
            .init(axis: "text-size", value: environment.textSize.rawValue),
            .init(axis: "scale", value: "\(Int(environment.scale))"),
          ],
          files: [.init(path: FileName.last(of: name) + ".yaml", text: text, count: text.utf8.count)])
        let path = "\(folder)/\(name.split(separator: "/")[0])/\(picture.name).png"
        try FileManager.default.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        let options = PNGOptions(scale: environment.scale, title: picture.canvas.title)
        try PNGFile.write(picture.mockup().render(with: renderer), to: path, options: options)
        pictures.append(GalleryPicture(try PNGFile.read(path), origin: origin, path: path, in: folder))
      }
    }
    return pictures
  }

  /// Writes a gallery of a thousand entries, and one whose entries are missing or hostile.
  static func writeMany(to folder: String, of pictures: [GalleryPicture]) throws {
    var many = GalleryPage(title: "Many", generator: "Maquette", pictures: [])
    for index in 0..<1000 {
      var picture = pictures[index % pictures.count]
      picture.sheet = "sheet \(index / 25)"
      picture.title = nil
      many.pictures.append(picture)
    }
    var odd = pictures[0]
    odd.path = folder + "/pictures/gone <i>.png"
    odd.label = "<img src=x onerror=\"document.title='broken'\">"
    odd.title = odd.label
    odd.spec = [.init(path: odd.label, text: "</script>" + odd.label, count: 3)]
    let pages = [("many", many), ("odd", GalleryPage(title: odd.label, generator: "", pictures: [odd]))]
    for (name, page) in pages {
      let html = try page.html { FileName.path($0, from: folder) ?? $0 }
      try Data(html).write(to: URL(fileURLWithPath: "\(folder)/\(name).html"))
    }
  }
}
