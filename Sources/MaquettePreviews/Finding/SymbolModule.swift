import MaquetteFiles
import MaquetteSwiftSource

/// The module SFSafeSymbols, whose package has symbols' names as Swift names: made from the names that an app uses. Its code is not
/// needed, because views find symbols by the platform's names.
enum SymbolModule {
  static let name = "SFSafeSymbols"

  /// The module for files that import it; nil if none does, or the package is there.
  static func module(for files: [SwiftFile], known: Set<String>, in folder: String) -> (
    AppModule, [SwiftFile]
  )? {
    let users = files.filter { $0.imports.contains { $0.module == name } }
    guard !users.isEmpty, !known.contains(name) else { return nil }
    let path = FileName.joined(folder, "\(name).swift")
    let module = AppModule(name: name, folder: folder, sources: [path], resources: [])
    return (module, [SwiftFile(path: path, text: text(for: users))])
  }

  /// Every word after a point may be a symbol; a name that is none does no harm.
  static func text(for files: [SwiftFile]) -> String {
    var words: Set<String> = []
    for file in files {
      let source = file.source
      for index in source.tokens.indices.dropFirst()
      where source.tokens[index].kind == .word && source.is(source.tokens[index - 1], ".") {
        words.insert(source.text(source.tokens[index]).replacing("`", with: ""))
      }
    }
    let taken: Set = ["init", "self", "rawValue", "hashValue", "Type", "Protocol"]
    let members = words.subtracting(taken).sorted().filter { word in
      word.first.map { $0.isLowercase || $0 == "_" } ?? false && word.contains { $0.isLetter || $0.isNumber }
    }.map { word in
      "  public static let `\(word)` = SFSymbol(rawValue: \"\(symbol(word))\")"
    }
    // The made module's declarations are public; those of this one are not.
    return ([head] + members + [tail]).joined(separator: "\n").replacing("PUBLIC ", with: "public ")
  }

  /// The platform's name: a point before each capital letter and each number.
  static func symbol(_ word: String) -> String {
    var name = ""
    var last: Character?
    for character in word.drop(while: { $0 == "_" }) {
      let begins = character.isUppercase || character.isNumber && last?.isNumber != true
      if begins, !name.isEmpty { name.append(".") }
      name += character.lowercased()
      last = character
    }
    return name
  }

  private static let head = """
    import SwiftUI
    import UIKit
    PUBLIC struct SFSymbol: RawRepresentable, Hashable, Sendable {
      PUBLIC let rawValue: String
      PUBLIC init(rawValue: String) { self.rawValue = rawValue }
    """

  private static let tail = """
    }
    extension Image {
      PUBLIC init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue) }
    }
    extension Label where Title == Text, Icon == Image {
      PUBLIC init(_ titleKey: LocalizedStringKey, systemSymbol: SFSymbol) {
        self.init(titleKey, systemImage: systemSymbol.rawValue)
      }
      @_disfavoredOverload
      PUBLIC init<Words: StringProtocol>(_ title: Words, systemSymbol: SFSymbol) {
        self.init(title, systemImage: systemSymbol.rawValue)
      }
    }
    extension Button where Label == SwiftUI.Label<Text, Image> {
      PUBLIC init(_ titleKey: LocalizedStringKey, systemSymbol: SFSymbol, action: @escaping @MainActor () -> Void) {
        self.init(titleKey, systemImage: systemSymbol.rawValue, action: action)
      }
    }
    extension UIImage {
      PUBLIC convenience init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue)! }
    }

    """
}
