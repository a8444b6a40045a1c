public import Foundation

/// How texts that code asks for are translated while a view is drawn.
package enum Localization {
  /// The language and region of the picture; US English, whatever the machine speaks, if nothing is set.
  @TaskLocal package static var locale = Locale(identifier: "en_US")

  /// Looks a key up in the tables of a bundle: key, values, table, path of the bundle, locale. The library of views sets it, because it
  /// reads string catalogues; until then the bundle's own tables are read.
  @TaskLocal package static var translate:
    @Sendable (_ key: String, _ values: [String], _ table: String?, _ bundle: Bundle, _ locale: Locale) ->
      String? = {
        key, _, table, bundle, _ in
        let missing = "\u{0}"
        let text = bundle.localizedString(forKey: key, value: missing, table: table)
        return text == missing ? nil : text
      }
}

extension String {
  /// Translates a text.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = Self.translated(
      keyAndValue.key, keyAndValue, table, bundle ?? .main, locale ?? Localization.locale)
  }

  /// Translates a text by a key of its own.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = Self.translated("\(key)", defaultValue, table, bundle ?? .main, locale ?? Localization.locale)
  }

  /// Translates a resource.
  public init(localized resource: LocalizedStringResource) {
    self = Self.translated(
      resource.key, resource.defaultValue, resource.table, resource.bundle.bundle, resource.locale)
  }

  private static func translated(
    _ key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle, _ locale: Locale
  ) -> String {
    value.filled(into: Localization.translate(key, value.values, table, bundle, locale) ?? value.key)
  }
}

extension AttributedString {
  /// Translates a text and reads its Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue, options: AttributedString.FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
    self = (try? AttributedString(markdown: text)) ?? AttributedString(text)
  }

  /// Options of translated texts; without effect.
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Marks what was filled in.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }
}
