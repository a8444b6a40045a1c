internal import MaquetteFiles

/// A sheet that is named on the command line, or found in a folder that is.
struct SheetInput: Sendable {
  /// The sheet's path, or `-` for standard input.
  let path: String
  /// The folder of the sheet within the one that was named; empty for a sheet that was named itself.
  let subfolder: String

  /// Standard input.
  static let stream = "-"

  /// The sheets that arguments name, in their order; those of a folder in the order of their paths.
  static func all(in arguments: [String]) throws(Failure) -> [SheetInput] {
    var inputs: [SheetInput] = []
    for argument in arguments {
      if argument != stream && Folder.kind(of: argument) == .folder {
        inputs += try sheets(in: argument)
      } else {
        inputs.append(SheetInput(path: argument, subfolder: ""))
      }
    }
    if inputs.count(where: { $0.path == stream }) > 1 {
      throw Failure(.usage, "standard input ('-') can be read once only")
    }
    return inputs
  }

  private static func sheets(in folder: String) throws(Failure) -> [SheetInput] {
    let files: [String]
    do throws(FileProblem) {
      files = try Folder.files(in: folder)
    } catch {
      throw Failure(error, path: folder)
    }
    let sheets = files.filter { isSheet($0, below: folder) }
    if sheets.isEmpty {
      throw Failure(
        .noInput, "\(folder): there are no sheets here; a sheet's name ends in .yaml, .yml or .json")
    }
    return sheets.map { path in
      let within = path.dropFirst(folder.count).drop { $0 == "/" }
      return SheetInput(path: path, subfolder: FileName.folder(of: String(within)))
    }
  }

  /// Whether a file that is found in a folder is a sheet. What only other sheets include has an underscore before its name or
  /// that of its folder, and token files end as the Design Tokens format has it.
  private static func isSheet(_ path: String, below folder: String) -> Bool {
    let name = FileName.last(of: path)
    return ["yaml", "yml", "json"].contains(FileName.suffix(of: path))
      && !FileName.isPart(path, below: folder)
      && ![".tokens.json", ".tokens", ".resolver.json"].contains { name.hasSuffix($0) }
  }
}
