// The built-in themes as a resolver file (Design Tokens Resolver Module 2025.10).
//
// A theme's value depends on up to three things, and modifiers can only replace tokens, not multiply. So the values
// of a token that varies have names of their own, which the platform's context sets (or the common set, if all
// platforms agree), and the other modifiers choose among them by reference:
//
//     look.light.color.label, look.dark.…, look.light-increased.…, look.dark-increased.…    from the platform
//     color.label → {look.light.color.label}, increased.color.label → {look.light-increased.…}    from the appearance
//     color.label → {increased.color.label}    from the contrast
//     type.body → {text-size.large.type.body}    from the text size
//
// A token that varies by era on some platform has one more step: the platform sets the value of each era (for an era
// that the platform does not distinguish, the value of the classic one), and the era chooses among these:
//
//     era.classic.switch.regular.width, era.ios7.…, era.glass.…    from the platform
//     switch.regular.width → {era.classic.switch.regular.width}    from the era
//     look.light.color.blue → {era.classic.look.light.color.blue}    from the era
//
// References are followed after all contexts are in, so any combination finds its value.
package import MaquetteElements
import MaquetteDocuments
import MaquetteTypography

/// Exports the built-in themes as design tokens.
package enum TokenExport {
  /// The resolver file: all tokens of the themes of all platforms, in every context.
  package static func text(of catalogue: Catalogue) -> String {
    document(of: catalogue).text(width: 160)
  }

  private static func document(of catalogue: Catalogue) -> JSON {
    var common = Tree()
    var platforms = Platform.allCases.map { _ in Tree() }
    var eras = Era.allCases.map { _ in Tree() }
    var appearances = Appearance.allCases.map { _ in Tree() }
    var increased = Tree()
    var textSizes = TextSize.allCases.map { _ in Tree() }

    /// Puts one value per platform in its place.
    func setPlatforms(_ values: [ThemeTokenValue?], _ token: ThemeToken, at path: [String]) {
      if let value = values[0], values.allSatisfy({ $0 == value }) {
        common.set(entry(value, token), at: path[...])
      } else {
        for (index, value) in values.enumerated() {
          if let value { platforms[index].set(entry(value, token), at: path[...]) }
        }
      }
    }

    /// Puts the values of each era, one per platform, in their places.
    func set(_ values: [[ThemeTokenValue?]], _ token: ThemeToken, at path: [String]) {
      guard values.contains(where: { $0 != values[0] }) else {
        return setPlatforms(values[0], token, at: path)
      }
      // A reference must have a target even if a theme has no such token; its value does not matter there.
      let anything = values.lazy.flatMap(\.self).compactMap(\.self).first
      for (index, era) in Era.allCases.enumerated() {
        let home = ["era", era.rawValue] + path
        setPlatforms(values[index].map { $0 ?? anything }, token, at: home)
        eras[index].set(reference(to: home), at: path[...])
      }
    }

    common.set(family, at: ThemeTokenValue.familyPath[...])
    for token in catalogue.tokens {
      let varying = variants(of: token).map { context in
        (
          context,
          Era.allCases.map { era in
            Platform.allCases.map { token.value(.standard(for: $0, era: era), context) }
          }
        )
      }
      guard let first = varying.first, varying.contains(where: { $0.1 != first.1 }) else {
        set(varying.first?.1 ?? [], token, at: token.path)
        continue
      }
      for (context, values) in varying {
        let path = home(of: token, in: context) + token.path
        set(values, token, at: path)
        let reference = reference(to: path)
        switch (token.variation, context.contrast) {
        case (.textSize, _):
          textSizes[index(of: context.textSize, in: TextSize.allCases)].set(reference, at: token.path[...])
        case (_, .standard):
          appearances[index(of: context.appearance, in: Appearance.allCases)]
            .set(reference, at: token.path[...])
        case (_, .increased):
          appearances[index(of: context.appearance, in: Appearance.allCases)]
            .set(reference, at: (["increased"] + token.path)[...])
          increased.set(self.reference(to: ["increased"] + token.path), at: token.path[...])
        }
      }
    }

    return .object([
      "$schema": .text("https://www.designtokens.org/schemas/2025.10/resolver.json"),
      "name": .text("Maquette"), "version": .text("2025.10"),
      "description": .text("All values of Maquette's themes. Tokens that a file omits keep their values."),
      "sets": .object(["theme": .object(["sources": .array([common.json])])]),
      "modifiers": .object([
        "platform": modifier(Platform.allCases.map(\.rawValue), platforms, default: Platform.ios.rawValue),
        "era": modifier(Era.allCases.map(\.rawValue), eras, default: Era.classic.rawValue),
        "appearance": modifier(
          Appearance.allCases.map(\.rawValue), appearances, default: Appearance.light.rawValue),
        "contrast": modifier(
          Contrast.allCases.map(\.rawValue), [Tree(), increased], default: Contrast.standard.rawValue),
        "text-size": modifier(TextSize.allCases.map(\.rawValue), textSizes, default: TextSize.large.rawValue),
      ]),
      "resolutionOrder": .array(
        [
          "sets/theme", "modifiers/platform", "modifiers/era", "modifiers/appearance",
          "modifiers/contrast", "modifiers/text-size",
        ]
        .map { .object(["$ref": .text("#/\($0)")]) }),
    ])
  }

  private static let family = JSON.object([
    "$type": .text(TokenType.fontFamily.rawValue),
    "$value": .array([.text(ThemeTokenValue.systemFamily)]),
  ])

  private static func reference(to path: [String]) -> JSON {
    .object(["$value": .text("{\(path.joined(separator: "."))}")])
  }

  private static func entry(_ value: ThemeTokenValue, _ token: ThemeToken) -> JSON {
    .object(["$type": .text(token.kind.type.rawValue), "$value": value.json])
  }

  private static func index<Value: Equatable>(of value: Value, in all: [Value]) -> Int {
    all.firstIndex(of: value) ?? 0
  }

  /// The contexts in which a token may have a value of its own.
  private static func variants(of token: ThemeToken) -> [ThemeToken.Context] {
    switch token.variation {
    case .none: [ThemeToken.Context()]
    case .appearance: Appearance.allCases.map { ThemeToken.Context(appearance: $0) }
    case .look:
      Contrast.allCases.flatMap { contrast in
        Appearance.allCases.map { ThemeToken.Context(appearance: $0, contrast: contrast) }
      }
    case .textSize: TextSize.allCases.map { ThemeToken.Context(textSize: $0) }
    }
  }

  /// The groups that contain a token's value in a context.
  private static func home(of token: ThemeToken, in context: ThemeToken.Context) -> [String] {
    if token.variation == .textSize { return ["text-size", context.textSize.rawValue] }
    return ["look", context.appearance.rawValue + (context.contrast == .increased ? "-increased" : "")]
  }

  private static func modifier(_ names: [String], _ trees: [Tree], default name: String) -> JSON {
    .object([
      "contexts": .object(
        zip(names, trees).map { JSON.Member($0, .array($1.isEmpty ? [] : [$1.json])) }),
      "default": .text(name),
    ])
  }

  private struct Tree {
    private var members: [(name: String, content: Content)] = []

    private indirect enum Content {
      case token(JSON)
      case group(Tree)
    }

    var isEmpty: Bool { members.isEmpty }

    mutating func set(_ token: JSON, at path: ArraySlice<String>) {
      guard let name = path.first else { return }
      let index = members.firstIndex { $0.name == name }
      if path.count == 1 {
        if let index { members[index].content = .token(token) } else { members.append((name, .token(token))) }
      } else if let index, case .group(var inner) = members[index].content {
        inner.set(token, at: path.dropFirst())
        members[index].content = .group(inner)
      } else {
        var inner = Tree()
        inner.set(token, at: path.dropFirst())
        members.append((name, .group(inner)))
      }
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
