import MaquetteDocuments
import MaquetteElements

extension ElementValidator {
  /// Reports, once each, a language that the sheet has no translations for, and one that controls have no words for.
  ///
  /// The texts of a sheet count as English unless its translations name their language.
  mutating func checkLanguage(in entries: [SheetNode.Entry]) {
    guard let value = entries.value(of: "locale"), !value.isNull, let text = value.scalar?.text,
      let tag = LanguageTag(text), tag.canonical.language != "en", checkedLanguages.insert(tag).inserted
    else { return }
    if !strings.isEmpty, !strings.serves(tag) {
      report(.noTranslations(tag.description), at: value.position)
    }
    let kinds: [LanguageFile.Kind] = [.words, .calendars]
    if kinds.allSatisfy({ LanguageTable.table($0, for: tag).files.isEmpty }) {
      report(.unknownLanguage(tag.description), at: value.position)
    }
  }
}
