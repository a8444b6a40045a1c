internal import MaquetteFiles

/// Where pictures go.
enum OutputPlace: Equatable {
  /// Standard output; one picture only.
  case stream
  /// A file; one picture only.
  case file(String)
  /// Files in a folder, under the pictures' own names; the empty path is the current folder.
  case folder(String)

  /// The place that `--out` names. A name that ends in `.png` is a file unless there is a folder of that name. Throws
  /// a failure if a picture would replace a file that is none, such as the sheet itself.
  init(_ argument: String) throws(Failure) {
    if argument == "-" {
      self = .stream
    } else if argument.hasSuffix("/") || Folder.kind(of: argument) == .folder {
      self = .folder(argument)
    } else {
      try Self.check(file: argument)
      let isFile = FileName.suffix(of: argument) == "png" || Folder.kind(of: argument) == .file
      self = isFile ? .file(argument) : .folder(argument)
    }
  }

  /// Endings of pictures that are not written: whoever names one expects a file, and no folder of that name.
  private static let otherPictures = ["jpg", "jpeg", "gif", "webp", "svg", "pdf", "tif", "tiff", "bmp"]

  /// Refuses a file that a picture must not replace, and a format that is not written. Devices and pipes lose nothing.
  static func check(file path: String) throws(Failure) {
    let suffix = FileName.suffix(of: path)
    if suffix == "png" { return }
    if Folder.isRegularFile(path) {
      throw Failure(
        .usage,
        "'\(path)' is a file that does not end in .png and would be lost; name a .png file or a folder")
    }
    if otherPictures.contains(suffix) {
      throw Failure(
        .usage, "only PNG is written, not '\(path)'; name '\(FileName.withoutSuffix(path)).png'")
    }
  }

  /// Refuses to write a picture's bytes to a terminal.
  func check(on console: Console) throws(Failure) {
    if self == .stream && console.outputIsTerminal {
      throw Failure(.usage, "standard output is a terminal; name a file with --out, or redirect it")
    }
  }

  /// Refuses pictures that do not fit into the place: several in one file or stream, two under one name. Each is given
  /// by its sheet and its path in the folder of pictures.
  func check(_ pictures: [(sheet: String, path: String)]) throws(Failure) {
    let count = pictures.count
    if count > 1 {
      switch self {
      case .stream: throw Failure(.usage, "standard output takes one picture, and there are \(count)")
      case .file(let path):
        throw Failure(.usage, "there are \(count) pictures, and '\(path)' is one file; name a folder")
      case .folder: break
      }
    }
    var owners: [String: String] = [:]
    for picture in pictures {
      guard let target = target(ofPicture: picture.path) else { continue }
      if let other = owners.updateValue(picture.sheet, forKey: target) {
        throw Failure(
          .usage,
          "'\(other)' and '\(picture.sheet)' would both be drawn to '\(target)'; draw them to two folders")
      }
    }
  }

  /// The path of a picture in the place; nil for standard output.
  func path(of name: String, in subfolder: String) -> String? {
    switch self {
    case .stream: nil
    case .file(let path): path
    case .folder(let folder): FileName.joined(FileName.joined(folder, subfolder), name + ".png")
    }
  }

  /// Where a picture goes whose path in a folder is known; nil for standard output.
  func target(ofPicture path: String) -> String? {
    switch self {
    case .stream: nil
    case .file(let file): file
    case .folder(let folder): FileName.joined(folder, path)
    }
  }

  /// The path of a picture whose path in the folder is known; nil if the place is no folder.
  func path(ofPicture path: String) -> String? {
    if case .folder(let folder) = self { FileName.joined(folder, path) } else { nil }
  }
}
