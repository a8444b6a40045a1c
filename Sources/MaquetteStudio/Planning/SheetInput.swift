package import MaquetteElements
import MaquetteFiles
package import MaquetteSheets

/// A sheet of a request, or in a folder of a request.
package struct SheetInput: Sendable {
  /// The sheet's path, or `-` for standard input.
  package let path: String
  /// The folder of the sheet within the folder of the request; empty for a sheet that the request names.
  package var subfolder = ""

  /// The path of standard input.
  package static let stream = "-"

  /// The sheets at some paths, in their order; those of a folder in the order of their paths. What is passed over in a folder
  /// is reported.
  package static func all(
    in paths: [String], observer: StudioObserver
  ) throws(StudioError) -> [SheetInput] {
    var inputs: [SheetInput] = []
    for path in paths {
      if path != stream && Folder.kind(of: path) == .folder {
        inputs += try sheets(in: path, observer: observer)
      } else {
        inputs.append(SheetInput(path: path))
      }
    }
    if inputs.count(where: { $0.path == stream }) > 1 { throw .streamReadTwice }
    return inputs
  }

  /// Reads the sheet.
  ///
  /// - Parameters:
  ///   - environment: The environment of what the sheet leaves open.
  ///   - stream: The descriptor of standard input.
  package func sheet(
    in environment: Environment = Environment(), stream: Int32
  ) throws(StudioError) -> Sheet {
    do throws(SheetError) {
      return try Sheet(
        SheetFile.bytes(atPath: path, orOfStream: stream), path: path, environment: environment)
    } catch {
      throw StudioError(error)
    }
  }

  private static func sheets(
    in folder: String, observer: StudioObserver
  ) throws(StudioError) -> [SheetInput] {
    let sheets = try files(in: folder, suffixes: ["yaml", "yml", "json"], observer: observer).filter {
      isSheet($0, below: folder)
    }
    if sheets.isEmpty {
      throw StudioError(
        .noInput, "\(folder): there are no sheets here; a sheet's name ends in .yaml, .yml or .json")
    }
    return sheets.map { path in
      let within = path.dropFirst(folder.count).drop { $0 == "/" }
      return SheetInput(path: path, subfolder: FileName.folder(of: String(within)))
    }
  }

  /// The files with some suffixes in a folder and its subfolders. What is passed over is reported.
  static func files(
    in folder: String, suffixes: [String], observer: StudioObserver
  ) throws(StudioError) -> [String] {
    let walk = try attempt({ StudioError($0, path: folder) }) { () throws(FileProblem) in
      try Folder.walk(folder) { suffixes.contains(FileName.suffix(of: $0)) }
    }
    for item in walk.passedOver { observer(.passedOver(item)) }
    return walk.files.filter { suffixes.contains(FileName.suffix(of: $0)) }
  }

  /// Whether a file in a folder is a sheet. Parts of sheets have an underscore before their name or that of their folder,
  /// token files have the suffixes of the Design Tokens format, settings their name, and asset catalogs describe their contents in JSON.
  private static func isSheet(_ path: String, below folder: String) -> Bool {
    let name = FileName.last(of: path)
    return name != ProjectSettings.fileName && !FileName.isPart(path, below: folder)
      && !FileName.isInAssetCatalog(path)
      && ![".tokens.json", ".tokens", ".resolver.json"].contains { name.lowercased().hasSuffix($0) }
  }
}

extension StudioError {
  /// Standard input is named twice.
  package static var streamReadTwice: StudioError {
    StudioError(.usage, "standard input ('-') can be read once only")
  }
}

extension Sheet {
  /// The pictures at a scale; nil for the sheet's own scale.
  package func pictures(scale: Double?, path: String) throws(StudioError) -> [Sheet.Picture] {
    guard let scale else { return pictures }
    if Set(pictures.map(\.environment.scale)).count > 1 {
      throw StudioError(
        .usage, "\(path): the sheet's variants set the scale; remove --scale")
    }
    return pictures.map { $0.scaled(to: scale) }
  }
}
