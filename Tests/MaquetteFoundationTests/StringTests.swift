import Foundation
import MaquetteFoundation
import Testing

@Suite struct StringTests {
  @Test func textsWithoutATableAreTheirKeys() {
    #expect(String(localized: "Hello", comment: "A greeting") == "Hello")
    #expect(String(localized: "100% of \(3) and \("a%b")") == "100% of 3 and a%b")
    #expect(String(localized: "key", defaultValue: "Value \(1)") == "Value 1")
    #expect(String(localized: LocalizedStringResource("a \(2.5, format: .number)")) == "a 2.5")
  }

  @Test func translationsAreFilledIn() {
    let value: String.LocalizationValue = "\("Ann") has \(3) of \(4)"
    #expect(value.filled(into: "%2$lld/%3$lld: %1$@ %%") == "3/4: Ann %")
    #expect(value.filled(into: "%@-%d-%@") == "Ann-3-4")
    #expect(value.filled(into: "%9$@ 5% %") == "%9$@ 5% %")
    #expect(value.key == "%@ has %lld of %lld")
  }

  @Test func aTableIsAskedForTheKeyAndTheLanguage() {
    Localization.$translate.withValue({ key, values, table, _, locale in
      "\(locale.identifier) \(table ?? "-") \(key.replacing("%", with: "%%")): %@"
    }) {
      #expect(String(localized: "n \(1)", table: "T", locale: Locale(identifier: "de")) == "de T n %lld: 1")
      Localization.$locale.withValue(Locale(identifier: "fr")) {
        let resource: LocalizedStringResource = "n \("x")"
        #expect(String(localized: resource) == "fr - n %@: x")
      }
    }
  }

  @Test func undoTakesChangesBackAndMakesThemAgain() {
    final class Text { var value = "a" }
    let (text, manager) = (Text(), UndoManager())
    func set(_ value: String) {
      let before = text.value
      manager.registerUndo(withTarget: text) { _ in set(before) }
      manager.setActionName("Typing")
      text.value = value
    }
    set("b")
    set("c")
    #expect(manager.undoActionName == "Typing")
    manager.undo()
    #expect(text.value == "b" && manager.canRedo)
    manager.redo()
    #expect(text.value == "c" && !manager.canRedo)
    manager.beginUndoGrouping()
    set("d")
    set("e")
    manager.endUndoGrouping()
    manager.undo()
    #expect(text.value == "c")
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(text.value == "a" && !manager.canUndo)
  }
}
