/// Which form of a word a whole number has, after the plural rules of Unicode's CLDR for cardinal numbers.
package enum PluralRule {
  /// The form for a number in a language, such as `one` or `other`.
  package static func form(of number: Int, language: String) -> String {
    let code = language.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? language
    let count = number.magnitude
    let (last, lastTwo) = (count % 10, count % 100)
    switch code {
    case "ja", "ko", "zh", "th", "vi", "id", "ms", "lo", "my": return "other"
    case "fr", "hy", "pt": return count <= 1 ? "one" : "other"
    case "hi", "bn", "fa", "gu", "kn", "zu", "am": return count <= 1 ? "one" : "other"
    case "ru", "uk", "be":
      if last == 1, lastTwo != 11 { return "one" }
      return (2...4).contains(last) && !(12...14).contains(lastTwo) ? "few" : "many"
    case "sr", "hr", "bs":
      if last == 1, lastTwo != 11 { return "one" }
      return (2...4).contains(last) && !(12...14).contains(lastTwo) ? "few" : "other"
    case "pl":
      if count == 1 { return "one" }
      return (2...4).contains(last) && !(12...14).contains(lastTwo) ? "few" : "many"
    case "cs", "sk": return count == 1 ? "one" : (2...4).contains(count) ? "few" : "other"
    case "sl":
      return lastTwo == 1 ? "one" : lastTwo == 2 ? "two" : (3...4).contains(lastTwo) ? "few" : "other"
    case "lt":
      if last == 1, !(11...19).contains(lastTwo) { return "one" }
      return (2...9).contains(last) && !(11...19).contains(lastTwo) ? "few" : "other"
    case "ro": return count == 1 ? "one" : count == 0 || (1...19).contains(lastTwo) ? "few" : "other"
    case "he", "iw": return count == 1 ? "one" : count == 2 ? "two" : "other"
    case "ar":
      switch (count, lastTwo) {
      case (0, _): return "zero"
      case (1, _): return "one"
      case (2, _): return "two"
      case (_, 3...10): return "few"
      case (_, 11...99): return "many"
      default: return "other"
      }
    default: return count == 1 ? "one" : "other"
    }
  }
}
