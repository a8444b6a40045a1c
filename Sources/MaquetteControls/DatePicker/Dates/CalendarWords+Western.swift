// Words and patterns are those of Unicode's CLDR, printed from Foundation's formatters; the tests compare them
// with the formatters of the machine that runs them.

internal import MaquetteElements

extension CalendarWords {
  /// English (United States).
  static let english = CalendarWords(
    months: "January|February|March|April|May|June|July|August|September|October|November|December",
    shortMonths: "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec",
    weekdays: "Sun|Mon|Tue|Wed|Thu|Fri|Sat",
    halves: "AM|PM", hour: "hour|hours", minute: "min",
    date: "MMM d, y", numericDate: "M/d/y", monthAndYear: "MMMM y",
    dayInWeek: "EEE, MMM d", day: "d", year: "y",
    time12: "h:mm\u{202F}a", time24: "HH:mm", hasTwelveHours: true, firstWeekday: 1)

  /// English (United Kingdom).
  static let britishEnglish = CalendarWords(
    months: "January|February|March|April|May|June|July|August|September|October|November|December",
    shortMonths: "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec",
    weekdays: "Sun|Mon|Tue|Wed|Thu|Fri|Sat",
    halves: "am|pm", hour: "hour|hours", minute: "min",
    date: "d MMM y", numericDate: "dd/MM/y", monthAndYear: "MMMM y",
    dayInWeek: "EEE d MMM", day: "d", year: "y",
    time12: "h:mm\u{202F}a", time24: "HH:mm", hasTwelveHours: false, firstWeekday: 2)

  /// German.
  static let german = CalendarWords(
    months: "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember",
    shortMonths: "Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.",
    weekdays: "So.|Mo.|Di.|Mi.|Do.|Fr.|Sa.",
    weekdayHeadings: "So|Mo|Di|Mi|Do|Fr|Sa",
    halves: "AM|PM", hour: "Stunde|Stunden", minute: "Min.",
    date: "dd.MM.y", numericDate: "d.M.y", monthAndYear: "MMMM y",
    dayInWeek: "EEE d. MMM", day: "d", year: "y",
    time12: "h:mm\u{202F}a", time24: "HH:mm", hasTwelveHours: false, firstWeekday: 2)

  /// French.
  static let french = CalendarWords(
    months: "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre",
    shortMonths: "janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.",
    weekdays: "dim.|lun.|mar.|mer.|jeu.|ven.|sam.",
    halves: "AM|PM", hour: "heure|heures", minute: "min",
    date: "d MMM y", numericDate: "dd/MM/y", monthAndYear: "MMMM y",
    dayInWeek: "EEE d MMM", day: "d", year: "y",
    time12: "h:mm\u{202F}a", time24: "HH:mm", hasTwelveHours: false, firstWeekday: 2)

  /// Spanish.
  static let spanish = CalendarWords(
    months: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
    shortMonths: "ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic",
    weekdays: "dom|lun|mar|mié|jue|vie|sáb",
    halves: "a.\u{202F}m.|p.\u{202F}m.", hour: "hora|horas", minute: "min",
    date: "d MMM y", numericDate: "d/M/y", monthAndYear: "MMMM 'de' y",
    dayInWeek: "EEE, d MMM", day: "d", year: "y",
    time12: "h:mm\u{202F}a", time24: "H:mm", hasTwelveHours: false, firstWeekday: 2)

  /// Italian.
  static let italian = CalendarWords(
    months: "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre",
    shortMonths: "gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic",
    weekdays: "dom|lun|mar|mer|gio|ven|sab",
    halves: "AM|PM", hour: "ora|ore", minute: "min",
    date: "d MMM y", numericDate: "dd/MM/y", monthAndYear: "MMMM y",
    dayInWeek: "EEE d MMM", day: "d", year: "y",
    time12: "h:mm\u{202F}a", time24: "HH:mm", hasTwelveHours: false, firstWeekday: 2)

  /// Dutch.
  static let dutch = CalendarWords(
    months: "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december",
    shortMonths: "jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec",
    weekdays: "zo|ma|di|wo|do|vr|za",
    halves: "AM|PM", hour: "uur|uur", minute: "min",
    date: "d MMM y", numericDate: "d-M-y", monthAndYear: "MMMM y",
    dayInWeek: "EEE d MMM", day: "d", year: "y",
    time12: "h:mm\u{202F}a", time24: "HH:mm", hasTwelveHours: false, firstWeekday: 2)

  /// Portuguese (Brazil).
  static let portuguese = CalendarWords(
    months: "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro",
    shortMonths: "jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.",
    weekdays: "dom.|seg.|ter.|qua.|qui.|sex.|sáb.",
    halves: "AM|PM", hour: "hora|horas", minute: "min",
    date: "d 'de' MMM 'de' y", numericDate: "dd/MM/y", monthAndYear: "MMMM 'de' y",
    dayInWeek: "EEE, d 'de' MMM", day: "d", year: "y",
    time12: "h:mm\u{202F}a", time24: "HH:mm", hasTwelveHours: false, firstWeekday: 1)

  /// Swedish.
  static let swedish = CalendarWords(
    months: "januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december",
    shortMonths: "jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.",
    weekdays: "sön|mån|tis|ons|tors|fre|lör",
    halves: "fm|em", hour: "timme|timmar", minute: "min",
    date: "d MMM y", numericDate: "y-MM-dd", monthAndYear: "MMMM y",
    dayInWeek: "EEE d MMM", day: "d", year: "y",
    time12: "h:mm\u{202F}a", time24: "HH:mm", hasTwelveHours: false, firstWeekday: 2)

  /// Danish.
  static let danish = CalendarWords(
    months: "januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december",
    shortMonths: "jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.",
    weekdays: "søn.|man.|tirs.|ons.|tors.|fre.|lør.",
    halves: "AM|PM", hour: "time|timer", minute: "min.",
    date: "d. MMM y", numericDate: "d.M.y", monthAndYear: "MMMM y",
    dayInWeek: "EEE d. MMM", day: "d.", year: "y",
    time12: "h.mm\u{202F}a", time24: "HH.mm", hasTwelveHours: false, firstWeekday: 2)

  /// Norwegian Bokmål.
  static let norwegian = CalendarWords(
    months: "januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember",
    shortMonths: "jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.",
    weekdays: "søn.|man.|tir.|ons.|tor.|fre.|lør.",
    halves: "am|pm", hour: "time|timer", minute: "min",
    date: "d. MMM y", numericDate: "d.M.y", monthAndYear: "MMMM y",
    dayInWeek: "EEE d. MMM", day: "d.", year: "y",
    time12: "h:mm\u{202F}a", time24: "HH:mm", hasTwelveHours: false, firstWeekday: 2)

  /// Finnish.
  static let finnish = CalendarWords(
    months: "tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kesäkuu|"
      + "heinäkuu|elokuu|syyskuu|lokakuu|marraskuu|joulukuu",
    shortMonths: "tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu",
    weekdays: "su|ma|ti|ke|to|pe|la",
    halves: "ap.|ip.", hour: "tunti|tuntia", minute: "min",
    date: "d.M.y", numericDate: "d.M.y", monthAndYear: "LLLL y",
    dayInWeek: "EEE d.M.", day: "d", year: "y",
    time12: "h.mm\u{202F}a", time24: "H.mm", hasTwelveHours: false, firstWeekday: 2)
}
