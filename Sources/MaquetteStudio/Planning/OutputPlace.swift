import MaquetteFiles

/// The place of pictures.
package enum OutputPlace: Equatable {
  /// Standard output; one picture only.
  case stream
  /// A file; one picture only.
  case file(String)
  /// A document with a page for each picture.
  case pages(String)
  /// Files in a folder, under the pictures' own names; the empty path is the current folder.
  case folder(String)

  /// The place at a path: a name that ends in the suffix of the format is a file unless a folder of that name exists. Throws an
  /// error if a picture would replace a file of another kind, such as the sheet itself.
  package init(_ argument: String, suffix: String = "png") throws(StudioError) {
    if argument == "-" {
      self = .stream
    } else if argument.hasSuffix("/") || Folder.kind(of: argument) == .folder {
      self = .folder(argument)
    } else {
      try Self.check(file: argument, suffix: suffix)
      let isFile = FileName.suffix(of: argument) == suffix || Folder.kind(of: argument) == .file
      let file = suffix == "pdf" ? OutputPlace.pages(argument) : .file(argument)
      self = isFile ? file : .folder(argument)
    }
    if self != .stream { NamedOutput.add(argument) }
  }

  /// Suffixes of picture formats that are not written; a path with one of them is not meant as a folder.
  private static let otherPictures = [
    "png", "jpg", "jpeg", "gif", "webp", "svg", "pdf", "tif", "tiff", "bmp",
  ]

  /// Throws an error for a file that a picture must not replace, and for a format that is not written. Devices and
  /// pipes are allowed.
  package static func check(file path: String, suffix wanted: String = "png") throws(StudioError) {
    let suffix = FileName.suffix(of: path)
    if suffix == wanted { return }
    if Folder.isRegularFile(path) {
      throw StudioError(
        .usage,
        "'\(path)' is a file without the suffix .\(wanted) and would be overwritten; name a .\(wanted) file or a folder"
      )
    }
    if otherPictures.contains(suffix) {
      throw StudioError(
        .usage,
        "only \(wanted.uppercased()) is written, not '\(path)'; name '\(FileName.withoutSuffix(path)).\(wanted)'"
          + (["svg", "pdf"].contains(suffix) ? ", or add --format \(suffix)" : ""))
    }
  }

  /// Throws an error for several pictures in one file or stream, and for two of the same name. Each picture has its
  /// sheet and its path in the folder of pictures.
  func check(_ pictures: [(sheet: String, path: String)]) throws(StudioError) {
    let count = pictures.count
    if count > 1 {
      switch self {
      case .stream: throw StudioError(.usage, "standard output takes one picture, but there are \(count)")
      case .file(let path):
        throw StudioError(.usage, "there are \(count) pictures, but '\(path)' is one file; name a folder")
      case .folder, .pages: break
      }
    }
    var owners: [String: (sheet: String, target: String)] = [:]
    for picture in pictures {
      guard let target = target(ofPicture: picture.path) else { continue }
      let other = owners.updateValue((picture.sheet, target), forKey: FileName.folded(target))
      guard let other else { continue }
      let names =
        other.target.utf8.elementsEqual(target.utf8)
        ? "'\(target)'" : "'\(other.target)' and '\(target)', which are one file on macOS"
      throw StudioError(
        .usage,
        "'\(other.sheet)' and '\(picture.sheet)' would both be drawn to \(names); draw them to two folders")
    }
  }

  /// The path of a picture in the place; nil for standard output.
  func path(of name: String, in subfolder: String, suffix: String = "png") -> String? {
    switch self {
    case .stream: nil
    case .file(let path), .pages(let path): path
    case .folder(let folder): FileName.joined(FileName.joined(folder, subfolder), "\(name).\(suffix)")
    }
  }

  /// The file of a picture by its path in the folder of pictures; nil for standard output.
  func target(ofPicture path: String) -> String? {
    switch self {
    case .stream, .pages: nil
    case .file(let file): file
    case .folder(let folder): FileName.joined(folder, path)
    }
  }

  /// The file of a picture by its path in the folder of pictures; nil if the place is not a folder.
  func path(ofPicture path: String) -> String? {
    if case .folder(let folder) = self { FileName.joined(folder, path) } else { nil }
  }
}
