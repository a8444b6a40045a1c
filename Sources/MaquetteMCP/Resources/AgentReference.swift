import MaquetteDocuments
import MaquetteElements
import MaquetteLint
import MaquetteRPC
import MaquetteScreens
import MaquetteSheets

/// The resources of the server: the guide, the language, a page for each element and each rule, and an example of each element.
struct AgentReference: Sendable {
  private static let scheme = "maquette://"
  let catalogue: Catalogue

  /// The kinds of resources that have one text for each name.
  private enum Kind: String, CaseIterable {
    case elements, examples, guidelines

    var title: String {
      switch self {
      case .elements: "The page of an element: examples, attributes, guideline"
      case .examples: "The smallest sheet with an element"
      case .guidelines: "A lint rule: reason, remedy, examples"
      }
    }
    var mimeType: String { self == .examples ? "application/yaml" : "text/markdown" }
  }

  /// The result of `resources/list`.
  var list: JSON {
    let pages: [JSON] = [
      Self.resource("guide", title: "The language of sheets in 10 KB; read it before you write a sheet"),
      Self.resource("language", title: "The whole language of sheets"),
      Self.resource("names", title: "Elements by their names in SwiftUI, UIKit and AppKit"),
      Self.resource("rules", title: "All lint rules"),
    ]
    return [
      "resources": .array(
        pages + catalogue.entries.map { Self.resource("elements/\($0.name)", title: $0.summary) })
    ]
  }

  /// The result of `resources/templates/list`.
  var templates: JSON {
    [
      "resourceTemplates": .array(
        Kind.allCases.map { kind in
          [
            "uriTemplate": .text("\(Self.scheme)\(kind.rawValue)/{name}"), "name": .text(kind.rawValue),
            "title": .text(kind.title), "mimeType": .text(kind.mimeType),
          ]
        })
    ]
  }

  private static func resource(_ path: String, title: String) -> JSON {
    ["uri": .text(scheme + path), "name": .text(path), "title": .text(title), "mimeType": "text/markdown"]
  }

  /// The result of `resources/read`.
  func read(_ uri: String) throws(RPCError) -> JSON {
    guard uri.hasPrefix(Self.scheme), let (text, type) = page(at: String(uri.dropFirst(Self.scheme.count)))
    else {
      // The code of the protocol for a resource that does not exist.
      throw RPCError(RPCError.Code(rawValue: -32002), "unknown resource", data: ["uri": .text(uri)])
    }
    return ["contents": [["uri": .text(uri), "mimeType": .text(type), "text": .text(text)]]]
  }

  private func page(at path: String) -> (text: String, type: String)? {
    let markdown = Kind.elements.mimeType
    switch path {
    case "guide": return (SheetGuide.markdown(of: catalogue), markdown)
    case "language": return (SheetReference.markdown(of: catalogue), markdown)
    case "names":
      return SheetReference.pages(of: catalogue, pictured: catalogue).first { $0.path == "Names.md" }
        .map { ($0.text, markdown) }
    case "rules": return (RuleReference.text(of: RuleBook(catalogue)), markdown)
    default: break
    }
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let kind = Kind(rawValue: parts[0]) else { return nil }
    let text: String? =
      switch kind {
      case .elements: SheetReference.page(of: parts[1], in: catalogue)?.text
      case .examples: catalogue.entry(named: parts[1]).flatMap(ElementExample.init(of:))?.sheet
      case .guidelines: RuleBook(catalogue).rule(parts[1]).map { RuleExplanation($0).text }
      }
    return text.map { ($0, kind.mimeType) }
  }
}
