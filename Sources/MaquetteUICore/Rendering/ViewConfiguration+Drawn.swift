import Foundation
import MaquetteFoundation

extension ViewConfiguration {
  /// What is drawn now, for code of the app that asks for the screen or the language; nil outside of a drawing.
  @TaskLocal package static var drawn: ViewConfiguration?

  /// Runs a body in which code of the app sees this configuration: its screen, its language, its texts.
  @MainActor func asDrawn<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$drawn.withValue(self) {
      try Localization.$locale.withValue(locale) {
        try Localization.$translate.withValue(Self.translate, operation: body)
      }
    }
  }

  private static let translate: @Sendable (String, [String], String?, Bundle, Locale) -> String? = {
    key, _, table, bundle, locale in
    Strings.translation(of: key, table: table, bundle: bundle.bundlePath, locale: locale)
  }
}
