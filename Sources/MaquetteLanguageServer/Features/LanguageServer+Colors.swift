import MaquetteDocuments
import MaquetteElements
import MaquetteGraphics
import MaquetteRPC

extension LanguageServer {
  /// The colours of a text, as they look in light appearance.
  func colors(_ parameters: JSON) throws(RPCError) -> JSON {
    let document = try document(in: parameters)
    guard let (index, _) = workspace.index(of: document.path) else { return [] }
    let environment = workspace.settings(for: document.path).environment
    return .array(
      index.colors.compactMap { occurrence in
        guard let bytes = document.bytes(of: occurrence.text, at: occurrence.place),
          let reference = ColorReference(text: occurrence.text)
        else { return nil }
        let color =
          switch reference {
          case .token(let token): environment.theme.colors[token].light
          case .color(let color): color
          }
        return ["range": document.range(of: bytes, in: client.encoding).json, "color": color.json]
      })
  }

  /// The ways to write a colour that was picked.
  func colorPresentations(_ parameters: JSON) throws(RPCError) -> JSON {
    guard let picked = Color(parameters["color"]), let range = TextRange(parameters["range"]) else {
      throw RPCError(
        .invalidParameters,
        "'color' needs red, green, blue and alpha from 0 to 1; 'range' needs a start and an end")
    }
    let document = try document(in: parameters)
    let environment = workspace.settings(for: document.path).environment
    let names = ColorReference.names(in: workspace.grammar.catalogue).filter { name in
      switch ColorReference(text: name) {
      case .token(let token): environment.theme.colors[token].light == picked
      case .color(let color): color == picked
      case nil: false
      }
    }
    let start = document.offset(of: range.start, in: client.encoding)
    let isQuoted = start > 0 && "\"'".utf8.contains(document.bytes[start - 1])
    let presentations: [JSON] = [HelpText.hex(picked)].map { hex in
      ["label": .text(hex), "textEdit": TextEdit(range: range, text: isQuoted ? hex : "\"\(hex)\"").json]
    }
    return .array(
      presentations
        + names.map { ["label": .text($0), "textEdit": TextEdit(range: range, text: $0).json] })
  }
}

extension Color {
  /// Reads a colour of the protocol; nil for anything else.
  fileprivate init?(_ json: JSON?) {
    func channel(_ name: String) -> UInt8? {
      guard let value = json?[name]?.double, value >= 0, value <= 1 else { return nil }
      return UInt8((value * 255).rounded())
    }
    guard let red = channel("red"), let green = channel("green"), let blue = channel("blue"),
      let alpha = channel("alpha")
    else { return nil }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  fileprivate var json: JSON {
    func channel(_ value: UInt8) -> JSON { .number(Double(value) / 255) }
    return ["red": channel(red), "green": channel(green), "blue": channel(blue), "alpha": channel(alpha)]
  }
}
