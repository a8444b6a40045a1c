/// A word that a control exposes to accessibility although no sheet contains it: values, kinds and default names.
public enum SpokenWord: String, Hashable, Sendable, CaseIterable {
  case on, off, checked, unchecked, mixed, expanded, collapsed
  case inProgress = "In progress"
  // Kinds of elements.
  case button, image, heading, link, adjustable, selected, dimmed
  case `switch` = "switch"
  case textField = "text field"
  case tab
  case tabBar = "tab bar"
  // Names of controls without a text.
  case page
  case close = "Close"
  case addContact = "Add contact"
  case moreInfo = "More info"
  case progress = "Progress"
  case networkInProgress = "Network connection in progress"
  case help = "Help"
  case color = "Color"
  case level = "Level"
  case details = "Details"
  case statusBar = "Status bar"
  case signalStrength = "Signal strength"
  case battery = "Battery"
  case charging
  case keyboard = "Keyboard"
  case back = "Back"
  case search = "Search"
  case more = "More"
  case increment = "Increment"
  case decrement = "Decrement"
  // Whether a person can be reached.
  case available, away, busy
  // What people do to the rows of a list.
  case delete = "Delete"
  case insert = "Insert"
  case reorder = "Reorder"
  // Parts of a calendar.
  case previousMonth = "Previous Month"
  case nextMonth = "Next Month"
  case today = "Today"
  case time = "Time"

  /// The languages of the table besides English, in the order of its columns.
  package static let languages = ["ar", "de", "es", "fr", "he", "it", "ja", "nl", "pt"]

  /// The word in a language; nil for a language that is not in the table.
  package func text(in language: String) -> String? {
    Self.translations[rawValue]?[language]
  }

  private static let translations: [String: [String: String]] = table.split(separator: "\n").reduce(into: [:])
  {
    let words = $1.split(separator: " | ").map(String.init)
    $0[words[0]] = Dictionary(uniqueKeysWithValues: zip(languages, words.dropFirst()))
  }

