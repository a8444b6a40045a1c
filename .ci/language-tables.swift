// Writes Sources/CWords/Calendars, Subtags and tables.h: `.ci/language-tables`, on Linux.
//
// The data are those of Unicode's CLDR as swift-foundation has them compiled in, with the choices of the platforms that
// controls are drawn for: bare CLDR writes "E, d. MMM" where an iPhone writes "EEE d. MMM". They are asked of the formatters,
// and each file names the version that answered. A file has lines `key = value`; that of a region has only what differs from
// the file of its language. Running it twice writes the same bytes.
import Foundation

@_silgen_name("swift_ulocdata_getCLDRVersion")
func getCLDRVersion(_ version: UnsafeMutablePointer<UInt8>, _ status: UnsafeMutablePointer<Int32>)

/// The languages, each of which has a whole file, and below them the regions with the file that they differ from.
let languages = """
  ar bg bn ca cs da de el en es et fa fi fr gu he hi hr hu hy id it ja ka kk km kn ko lo lt lv ml mr ms my nb ne nl pa pl pt
  ro ru si sk sl sr sr-Latn sv ta te th tr uk ur vi zh-Hans zh-Hant
  """.split(whereSeparator: \.isWhitespace).map(String.init)
let regions = """
  ar-AE:ar ar-DZ:ar ar-IQ:ar ar-JO:ar ar-LB:ar ar-LY:ar ar-MA:ar ar-MR:ar ar-PS:ar ar-SA:ar ar-SD:ar ar-SY:ar ar-TN:ar de-AT:de
  de-CH:de en-GB:en en-AU:en-GB:en en-CA:en-GB:en en-IN:en-GB:en es-419:es es-MX:es-419:es es-US:es-419:es fr-CA:fr
  fr-CH:fr nl-BE:nl pt-PT:pt zh-HK:zh-Hant
  """.split(whereSeparator: \.isWhitespace).map { $0.split(separator: ":").map(String.init) }

/// Digits in which the formatters differ from CLDR's `defaultNumberingSystem`, which decides.
let digits = ["bn": "beng", "mr": "deva"]
/// A language without a region is that of its likely one, if it makes a difference (CLDR's likelySubtags).
let likely = ["ar": "ar-EG", "zh-HK": "zh-Hant-HK"]

let months = [
  "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
  "november", "december",
]
let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]

/// The unit that a formatter writes beside a number.
func unit(
  _ seconds: Int, _ unit: Duration.UnitsFormatStyle.Unit, _ width: Duration.UnitsFormatStyle.UnitWidth,
  _ locale: Locale
) -> String {
  Duration.seconds(seconds).formatted(.units(allowed: [unit], width: width).locale(locale))
    .filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
}

/// The unit for most numbers, and for each number with another one. The long units of languages with more than two forms are
/// too many for a wheel; these have the short ones.
func units(
  _ name: String, _ values: ClosedRange<Int>, _ seconds: Int, _ kind: Duration.UnitsFormatStyle.Unit,
  isShort: Bool, _ locale: Locale
) -> [(String, String)] {
  let long = isShort ? [] : values.map { unit($0 * seconds, kind, .wide, locale) }
  let words =
    isShort || Set(long).count > 2 ? values.map { unit($0 * seconds, kind, .abbreviated, locale) } : long
  let others = values.filter { words[$0] != words[10] }.map { ("\(name) \($0)", words[$0]) }
  return [(name, words[10])] + others
}

/// The lines of a tag.
func lines(_ tag: String) -> [(key: String, value: String)] {
  let name = likely[tag] ?? tag
  // Pickers show the Gregorian calendar, in Thailand with the years of the Buddhist one.
  let locale = Locale(identifier: tag == "th" ? name : "\(name)-u-ca-gregory")
  let formatter = DateFormatter()
  formatter.locale = locale
  func pattern(_ template: String) -> String {
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.dateFormat ?? ""
  }
  let monthAndYear = pattern("yMMMM")
  let dayInWeek = pattern("EEEMMMd")
  var year = pattern("y")
  var lines: [(key: String, value: String)] = []
  func add(_ prefix: String, _ keys: [String], _ values: [String]) {
    lines += zip(keys, values).map { ("\(prefix) \($0)", $1) }
  }
  add("month", months, formatter.standaloneMonthSymbols)
  if monthAndYear.contains("MMMM"), formatter.monthSymbols != formatter.standaloneMonthSymbols {
    add("month in date", months, formatter.monthSymbols)
  }
  add("short month", months, formatter.shortMonthSymbols)
  if dayInWeek.contains("LLL") { add("short month alone", months, formatter.shortStandaloneMonthSymbols) }
  add("weekday", weekdays, formatter.shortWeekdaySymbols)
  add("heading", weekdays, formatter.shortStandaloneWeekdaySymbols)
  lines += [("am", formatter.amSymbol), ("pm", formatter.pmSymbol)]
  lines += units("hours", 0...23, 3600, .hours, isShort: false, locale)
  lines += units("minutes", 0...59, 60, .minutes, isShort: true, locale)
  formatter.dateStyle = .medium
  formatter.timeStyle = .none
  lines.append(("date", formatter.dateFormat ?? ""))
  lines += [("numeric date", pattern("yMd")), ("month and year", monthAndYear), ("day in week", dayInWeek)]
  let offset = formatter.calendar.component(.year, from: Date(timeIntervalSince1970: 0)) - 1970
  if offset > 0 {
    year = year.replacing("G", with: "'\(formatter.eraSymbols.first ?? "")'")
    lines.append(("year offset", "\(offset)"))
  }
  lines += [("day", pattern("d")), ("year", year), ("time 12", pattern("hmm")), ("time 24", pattern("Hmm"))]
  lines.append(("hour cycle", pattern("jmm").contains { "hK".contains($0) } ? "12" : "24"))
  lines.append(("first weekday", weekdays[locale.calendar.firstWeekday - 1]))
  let percent = 0.5.formatted(.percent.locale(locale))
  if let first = percent.firstIndex(where: \.isNumber), let last = percent.lastIndex(where: \.isNumber) {
    lines.append(("percent", percent.replacingCharacters(in: first...last, with: "{number}")))
  }
  // Two examples say the separators, the sizes of groups, and whether four digits make groups.
  lines.append(("number", 1_234_567.5.formatted(.number.locale(locale))))
  lines.append(("short number", 1_234.formatted(.number.locale(locale))))
  lines.append(("digits", digits[tag] ?? locale.numberingSystem.identifier))
  return lines
}

