import MaquetteDesign
import MaquetteRaster

extension Mutation {
  /// Two list rows and a button, drawn by Maquette from a sheet with some of its words replaced.
  private static func drawing(_ words: String = "", as replacement: String = "") throws -> Bitmap {
    var sheet = """
      maquette: 1
      platform: ios
      scale: 2
      padding: 16
      size: { width: 220 }
      body:
        vstack:
          - list:
              - list-row: { title: Wi-Fi, switch: true }
              - list-row: { title: Bluetooth, value: Not Connected }
          - button: { title: Save, style: filled }
          - hstack:
              - button: { title: Play, style: tinted }
              - checkbox: { title: Remember, value: true }
      """
    if !words.isEmpty {
      let parts = sheet.split(separator: words, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw WordsNotFound(words: words) }
      sheet = parts[0] + replacement + parts[1]
    }
    guard let picture = try Sheet(Array(sheet.utf8), path: "page.yaml").pictures.first else {
      throw WordsNotFound(words: words)
    }
    return try picture.mockup().render()
  }

  private struct WordsNotFound: Error {
    var words: String
  }

  private static func redrawn(
    _ name: String, _ expected: String, _ words: String, as replacement: String
  ) -> Mutation {
    Mutation(name, expected) { (try drawing(words, as: replacement), try drawing()) }
  }

  private static func changed(
    _ name: String, _ expected: String, change: @escaping @Sendable (Bitmap) -> Bitmap
  ) -> Mutation {
    Mutation(name, expected) {
      let page = try drawing()
      return (change(page), page)
    }
  }

  /// Changes of a drawing of controls, most of them made in its sheet.
  static let drawings: [Mutation] = [
    Mutation("the same sheet drawn twice", "pppppp") { (try drawing(), try drawing()) },
    redrawn("a title replaced", "ffffff", "Save", as: "Send"),
    redrawn("one letter of small text replaced", "ffffff", "Not Conn", as: "Not Corn"),
    redrawn("a switch turned off", "ffffff", "switch: true", as: "switch: false"),
    redrawn("a mark taken away", "ffffff", "value: true", as: "value: false"),
    redrawn("a control disabled", "ffffff", "style: filled", as: "style: filled, with: { enabled: false }"),
    redrawn(
      "a control at 90 % opacity, redrawn", "ffffff", "style: filled", as: "style: filled, opacity: 0.9"),
    redrawn("another style", "ffffff", "style: tinted", as: "style: gray"),
    redrawn("the page in dark colours", "ffffff", "platform: ios", as: "platform: ios\nappearance: dark"),
    changed("the drawing with noise of one step", "fppppp") { noisy($0) },
    changed("the drawing one step darker", "ffffff") { page in
      page.mapped { _, _, pixel in stepped(pixel, -1, -1, -1) }
    },
    changed("the drawing 4 pixels down", "ffffff") { moved($0, dx: 0, dy: 4) },
    changed("the drawing 1 pixel right", "ffffff") { moved($0, dx: 1, dy: 0) },
  ]
}
