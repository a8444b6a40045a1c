internal import ArgumentParser
internal import MaquetteControls
internal import MaquetteTokens
internal import MaquetteTypography

/// The letters and the theme that everything is drawn with.
struct ThemeOptions: ParsableArguments {
  @Option(help: FontOption.help)
  var font: [String] = []

  @Option(
    help: ArgumentHelp("A folder of fonts; its families can be named by design tokens.", valueName: "dir"))
  var fontDir: [String] = []

  @Option(
    help: ArgumentHelp(
      "Design tokens that change the theme: a token file or a resolver. Of several the later ones win.",
      valueName: "file"))
  var tokens: [String] = []

  /// What was given, for other threads.
  struct Values: Sendable {
    var fonts: [String] = []
    var tokens: [String] = []
  }

  /// What was given; fonts in files first, then those in folders.
  var values: Values { Values(fonts: font + fontDir, tokens: tokens) }

  /// What everything is drawn under where nothing else is said; what is to be said about token files is said.
  func environment(console: Console = .standard) throws(Failure) -> Environment {
    try Self.environment(values, console: console).environment
  }

  /// What everything is drawn under, and the token files that it depends on.
  static func environment(
    _ values: Values, console: Console
  ) throws(Failure) -> (environment: Environment, files: [TokenFile]) {
    var environment = Environment(fonts: try FontOption.library(paths: values.fonts))
    if values.tokens.isEmpty { return (environment, []) }
    do throws(TokenError) {
      let themes = try TokenThemes(paths: values.tokens, families: environment.fonts.families)
      console.say(themes.warnings)
      themes.apply(to: &environment)
      return (environment, themes.files)
    } catch {
      throw Failure(error)
    }
  }
}
