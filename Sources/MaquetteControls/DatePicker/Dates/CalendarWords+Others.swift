// Words and patterns are those of Unicode's CLDR, printed from Foundation's formatters; the tests compare them
// with the formatters of the machine that runs them.

internal import MaquetteElements

extension CalendarWords {
  /// Polish.
  static let polish = CalendarWords(
    months: "styczeń|luty|marzec|kwiecień|maj|czerwiec|"
      + "lipiec|sierpień|wrzesień|październik|listopad|grudzień",
    shortMonths: "sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru",
    weekdays: "niedz.|pon.|wt.|śr.|czw.|pt.|sob.",
    halves: "AM|PM", hour: "godz.|godz.", minute: "min",
    date: "d MMM y", numericDate: "d.MM.y", monthAndYear: "LLLL y",
    dayInWeek: "EEE, d MMM", day: "d", year: "y",
    time12: "h:mm\u{202F}a", time24: "HH:mm", hasTwelveHours: false, firstWeekday: 2)

  /// Czech.
  static let czech = CalendarWords(
    months: "leden|únor|březen|duben|květen|červen|červenec|srpen|září|říjen|listopad|prosinec",
    shortMonths: "led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro",
    weekdays: "ne|po|út|st|čt|pá|so",
    halves: "dop.|odp.", hour: "h|h", minute: "min",
    date: "d.\u{202F}M.\u{202F}y", numericDate: "d.\u{202F}M.\u{202F}y", monthAndYear: "LLLL y",
    dayInWeek: "EEE d.\u{202F}M.", day: "d.", year: "y",
    time12: "h:mm\u{202F}a", time24: "H:mm", hasTwelveHours: false, firstWeekday: 2)

  /// Turkish.
  static let turkish = CalendarWords(
    months: "Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık",
    shortMonths: "Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara",
    weekdays: "Paz|Pzt|Sal|Çar|Per|Cum|Cmt",
    halves: "ÖÖ|ÖS", hour: "saat|saat", minute: "dk.",
    date: "d MMM y", numericDate: "d.MM.y", monthAndYear: "MMMM y",
    dayInWeek: "d MMM EEE", day: "d", year: "y",
    time12: "a\u{202F}h:mm", time24: "HH:mm", hasTwelveHours: false, firstWeekday: 2)

  /// Russian.
  static let russian = CalendarWords(
    months: "январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь",
    shortMonths: "янв.|февр.|марта|апр.|мая|июня|июля|авг.|сент.|окт.|нояб.|дек.",
    weekdays: "Вс|Пн|Вт|Ср|Чт|Пт|Сб",
    halves: "AM|PM", hour: "ч|ч", minute: "мин",
    date: "d MMM y\u{202F}'г'.", numericDate: "dd.MM.y", monthAndYear: "LLLL y\u{202F}'г'.",
    dayInWeek: "ccc, d MMM", day: "d", year: "y",
    time12: "h:mm\u{202F}a", time24: "HH:mm", hasTwelveHours: false, firstWeekday: 2)

  /// Ukrainian.
  static let ukrainian = CalendarWords(
    months: "січень|лютий|березень|квітень|травень|червень|"
      + "липень|серпень|вересень|жовтень|листопад|грудень",
    shortMonths: "січ.|лют.|бер.|квіт.|трав.|черв.|лип.|серп.|вер.|жовт.|лист.|груд.",
    weekdays: "нд|пн|вт|ср|чт|пт|сб",
    halves: "дп|пп", hour: "год|год", minute: "хв",
    date: "d MMM y\u{202F}'р'.", numericDate: "dd.MM.y", monthAndYear: "LLLL y\u{202F}'р'.",
    dayInWeek: "EEE, d MMM", day: "d", year: "y",
    time12: "h:mm\u{202F}a", time24: "HH:mm", hasTwelveHours: false, firstWeekday: 2)

