package import MaquetteElements
import MaquetteFiles
import MaquetteRendering
import MaquetteScreens
import MaquetteSheets
import MaquetteRPC
import MaquetteStudio

/// What the tools work with: the folder, the project's settings, and a renderer that stays warm. One thread uses it.
package final class AgentStudio {
  let folder: AgentFolder
  let catalogue: Catalogue
  /// The settings of the project, which `maquette.yaml` in the folder and the environment's variables set.
  let variables: [String: String]
  let threads: Int
  let renderer = Renderer()

  package init(
    folder: AgentFolder, catalogue: Catalogue, variables: [String: String] = [:], threads: Int = 1
  ) {
    self.folder = folder
    self.catalogue = catalogue
    self.variables = variables
    self.threads = threads
  }

  /// The settings, read again for each call, because an agent may change them.
  func settings() throws(ToolFailure) -> ProjectSettings {
    try work { () throws(StudioError) in
      try ProjectSettings(path: "\(folder.root)/\(ProjectSettings.fileName)", variables: variables)
    }
  }

  /// The absolute path of a file or folder that a call names.
  func path(of name: String) throws(ToolFailure) -> String {
    do throws(RPCError) {
      return try folder.path(of: name)
    } catch {
      throw .call(error)
    }
  }

  /// Reads a sheet. It and the files that it names are in the folder; paths in errors are absolute.
  ///
  /// - Parameter name: The path from the folder, or the name of a text.
  func sheet(
    _ bytes: [UInt8], named name: String, in environment: Environment
  ) throws(StudioError) -> Sheet {
    let folder = folder
    // The files of tokens are read by a reader of their own.
    let sheet = try CarriedFiles.only(below: folder.root, and: []) { () throws(StudioError) in
      try attempt(StudioError.init) { () throws(SheetError) in
        try Sheet(bytes, path: "\(folder.root)/\(name)", environment: environment, files: folder.bytes)
      }
    }
    for file in sheet.dependencies.dropFirst() where (try? folder.path(of: file.path)) == nil {
      throw StudioError(
        .badInput, "\(file.path): the file is outside of the folder that this server serves")
    }
    return sheet
  }

  /// The fonts and tokens of the project.
  func theme() throws(ToolFailure) -> ThemeSources {
    let settings = try settings()
    return ThemeSources(fonts: settings.fonts, tokens: settings.tokens, catalogue: catalogue, stream: -1)
  }
}
