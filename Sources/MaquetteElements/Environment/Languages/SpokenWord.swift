/// A word that assistive technology says and no sheet writes: values of controls, and their kinds.
public enum SpokenWord: String, Hashable, Sendable, CaseIterable {
  case on, off, checked, unchecked, mixed
  case inProgress = "In progress"
  // What kind of element it is.
  case button, image, heading, adjustable, selected, dimmed
  case `switch` = "switch"
  case textField = "text field"
  // What controls without words are called.
  case page
  case close = "Close"
  case addContact = "Add contact"
  case moreInfo = "More info"
  case progress = "Progress"
  case networkInProgress = "Network connection in progress"
  case help = "Help"
  // What the parts of a calendar are called.
  case previousMonth = "Previous Month"
  case nextMonth = "Next Month"
  case today = "Today"

  /// The word in a language; nil for one that is not in the table.
  ///
  /// The translations are this project's own.
  func text(in language: String) -> String? {
    guard let words = Self.words(in: language), let place = Self.allCases.firstIndex(of: self),
      words.indices.contains(place)
    else { return nil }
    return words[place]
  }

  /// The words of a language in the order of the cases.
  private static func words(in language: String) -> [String]? {
    switch language {
    case "ar":
      [
        "مشغل", "متوقف", "محدد", "غير محدد", "مختلط", "قيد التنفيذ", "زر", "صورة", "عنوان", "قابل للضبط",
        "محدد", "معتم", "مفتاح تبديل", "حقل نص",
        "صفحة", "إغلاق", "إضافة جهة اتصال", "مزيد من المعلومات", "التقدم", "الاتصال بالشبكة قيد التنفيذ",
        "مساعدة", "الشهر السابق", "الشهر التالي", "اليوم",
      ]
    case "de":
      [
        "ein", "aus", "aktiviert", "nicht aktiviert", "gemischt", "Vorgang läuft", "Taste", "Bild",
        "Überschrift",
        "anpassbar", "ausgewählt", "nicht verfügbar", "Schalter", "Textfeld",
        "Seite", "Schließen", "Kontakt hinzufügen", "Weitere Infos", "Fortschritt",
        "Netzwerkverbindung läuft", "Hilfe", "Vorheriger Monat", "Nächster Monat", "Heute",
      ]
    case "es":
      [
        "activado", "desactivado", "marcado", "sin marcar", "mixto", "en curso", "botón", "imagen",
        "encabezado",
        "ajustable", "seleccionado", "atenuado", "interruptor", "campo de texto",
        "página", "Cerrar", "Añadir contacto", "Más información", "Progreso", "Conexión de red en curso",
        "Ayuda", "Mes anterior", "Mes siguiente", "Hoy",
      ]
    case "fr":
      [
        "activé", "désactivé", "coché", "non coché", "mixte", "en cours", "bouton", "image", "en-tête",
        "ajustable", "sélectionné", "estompé", "bouton bascule", "champ de texte",
        "page", "Fermer", "Ajouter un contact", "Plus d’infos", "Progression", "Connexion réseau en cours",
        "Aide", "Mois précédent", "Mois suivant", "Aujourd’hui",
      ]
    case "he":
      [
        "פועל", "כבוי", "מסומן", "לא מסומן", "מעורב", "בתהליך", "כפתור", "תמונה", "כותרת", "ניתן לכוונון",
        "נבחר", "מעומעם", "מתג", "שדה טקסט",
        "עמוד", "סגירה", "הוספת איש קשר", "מידע נוסף", "התקדמות", "חיבור הרשת בתהליך", "עזרה",
        "החודש הקודם", "החודש הבא", "היום",
      ]
    case "it":
      [
        "attivo", "non attivo", "selezionato", "non selezionato", "misto", "in corso", "pulsante", "immagine",
        "intestazione", "regolabile", "selezionato", "disattivato", "interruttore", "campo di testo",
        "pagina", "Chiudi", "Aggiungi contatto", "Altre info", "Avanzamento", "Connessione di rete in corso",
        "Aiuto", "Mese precedente", "Mese successivo", "Oggi",
      ]
    case "ja":
      [
        "オン", "オフ", "チェックあり", "チェックなし", "混在", "進行中", "ボタン", "イメージ", "見出し", "調整可能",
        "選択中", "使用不可", "スイッチ", "テキストフィールド",
        "ページ", "閉じる", "連絡先を追加", "詳細情報", "進捗", "ネットワーク接続中", "ヘルプ",
        "前の月", "次の月", "今日",
      ]
    case "nl":
      [
        "aan", "uit", "aangevinkt", "niet aangevinkt", "gemengd", "bezig", "knop", "afbeelding", "kop",
        "aanpasbaar", "geselecteerd", "gedimd", "schakelaar", "tekstveld",
        "pagina", "Sluit", "Voeg contact toe", "Meer info", "Voortgang", "Netwerkverbinding bezig", "Help",
        "Vorige maand", "Volgende maand", "Vandaag",
      ]
    case "pt":
      [
        "ativado", "desativado", "marcado", "desmarcado", "misto", "em andamento", "botão", "imagem",
        "título",
        "ajustável", "selecionado", "esmaecido", "interruptor", "campo de texto",
        "página", "Fechar", "Adicionar contato", "Mais informações", "Progresso",
        "Conexão de rede em andamento", "Ajuda", "Mês anterior", "Próximo mês", "Hoje",
      ]
    default: nil
    }
  }

  /// How a language says a place among several: `1 of 3`.
  fileprivate static func place(_ number: Int, of count: Int, in language: String) -> String? {
    switch language {
    case "ar": "\(number) من \(count)"
    case "de": "\(number) von \(count)"
    case "es", "pt": "\(number) de \(count)"
    case "fr": "\(number) sur \(count)"
    case "he": "\(number) מתוך \(count)"
    case "it": "\(number) di \(count)"
    case "ja": "\(number)/\(count)"
    case "nl": "\(number) van \(count)"
    default: nil
    }
  }
}

extension Environment {
  /// Returns a word in the environment's language: the sheet's translation, or else the project's own.
  public func spoken(_ word: SpokenWord) -> String {
    let given = spoken(word.rawValue)
    guard given == word.rawValue, pseudoLanguage == .none || pseudoLanguage == .mirrored, let locale else {
      return given
    }
    return word.text(in: locale.language) ?? given
  }

  /// Returns how assistive technology says a place among several, counted from 1: `1 of 3`.
  public func spokenPlace(_ number: Int, of count: Int) -> String {
    locale.flatMap { SpokenWord.place(number, of: count, in: $0.language) } ?? "\(number) of \(count)"
  }
}