let folder = URL(filePath: "Sources/CWords")
var version: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
var status: Int32 = 0
withUnsafeMutableBytes(of: &version) { bytes in
  bytes.withMemoryRebound(to: UInt8.self) { pointer in
    if let start = pointer.baseAddress { getCLDRVersion(start, &status) }
  }
}
let heading =
  "# Written by .ci/language-tables from CLDR \(version.0).\(version.1) as swift-foundation has it.\n"
let calendars = folder.appending(path: "Calendars")
try? FileManager.default.removeItem(at: calendars)
try FileManager.default.createDirectory(at: calendars, withIntermediateDirectories: true)
var written: [String: [(key: String, value: String)]] = [:]
for chain in languages.map({ [$0] }) + regions {
  let tag = chain[0]
  var all = lines(tag)
  // Where only the file above has another unit for some number, the usual one must be said.
  for (key, _) in chain.dropFirst().flatMap({ written[$0, default: []] })
  where !all.contains(where: { $0.key == key }) {
    let usual = all.first { key.hasPrefix("\($0.key) ") }
    all.append((key, usual?.value ?? ""))
  }
  let kept = all.filter { line in
    chain.dropFirst().lazy.compactMap { parent in written[parent]?.first { $0.key == line.key } }.first?.value
      != line.value
  }
  written[tag] = kept
  if kept.isEmpty { continue }
  let text = heading + kept.map { "\($0.key) = \($0.value)\n" }.joined()
  try text.write(to: calendars.appending(path: "\(tag).words"), atomically: true, encoding: .utf8)
}

/// Aliases of CLDR (supplementalMetadata.xml, languageAlias) that the formatters do not apply.
let moreAliases = [
  "bh": "bho", "cmn": "zh", "no": "nb", "prs": "fa-AF", "sh": "sr-Latn", "swc": "sw-CD", "tl": "fil", "tw": "ak",
]

/// The language, script and region that CLDR's likely subtags give a tag; nil if they know none.
func maximal(_ tag: String) -> (language: String, script: String, region: String)? {
  let parts = Locale.Language(identifier: tag).maximalIdentifier.split(separator: "-").map(String.init)
  // Aran is a style of Arab.
  return parts.count == 3 ? (parts[0], parts[1] == "Aran" ? "Arab" : parts[1], parts[2]) : nil
}

var aliases = moreAliases
/// Languages without a script here are written in Latin letters.
var scripts = ["pnb": "Arab", "skr": "Arab"]
var likelyRegions: [String: String] = [:]
let letters = "abcdefghijklmnopqrstuvwxyz"
let pairs = letters.flatMap { first in letters.map { "\(first)\($0)" } }
for code in pairs + pairs.flatMap({ pair in letters.map { "\(pair)\($0)" } }) {
  guard let usual = maximal(code) else { continue }
  if usual.language != code { aliases[code] = aliases[code] ?? usual.language }
  // The rarer languages of CLDR are not in use on devices.
  if aliases[code] != nil || !Locale.LanguageCode.isoLanguageCodes.contains(.init(code)) { continue }
  if usual.script != "Latn" { scripts[code] = usual.script }
  likelyRegions["\(code)-\(usual.script)"] = usual.region
  for region in Locale.Region.isoRegions.map(\.identifier) where region.count == 2 {
    guard let other = maximal("\(code)-\(region)"), other.script != usual.script else { continue }
    scripts["\(code)-\(region)"] = other.script
    likelyRegions["\(code)-\(other.script)"] = maximal("\(code)-\(other.script)")?.region
  }
}
let subtags = folder.appending(path: "Subtags")
try FileManager.default.createDirectory(at: subtags, withIntermediateDirectories: true)
for (name, values) in [("aliases", aliases), ("scripts", scripts), ("regions", likelyRegions)] {
  let text = heading + values.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)\n" }.joined()
  try text.write(to: subtags.appending(path: "\(name).words"), atomically: true, encoding: .utf8)
}

func table(_ name: String, _ directory: String) throws -> String {
  let files = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: directory).path)
  let rows = files.filter { $0.hasSuffix(".words") }.sorted().map { file in
    """
        {"\(file.dropLast(6))", (const unsigned char[]){
    #embed "\(directory)/\(file)"
            , 0}},

    """
  }
  return "static const MaquetteLanguageFile \(name)[] = {\n\(rows.joined())};\n"
}

let tables =
  "// Written by .ci/language-tables: a row for each file, sorted by the bytes of its name.\n"
  + (try table("words", "Words")) + (try table("calendars", "Calendars"))
  + (try table("subtags", "Subtags"))
try tables.write(to: folder.appending(path: "tables.h"), atomically: true, encoding: .utf8)
