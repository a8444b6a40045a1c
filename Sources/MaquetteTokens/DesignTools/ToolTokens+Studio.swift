import MaquetteDocuments
import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

// The format is that of files of Tokens Studio for Figma: sets by name, each a tree of tokens with `value` and `type`, the order of the
// sets in `$metadata.tokenSetOrder`, and `$themes` that say which sets are enabled (docs.tokens.studio, "Token types", "Themes").

extension ToolTokens {
  /// The file.
  var tokensStudio: JSON {
    var members: [JSON.Member] = [JSON.Member("core", set { $0.varies ? nil : $0.values[0] })]
    for (index, look) in Self.looks.enumerated() {
      members.append(JSON.Member(look.name, set { $0.varies ? $0.values[index] : nil }))
    }
    let themes = Self.looks.map { look in
      JSON.object([
        "id": .text(look.name), "name": .text(look.name), "group": .text("look"),
        "selectedTokenSets": .object([
          JSON.Member("core", .text("source")), JSON.Member(look.name, .text("enabled")),
        ]),
      ])
    }
    let order = ["core"] + Self.looks.map(\.name)
    members.append(JSON.Member("$themes", .array(themes)))
    members.append(
      JSON.Member("$metadata", .object(["tokenSetOrder": .array(order.map(JSON.text))])))
    return .object(members)
  }

  /// The tokens with a value, as a tree.
  private func set(_ value: (Entry) -> ThemeTokenValue?) -> JSON {
    var tree = Tree()
    for entry in entries {
      guard let value = value(entry) else { continue }
      tree.set(Self.token(value, entry.kind), at: entry.path[...])
    }
    return tree.json
  }

  private static func token(_ value: ThemeTokenValue, _ kind: ThemeToken.Kind) -> JSON {
    .object(["value": json(value), "type": .text(type(of: kind))])
  }

  private static func type(of kind: ThemeToken.Kind) -> String {
    switch kind {
    case .color, .colorToken: "color"
    case .points: "dimension"
    case .number: "number"
    case .weight: "fontWeights"
    case .typography, .textStyle: "typography"
    }
  }

  private static func json(_ value: ThemeTokenValue) -> JSON {
    switch value {
    case .color(let color): .text(color.hexText.lowercased())
    case .points(let points): .text("\(points.decimalText)px")
    case .number(let number): .text(number.decimalText)
    case .weight(let weight): .text("\(weight.rawValue)")
    case .typography(let entry):
      .object([
        "fontFamily": .text(entry.family.toolName), "fontWeight": .text("\(entry.weight.rawValue)"),
        "fontSize": .text("\(entry.size.decimalText)px"),
        "lineHeight": .text("\(entry.leading.decimalText)px"),
      ])
    case .textStyle(let style): .text("{\(Theme.typeGroup).\(style.rawValue)}")
    case .colorToken(let token): .text("{\(Theme.colorGroup).\(token.name)}")
    }
  }

  /// Groups of tokens.
  private struct Tree {
    private var members: [(name: String, content: Content)] = []

    private indirect enum Content {
      case token(JSON)
      case group(Tree)
    }

    mutating func set(_ token: JSON, at path: ArraySlice<String>) {
      guard let name = path.first else { return }
      let index = members.firstIndex { $0.name == name }
      if path.count == 1 {
        if let index { members[index].content = .token(token) } else { members.append((name, .token(token))) }
        return
      }
      var inner = Tree()
      if let index, case .group(let group) = members[index].content { inner = group }
      inner.set(token, at: path.dropFirst())
      if let index { members[index].content = .group(inner) } else { members.append((name, .group(inner))) }
    }

    var json: JSON {
      .object(
        members.map { member in
          switch member.content {
          case .token(let token): JSON.Member(member.name, token)
          case .group(let group): JSON.Member(member.name, group.json)
          }
        })
    }
  }
}