  /// English, then each of `languages`; the translations are this project's own.
  private static let table = """
    on | مشغل | ein | activado | activé | פועל | attivo | オン | aan | ativado
    off | متوقف | aus | desactivado | désactivé | כבוי | non attivo | オフ | uit | desativado
    checked | محدد | aktiviert | marcado | coché | מסומן | selezionato | チェックあり | aangevinkt | marcado
    unchecked | غير محدد | nicht aktiviert | sin marcar | non coché | לא מסומן | non selezionato | チェックなし | niet aangevinkt | desmarcado
    mixed | مختلط | gemischt | mixto | mixte | מעורב | misto | 混在 | gemengd | misto
    expanded | موسّع | erweitert | expandido | développé | מורחב | espanso | 展開 | uitgevouwen | expandido
    collapsed | مطوي | reduziert | contraído | réduit | מכווץ | compresso | 折りたたみ | samengevouwen | recolhido
    In progress | قيد التنفيذ | Vorgang läuft | en curso | en cours | בתהליך | in corso | 進行中 | bezig | em andamento
    button | زر | Taste | botón | bouton | כפתור | pulsante | ボタン | knop | botão
    image | صورة | Bild | imagen | image | תמונה | immagine | イメージ | afbeelding | imagem
    heading | عنوان | Überschrift | encabezado | en-tête | כותרת | intestazione | 見出し | kop | título
    link | رابط | Link | enlace | lien | קישור | link | リンク | koppeling | link
    adjustable | قابل للضبط | anpassbar | ajustable | ajustable | ניתן לכוונון | regolabile | 調整可能 | aanpasbaar | ajustável
    selected | محدد | ausgewählt | seleccionado | sélectionné | נבחר | selezionato | 選択中 | geselecteerd | selecionado
    dimmed | معتم | nicht verfügbar | atenuado | estompé | מעומעם | disattivato | 使用不可 | gedimd | esmaecido
    switch | مفتاح تبديل | Schalter | interruptor | bouton bascule | מתג | interruttore | スイッチ | schakelaar | interruptor
    text field | حقل نص | Textfeld | campo de texto | champ de texte | שדה טקסט | campo di testo | テキストフィールド | tekstveld | campo de texto
    tab | علامة تبويب | Tab | pestaña | onglet | לשונית | pannello | タブ | tabblad | aba
    tab bar | شريط علامات التبويب | Tab-Leiste | barra de pestañas | barre d’onglets | סרגל לשוניות | barra dei pannelli | タブバー | tabbalk | barra de abas
    page | صفحة | Seite | página | page | עמוד | pagina | ページ | pagina | página
    Close | إغلاق | Schließen | Cerrar | Fermer | סגירה | Chiudi | 閉じる | Sluit | Fechar
    Add contact | إضافة جهة اتصال | Kontakt hinzufügen | Añadir contacto | Ajouter un contact | הוספת איש קשר | Aggiungi contatto | 連絡先を追加 | Voeg contact toe | Adicionar contato
    More info | مزيد من المعلومات | Weitere Infos | Más información | Plus d’infos | מידע נוסף | Altre info | 詳細情報 | Meer info | Mais informações
    Progress | التقدم | Fortschritt | Progreso | Progression | התקדמות | Avanzamento | 進捗 | Voortgang | Progresso
    Network connection in progress | الاتصال بالشبكة قيد التنفيذ | Netzwerkverbindung läuft | Conexión de red en curso | Connexion réseau en cours | חיבור הרשת בתהליך | Connessione di rete in corso | ネットワーク接続中 | Netwerkverbinding bezig | Conexão de rede em andamento
    Help | مساعدة | Hilfe | Ayuda | Aide | עזרה | Aiuto | ヘルプ | Help | Ajuda
    Color | اللون | Farbe | Color | Couleur | צבע | Colore | カラー | Kleur | Cor
    Level | المستوى | Füllstand | Nivel | Niveau | רמה | Livello | レベル | Niveau | Nível
    Details | التفاصيل | Details | Detalles | Détails | פרטים | Dettagli | 詳細 | Details | Detalhes
    Status bar | شريط الحالة | Statusleiste | Barra de estado | Barre d’état | שורת המצב | Barra di stato | ステータスバー | Statusbalk | Barra de status
    Signal strength | قوة الإشارة | Signalstärke | Intensidad de la señal | Force du signal | עוצמת הקליטה | Potenza del segnale | 電波強度 | Signaalsterkte | Intensidade do sinal
    Battery | البطارية | Batterie | Batería | Batterie | סוללה | Batteria | バッテリー | Batterij | Bateria
    charging | قيد الشحن | wird geladen | cargando | en charge | בטעינה | in carica | 充電中 | wordt opgeladen | carregando
    Keyboard | لوحة المفاتيح | Tastatur | Teclado | Clavier | מקלדת | Tastiera | キーボード | Toetsenbord | Teclado
    Back | رجوع | Zurück | Atrás | Retour | חזרה | Indietro | 戻る | Terug | Voltar
    Search | بحث | Suchen | Buscar | Rechercher | חיפוש | Cerca | 検索 | Zoek | Buscar
    More | المزيد | Mehr | Más | Plus | עוד | Altro | その他 | Meer | Mais
    Increment | زيادة | Erhöhen | Aumentar | Augmenter | הגדלה | Aumenta | 増やす | Verhoog | Aumentar
    Decrement | إنقاص | Verringern | Disminuir | Diminuer | הקטנה | Riduci | 減らす | Verlaag | Diminuir
    available | متاح | verfügbar | disponible | disponible | זמין | disponibile | 対応可能 | beschikbaar | disponível
    away | بعيد | abwesend | ausente | absent | לא נמצא | assente | 離席中 | afwezig | ausente
    busy | مشغول | beschäftigt | ocupado | occupé | עסוק | occupato | 取り込み中 | bezet | ocupado
    Delete | حذف | Löschen | Eliminar | Supprimer | מחיקה | Elimina | 削除 | Verwijder | Apagar
    Insert | إدراج | Einfügen | Insertar | Insérer | הוספה | Inserisci | 挿入 | Voeg in | Inserir
    Reorder | إعادة ترتيب | Verschieben | Reordenar | Réordonner | שינוי סדר | Riordina | 並べ替え | Wijzig volgorde | Reordenar
    Previous Month | الشهر السابق | Vorheriger Monat | Mes anterior | Mois précédent | החודש הקודם | Mese precedente | 前の月 | Vorige maand | Mês anterior
    Next Month | الشهر التالي | Nächster Monat | Mes siguiente | Mois suivant | החודש הבא | Mese successivo | 次の月 | Volgende maand | Próximo mês
    Today | اليوم | Heute | Hoy | Aujourd’hui | היום | Oggi | 今日 | Vandaag | Hoje
    Time | الوقت | Uhrzeit | Hora | Heure | שעה | Ora | 時刻 | Tijd | Hora
    """

  /// An index and a count in a language: `1 of 3`; nil for a language that is not in the table.
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
  /// Returns a word in the environment's language: the sheet's translation, or else the built-in one.
  public func spoken(_ word: SpokenWord) -> String {
    pseudoLanguage == .none || pseudoLanguage == .mirrored ? translated(word) : localized(word.rawValue)
  }

  /// Returns a word for a text that a control draws; the text itself applies the pseudo-language.
  package func translated(_ word: SpokenWord) -> String {
    guard let locale else { return word.rawValue }
    let given = strings.text(word.rawValue, in: locale)
    return given == word.rawValue ? word.text(in: locale.language) ?? given : given
  }

  /// Returns an index, counted from 1, and a count in the environment's language: `1 of 3`.
  public func spokenPlace(_ number: Int, of count: Int) -> String {
    locale.flatMap { SpokenWord.place(number, of: count, in: $0.language) } ?? "\(number) of \(count)"
  }
}
