import MaquetteElements
import MaquetteFiles
import MaquetteLint
import MaquetteScreens
import MaquetteStudio

/// What a project sets for the sheets below its folder: fonts, tokens and the severities of rules.
struct FolderSettings: Sendable {
  /// The environment of what sheets leave open.
  var environment: Environment
  var linter: Linter
  /// Why settings were not taken over; they are then as without the file.
  var problem: StudioError?

  /// Reads the settings of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder with the file `maquette.yaml`; nil for none.
  ///   - variables: The variables of the process that settings may come from.
  init(folder: String?, catalogue: Catalogue, variables: [String: String]) {
    linter = Linter(book: RuleBook(catalogue))
    environment = Environment(fonts: .bundled)
    environment.catalogue = catalogue
    do throws(StudioError) {
      let path = folder.map { FileName.joined($0, ProjectSettings.fileName) } ?? ProjectSettings.fileName
      let settings = try ProjectSettings(path: path, variables: variables)
      let theme = ThemeSources(fonts: settings.fonts, tokens: settings.tokens, catalogue: catalogue)
      environment = try theme.load().environment
      var request = LintRequest(sheets: [], theme: theme)
      request.configuration = settings.lint
      linter = try request.linter()
    } catch {
      problem = error
    }
  }
}
