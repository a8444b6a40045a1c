// Whether a text is English
// =========================
//
// Rules about words hold for English. A sheet with a locale says its language. Without one, a text is taken for English
// if it, or another text of the picture, has a word that is common in interfaces and that German, French, Spanish,
// Italian, Portuguese and Dutch do not write in the same way. A single word is taken for English too, unless it ends as
// words of these languages do, or another text of the picture has letters or words of them. Anything else is of an unknown
// language, and such rules keep quiet about it. The lists are this project's choice.

import MaquetteElements

enum EnglishWords {
  /// Verbs that buttons begin with.
  static let verbs: Set = Set(
    """
    accept activate add adjust agree allow answer apply approve archive ask assign attach authorize back begin block book \
    browse build buy calibrate call cancel capture change charge check choose clean clear close collapse compare complete \
    compose configure confirm connect contact continue convert copy create crop customize cut decline define delete deny \
    deselect dim disable discard disconnect dismiss display do download drag draw duplicate edit eject email enable end \
    enter erase exit expand explore export extend fetch fill find finish fix flag focus follow forget format forward get \
    give go group hang hide hold ignore import include insert install invite join keep launch learn leave let like link \
    listen load lock log look make manage map mark merge move mute navigate not notify offer open order overwrite paste \
    pause pay pick pin play post press preview print proceed publish pull purchase push quit rate read receive recharge record \
    redeem redo refresh register reject release reload remember remind remove rename repeat replace reply report request \
    require reschedule resend reset restart restore resume retry return review revoke ring rotate run save scan schedule \
    search see select send set share shift show shuffle shut sign silence skip sleep snooze sort speak start stop submit \
    subscribe switch sync take tap test tidy toggle track translate trash try turn type undo unfollow ungroup uninstall \
    unlock unmute unpin unsubscribe update upgrade upload use verify view visit wait wake watch wipe write zoom
    """.split { $0.isWhitespace }.map(String.init))

  /// Words besides the verbs.
  private static let others: Set = Set(
    """
    about after again all always and any anyway are as available before both by checkout details done each every \
    everything file files folder for from have help here how into is it items its later less more my name never new next \
    none nothing now of off only other our password please previous really settings sounds than that the their them then \
    these they this to today tomorrow until volume was we week what when where which while who will with without year yes \
    yesterday you your \
    account address agreement airplane appointment battery birthday bookmark brightness cancellation child cloud color \
    copies cookie customer day deadline delivery device door family favorite flashlight folder friend friends garage gift \
    grocery guest hearing height home hour keyboard kitchen library light lights list low meeting mode month mouse music \
    night note notes payment people phone photo photos picture pictures player power printing privacy quality question \
    rain recent record refund reminder reminders ringer room schedule screen seat shipment shipping shopping shortcut silent \
    sign size song songs sound sounds speed stopwatch storage street summary support tasks text thing ticket tickets time \
    timer title travel trip unread user vibrate vibration video videos view voice wallet weather weight welcome width wifi \
    window word world writing
    """.split { $0.isWhitespace }.map(String.init))

  /// Verbs that other languages write in the same way, or have borrowed.
  private static let shared: Set = Set(
    """
    back book check clean crop do download email enter export format forward import install link let like log map mute not \
    pause pin post print push quit reset restore scan set share sort start stop sync test trash type update upgrade upload \
    zoom order note place not film play run ring focus include define charge block die
    """.split { $0.isWhitespace }.map(String.init))

  /// Frequent words of other languages that no English text has.
  private static let foreign: Set = Set(
    """
    alle aller als auf aus avec bitte con cuenta dans das dein deine dem den der des deze diese dieser ein eine een el ella en \
    est et fertig geen het ich ihre il ist je jetzt keine las le les los mais mein meine mes met mit moi naar neu nicht niet \
    nos notre oder ou oui para per pour por que quoi sans sein sich sie sind su sur tous tout tu tus und une van voor votre \
    vous weiter wird wir zum zur zu
    """.split { $0.isWhitespace }.map(String.init))

  /// Endings of words that other languages have often and English hardly, with words that are English all the same.
  private static let endings = [
    "ung", "keit", "heit", "lich", "isch", "eren", "ieren", "igen", "chen", "cion", "zione", "miento",
    "mento", "eur", "eux",
    "elle", "ique", "iere", "aal", "ijk", "ado", "ido", "ar", "ir", "oir", "en", "a", "i", "o",
  ]
  private static let exceptions: Set = Set(
    """
    air area audio auto avatar bar calendar camera car cargo casino chair clear data demo dear dollar echo extra fair familiar \
    flair forum formula garden gear golden go goto guitar hair happen hello hero hidden info intro jar kitchen lighten lo logo \
    loosen macro media memento memo menu metro micro mono motto near oxygen pair panorama particular photo piano pizza polar \
    popular portfolio promo radar radio regular repair retro scenario screen seen sidebar similar solar spa star stereo studio \
    sugar tear ten tidbit token toolbar tornado trivia ultra umbrella upstair vendetta video visa wear widen women yoga year \
    young zero
    """.split { $0.isWhitespace }.map(String.init))

  /// Whether a text has a letter or a word that English texts lack.
  static func areForeign(in text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic && !$0.isASCII }
      || words(of: text).contains(where: foreign.contains)
  }

  /// Whether a text of a few words can be English by its letters and its endings.
  static func canBeAll(of text: String, upTo count: Int) -> Bool {
    let words = words(of: text)
    guard 1...count ~= words.count, !areForeign(in: text) else { return false }
    return words.allSatisfy { word in
      word.count > 2 && (exceptions.contains(word) || !endings.contains { word.hasSuffix($0) })
    }
  }

  /// Whether a text has a word that is English and nothing else.
  static func occur(in text: String) -> Bool {
    words(of: text).contains { (verbs.contains($0) || others.contains($0)) && !shared.contains($0) }
  }

  /// The words of a text in lower case; an apostrophe within is part of a word.
  static func words(of text: String) -> [String] { text.lowercased().words }
}

extension LintPicture {
  /// Whether a shown text is English: its locale says so, or without a locale its words, or those around it.
  ///
  /// - Parameter count: the number of words up to which a text without a sign of any language is taken for English.
  func isEnglish(_ text: String, in environment: Environment, upTo count: Int = 1) -> Bool {
    guard environment.isInEnglish else { return false }
    if environment.locale != nil { return true }
    // Other scripts, and letters with marks, are of other languages.
    guard text.unicodeScalars.allSatisfy({ !$0.properties.isAlphabetic || $0.isASCII }) else {
      return EnglishWords.occur(in: text)
    }
    if EnglishWords.occur(in: text) { return true }
    let language = tool { Language(self) }
    return language.isEnglish || !language.isForeign && EnglishWords.canBeAll(of: text, upTo: count)
  }

  /// The language of a picture's texts.
  private final class Language {
    /// Whether a text has words that only English has.
    let isEnglish: Bool
    /// Whether a text has letters or words that English lacks.
    let isForeign: Bool

    init(_ picture: LintPicture) {
      let texts = picture.nodes.compactMap { node -> String? in
        guard let text = node.node.subject?.element as? Text, !text.isVerbatim else { return nil }
        return text.text
      }
      isEnglish = texts.contains(where: EnglishWords.occur)
      isForeign = texts.contains(where: EnglishWords.areForeign)
    }
  }
}

extension Environment {
  /// Whether texts can be English: no other locale is set, and no pseudo-language.
  var isInEnglish: Bool {
    pseudoLanguage == .none && locale.map { $0.language == "en" } ?? true
  }
}