  /// Greek.
  static let greek = CalendarWords(
    months: "Ιανουάριος|Φεβρουάριος|Μάρτιος|Απρίλιος|Μάιος|Ιούνιος|"
      + "Ιούλιος|Αύγουστος|Σεπτέμβριος|Οκτώβριος|Νοέμβριος|Δεκέμβριος",
    shortMonths: "Ιαν|Φεβ|Μαρ|Απρ|Μαΐ|Ιουν|Ιουλ|Αυγ|Σεπ|Οκτ|Νοε|Δεκ",
    weekdays: "Κυρ|Δευ|Τρί|Τετ|Πέμ|Παρ|Σάβ",
    halves: "πμ|μμ", hour: "ώρα|ώρες", minute: "λ.",
    date: "d MMM y", numericDate: "d/M/y", monthAndYear: "LLLL y",
    dayInWeek: "EEE d MMM", day: "d", year: "y",
    time12: "h:mm\u{202F}a", time24: "HH:mm", hasTwelveHours: true, firstWeekday: 2)

  /// Arabic.
  static let arabic = CalendarWords(
    months: "يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر",
    shortMonths: "يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر",
    weekdays: "أحد|اثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت",
    halves: "ص|م", hour: "س|س", minute: "د",
    date: "dd\u{200F}/MM\u{200F}/y", numericDate: "d\u{200F}/M\u{200F}/y", monthAndYear: "MMMM y",
    dayInWeek: "EEE، d MMM", day: "d", year: "y",
    time12: "h:mm\u{A0}a", time24: "HH:mm", hasTwelveHours: true, firstWeekday: 7)

  /// Hebrew.
  static let hebrew = CalendarWords(
    months: "ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר",
    shortMonths: "ינו׳|פבר׳|מרץ|אפר׳|מאי|יוני|יולי|אוג׳|ספט׳|אוק׳|נוב׳|דצמ׳",
    weekdays: "יום א׳|יום ב׳|יום ג׳|יום ד׳|יום ה׳|יום ו׳|שבת",
    halves: "לפ׳|אח׳", hour: "שע׳|שע׳", minute: "דק׳",
    date: "d בMMM y", numericDate: "d.M.y", monthAndYear: "MMMM y",
    dayInWeek: "EEE, d בMMM", day: "d", year: "y",
    time12: "h:mm a", time24: "H:mm", hasTwelveHours: false, firstWeekday: 1)

  /// Japanese.
  static let japanese = CalendarWords(
    months: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
    shortMonths: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
    weekdays: "日|月|火|水|木|金|土",
    halves: "午前|午後", hour: "時間|時間", minute: "分",
    date: "y/MM/dd", numericDate: "y/M/d", monthAndYear: "y年M月",
    dayInWeek: "M月d日(EEE)", day: "d日", year: "y年",
    time12: "aK:mm", time24: "H:mm", hasTwelveHours: false, firstWeekday: 1)

  /// Korean.
  static let korean = CalendarWords(
    months: "1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월",
    shortMonths: "1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월",
    weekdays: "일|월|화|수|목|금|토",
    halves: "오전|오후", hour: "시간|시간", minute: "분",
    date: "y. M. d.", numericDate: "y. M. d.", monthAndYear: "y년 MMMM",
    dayInWeek: "MMM d일 (EEE)", day: "d일", year: "y년",
    time12: "a h:mm", time24: "HH:mm", hasTwelveHours: true, firstWeekday: 1)

  /// Chinese in simplified characters.
  static let chinese = CalendarWords(
    months: "一月|二月|三月|四月|五月|六月|七月|八月|九月|十月|十一月|十二月",
    shortMonths: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
    weekdays: "周日|周一|周二|周三|周四|周五|周六",
    halves: "上午|下午", hour: "小时|小时", minute: "分钟",
    date: "y年M月d日", numericDate: "y/M/d", monthAndYear: "y年M月",
    dayInWeek: "M月d日 EEE", day: "d日", year: "y年",
    time12: "ah:mm", time24: "HH:mm", hasTwelveHours: false, firstWeekday: 1)

  /// Chinese in traditional characters.
  static let traditionalChinese = CalendarWords(
    months: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
    shortMonths: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
    weekdays: "週日|週一|週二|週三|週四|週五|週六",
    halves: "上午|下午", hour: "小時|小時", minute: "分鐘",
    date: "y年M月d日", numericDate: "y/M/d", monthAndYear: "y年M月",
    dayInWeek: "M月d日 EEE", day: "d日", year: "y年",
    time12: "ah:mm", time24: "HH:mm", hasTwelveHours: true, firstWeekday: 1)
}
