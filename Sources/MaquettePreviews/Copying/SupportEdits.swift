import MaquetteSwiftSource

extension SwiftFile {
  /// What Foundation has on the author's system is in a module of its own here.
  var importEdits: [TextEdit] {
    let hasViews = imports.contains { $0.module == "SwiftUI" }
    guard !hasViews, let first = imports.first(where: { ["Foundation", "UIKit"].contains($0.module) }) else {
      return []
    }
    let end = source.bytes(ofTokens: first.declaration.tokens).upperBound
    return [TextEdit(range: end..<end, text: "; import MaquetteFoundation")]
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
