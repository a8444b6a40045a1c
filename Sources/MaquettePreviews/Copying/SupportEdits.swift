import MaquetteSwiftSource

extension SwiftFile {
  /// What Foundation has on the author's system is in a module of its own here.
  var importEdits: [TextEdit] {
    let hasViews = imports.contains { $0.module == "SwiftUI" }
    guard !hasViews, let first = imports.first(where: { ["Foundation", "UIKit"].contains($0.module) }) else {
      return []
    }
    let end = source.bytes(ofTokens: first.declaration.tokens).upperBound
    // There Foundation hands on Combine too.
    let names: Set = [
      "ObservableObject", "Published", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject",
    ]
    let needsCombine = source.tokens.contains { $0.kind == .word && names.contains(source.text($0)) }
    return [
      TextEdit(
        range: end..<end, text: "; import MaquetteFoundation\(needsCombine ? "; import Combine" : "")")
    ]
  }

  /// What Foundation has of the network, in a module of its own here too.
  var networkEdits: [TextEdit] {
    let names: Set = [
      "URLSession", "URLRequest", "HTTPURLResponse", "URLResponse", "URLCache", "URLCredential",
      "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol", "HTTPCookie", "HTTPCookieStorage",
      "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDelegate",
    ]
    guard let first = imports.first(where: { ["Foundation", "UIKit", "SwiftUI"].contains($0.module) }),
      source.tokens.contains(where: { $0.kind == .word && names.contains(source.text($0)) })
    else { return [] }
    let end = source.bytes(ofTokens: first.declaration.tokens).upperBound
    return [TextEdit(range: end..<end, text: "; import FoundationNetworking")]
  }

  /// Attributes of the Objective-C runtime, which is not there: without them the code means the same in a picture.
  var runtimeEdits: [TextEdit] {
    let names: Set = [
      "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "NSManaged",
      "NSCopying", "IBSegueAction",
    ]
    return source.tokens.indices.dropLast().compactMap { index in
      let name = source.tokens[index + 1]
      guard source.is(source.tokens[index], "@"), name.kind == .word, names.contains(source.text(name)) else {
        return nil
      }
      var end = name.range.upperBound
      if index + 2 < source.tokens.count, source.is(source.tokens[index + 2], "("),
        source.tokens[index + 2].range.lowerBound == end, let closing = source.closing(index + 2)
      {
        end = source.tokens[closing].range.upperBound
      }
      return TextEdit.blank(source.tokens[index].range.lowerBound..<end, in: source)
    }
  }

  /// Imports of a part of a module that has another name here, such as `import os.log` or `import struct SwiftUI.Color`: the whole module
  /// in their place.
  func partialImportEdits(of modules: Set<String>) -> [TextEdit] {
    imports.filter { modules.contains($0.module) }.compactMap { module, declaration in
      guard declaration.head.contains(where: { source.is(source.tokens[$0], ".") }) else { return nil }
      let range = source.bytes(ofTokens: declaration.head.dropFirst())
      return .replacing(range, in: source, by: module)
    }
  }

  /// An app's entry points: the program that draws previews has one of its own.
  var entryPointEdits: [TextEdit] {
    declarations.flatMap { declaration in
      declaration.modifiers.dropLast().filter { index in
        source.is(source.tokens[index], "@")
          && ["main", "UIApplicationMain", "NSApplicationMain"].contains(
            source.text(source.tokens[index + 1]))
      }.map { index in
        TextEdit.blank(
          source.tokens[index].range.lowerBound..<source.tokens[index + 1].range.upperBound, in: source)
      }
    }
  }
}
