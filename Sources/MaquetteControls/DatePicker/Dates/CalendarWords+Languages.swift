// Words and patterns are those of Unicode's CLDR, printed from Foundation's formatters; the tests compare them
// with the formatters of the machine that runs them.

internal import MaquetteElements

extension CalendarWords {
  /// English (United States), which also stands for languages without words.
  static let english = CalendarWords(
    months: "January|February|March|April|May|June|July|August|September|October|November|December",
    shortMonths: "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec", weekdays: "Sun|Mon|Tue|Wed|Thu|Fri|Sat",
    hour: "hour|hours",
    date: "MMM d, y", numericDate: "M/d/y", dayInWeek: "EEE, MMM d", hasTwelveHours: true, firstWeekday: 1)

  /// The words by language tag.
  static let table: [String: CalendarWords] = [
    "en": english,
    "en-GB": CalendarWords(
      months: "January|February|March|April|May|June|July|August|September|October|November|December",
      shortMonths: "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec", weekdays: "Sun|Mon|Tue|Wed|Thu|Fri|Sat",
      halves: "am|pm", hour: "hour|hours",
      date: "d MMM y", numericDate: "dd/MM/y", dayInWeek: "EEE d MMM"),
    "de": CalendarWords(
      months: "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember",
      shortMonths: "Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.",
      weekdays: "So.|Mo.|Di.|Mi.|Do.|Fr.|Sa.", weekdayHeadings: "So|Mo|Di|Mi|Do|Fr|Sa",
      hour: "Stunde|Stunden", minute: "Min.",
      date: "dd.MM.y", numericDate: "d.M.y", dayInWeek: "EEE d. MMM"),
    "fr": CalendarWords(
      months: "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre",
      shortMonths: "janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.",
      weekdays: "dim.|lun.|mar.|mer.|jeu.|ven.|sam.", hour: "heure|heures",
      date: "d MMM y", numericDate: "dd/MM/y", dayInWeek: "EEE d MMM"),
    "es": CalendarWords(
      months: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
      shortMonths: "ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic",
      weekdays: "dom|lun|mar|mié|jue|vie|sáb", halves: "a.\u{202F}m.|p.\u{202F}m.", hour: "hora|horas",
      date: "d MMM y", numericDate: "d/M/y", monthAndYear: "MMMM 'de' y", dayInWeek: "EEE, d MMM",
      time24: "H:mm"),
    "it": CalendarWords(
      months: "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre",
      shortMonths: "gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic", weekdays: "dom|lun|mar|mer|gio|ven|sab",
      hour: "ora|ore",
      date: "d MMM y", numericDate: "dd/MM/y", dayInWeek: "EEE d MMM"),
    "nl": CalendarWords(
      months: "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december",
      shortMonths: "jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec", weekdays: "zo|ma|di|wo|do|vr|za",
      hour: "uur|uur",
      date: "d MMM y", numericDate: "d-M-y", dayInWeek: "EEE d MMM"),
    "pt": CalendarWords(
      months: "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro",
      shortMonths: "jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.",
      weekdays: "dom.|seg.|ter.|qua.|qui.|sex.|sáb.", hour: "hora|horas",
      date: "d 'de' MMM 'de' y", numericDate: "dd/MM/y", monthAndYear: "MMMM 'de' y",
      dayInWeek: "EEE, d 'de' MMM", firstWeekday: 1),
    "sv": CalendarWords(
      months: "januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december",
      shortMonths: "jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.",
      weekdays: "sön|mån|tis|ons|tors|fre|lör", halves: "fm|em", hour: "timme|timmar",
      date: "d MMM y", numericDate: "y-MM-dd", dayInWeek: "EEE d MMM"),
    "da": CalendarWords(
      months: "januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december",
      shortMonths: "jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.",
      weekdays: "søn.|man.|tirs.|ons.|tors.|fre.|lør.", hour: "time|timer", minute: "min.",
      date: "d. MMM y", numericDate: "d.M.y", dayInWeek: "EEE d. MMM", day: "d.", time12: "h.mm\u{202F}a",
      time24: "HH.mm"),
    "nb": CalendarWords(
      months: "januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember",
      shortMonths: "jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.",
      weekdays: "søn.|man.|tir.|ons.|tor.|fre.|lør.", halves: "am|pm", hour: "time|timer",
      date: "d. MMM y", numericDate: "d.M.y", dayInWeek: "EEE d. MMM", day: "d."),
    "fi": CalendarWords(
      months: "tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kesäkuu|"
        + "heinäkuu|elokuu|syyskuu|lokakuu|marraskuu|joulukuu",
      shortMonths: "tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu",
      weekdays: "su|ma|ti|ke|to|pe|la", halves: "ap.|ip.", hour: "tunti|tuntia",
      date: "d.M.y", numericDate: "d.M.y", monthAndYear: "LLLL y", dayInWeek: "EEE d.M.",
      time12: "h.mm\u{202F}a", time24: "H.mm"),
    "pl": CalendarWords(
      months: "styczeń|luty|marzec|kwiecień|maj|czerwiec|"
        + "lipiec|sierpień|wrzesień|październik|listopad|grudzień",
      shortMonths: "sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru",
      weekdays: "niedz.|pon.|wt.|śr.|czw.|pt.|sob.", hour: "godz.|godz.",
      date: "d MMM y", numericDate: "d.MM.y", monthAndYear: "LLLL y", dayInWeek: "EEE, d MMM"),
    "cs": CalendarWords(
      months: "leden|únor|březen|duben|květen|červen|červenec|srpen|září|říjen|listopad|prosinec",
      shortMonths: "led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro", weekdays: "ne|po|út|st|čt|pá|so",
      halves: "dop.|odp.", hour: "h|h",
      date: "d.\u{202F}M.\u{202F}y", numericDate: "d.\u{202F}M.\u{202F}y", monthAndYear: "LLLL y",
      dayInWeek: "EEE d.\u{202F}M.", day: "d.", time24: "H:mm"),
    "tr": CalendarWords(
      months: "Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık",
      shortMonths: "Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara", weekdays: "Paz|Pzt|Sal|Çar|Per|Cum|Cmt",
      halves: "ÖÖ|ÖS", hour: "saat|saat", minute: "dk.",
      date: "d MMM y", numericDate: "d.MM.y", dayInWeek: "d MMM EEE", time12: "a\u{202F}h:mm"),
    "ru": CalendarWords(
      months: "январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь",
      shortMonths: "янв.|февр.|марта|апр.|мая|июня|июля|авг.|сент.|окт.|нояб.|дек.",
      weekdays: "Вс|Пн|Вт|Ср|Чт|Пт|Сб", hour: "ч|ч", minute: "мин",
      date: "d MMM y\u{202F}'г'.", numericDate: "dd.MM.y", monthAndYear: "LLLL y\u{202F}'г'.",
      dayInWeek: "ccc, d MMM"),
    "uk": CalendarWords(
      months: "січень|лютий|березень|квітень|травень|червень|"
        + "липень|серпень|вересень|жовтень|листопад|грудень",
      shortMonths: "січ.|лют.|бер.|квіт.|трав.|черв.|лип.|серп.|вер.|жовт.|лист.|груд.",
      weekdays: "нд|пн|вт|ср|чт|пт|сб", halves: "дп|пп", hour: "год|год", minute: "хв",
      date: "d MMM y\u{202F}'р'.", numericDate: "dd.MM.y", monthAndYear: "LLLL y\u{202F}'р'.",
      dayInWeek: "EEE, d MMM"),
    "el": CalendarWords(
      months: "Ιανουάριος|Φεβρουάριος|Μάρτιος|Απρίλιος|Μάιος|Ιούνιος|"
        + "Ιούλιος|Αύγουστος|Σεπτέμβριος|Οκτώβριος|Νοέμβριος|Δεκέμβριος",
      shortMonths: "Ιαν|Φεβ|Μαρ|Απρ|Μαΐ|Ιουν|Ιουλ|Αυγ|Σεπ|Οκτ|Νοε|Δεκ",
      weekdays: "Κυρ|Δευ|Τρί|Τετ|Πέμ|Παρ|Σάβ", halves: "πμ|μμ", hour: "ώρα|ώρες", minute: "λ.",
      date: "d MMM y", numericDate: "d/M/y", monthAndYear: "LLLL y", dayInWeek: "EEE d MMM",
      hasTwelveHours: true),
    "ar": CalendarWords(
      months: "يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر",
      shortMonths: "يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر",
      weekdays: "أحد|اثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت", halves: "ص|م", hour: "س|س", minute: "د",
      date: "dd\u{200F}/MM\u{200F}/y", numericDate: "d\u{200F}/M\u{200F}/y", dayInWeek: "EEE، d MMM",
      time12: "h:mm\u{A0}a", hasTwelveHours: true, firstWeekday: 7),
    "he": CalendarWords(
      months: "ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר",
      shortMonths: "ינו׳|פבר׳|מרץ|אפר׳|מאי|יוני|יולי|אוג׳|ספט׳|אוק׳|נוב׳|דצמ׳",
      weekdays: "יום א׳|יום ב׳|יום ג׳|יום ד׳|יום ה׳|יום ו׳|שבת", halves: "לפ׳|אח׳", hour: "שע׳|שע׳",
      minute: "דק׳",
      date: "d בMMM y", numericDate: "d.M.y", dayInWeek: "EEE, d בMMM", time12: "h:mm a", time24: "H:mm",
      firstWeekday: 1),
    "ja": CalendarWords(
      months: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
      shortMonths: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月", weekdays: "日|月|火|水|木|金|土",
      halves: "午前|午後", hour: "時間|時間", minute: "分",
      date: "y/MM/dd", numericDate: "y/M/d", monthAndYear: "y年M月", dayInWeek: "M月d日(EEE)", day: "d日",
      year: "y年", time12: "aK:mm", time24: "H:mm", firstWeekday: 1),
    "ko": CalendarWords(
      months: "1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월",
      shortMonths: "1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월", weekdays: "일|월|화|수|목|금|토",
      halves: "오전|오후", hour: "시간|시간", minute: "분",
      date: "y. M. d.", numericDate: "y. M. d.", monthAndYear: "y년 MMMM", dayInWeek: "MMM d일 (EEE)",
      day: "d일", year: "y년", time12: "a h:mm", hasTwelveHours: true, firstWeekday: 1),
    "zh": CalendarWords(
      months: "一月|二月|三月|四月|五月|六月|七月|八月|九月|十月|十一月|十二月",
      shortMonths: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
      weekdays: "周日|周一|周二|周三|周四|周五|周六", halves: "上午|下午", hour: "小时|小时", minute: "分钟",
      date: "y年M月d日", numericDate: "y/M/d", monthAndYear: "y年M月", dayInWeek: "M月d日 EEE", day: "d日",
      year: "y年", time12: "ah:mm", firstWeekday: 1),
    "zh-Hant": CalendarWords(
      months: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
      shortMonths: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
      weekdays: "週日|週一|週二|週三|週四|週五|週六", halves: "上午|下午", hour: "小時|小時", minute: "分鐘",
      date: "y年M月d日", numericDate: "y/M/d", monthAndYear: "y年M月", dayInWeek: "M月d日 EEE", day: "d日",
      year: "y年", time12: "ah:mm", hasTwelveHours: true, firstWeekday: 1),
  ]

  /// Other tags of the same languages.
  static let aliases = [
    "no": "nb", "iw": "he", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant", "zh-MO": "zh-Hant",
  ]
}
