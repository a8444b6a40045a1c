internal import MaquetteFiles

/// Where pictures go.
enum OutputPlace: Equatable {
  /// Standard output; one picture only.
  case stream
  /// A file; one picture only.
  case file(String)
  /// Files in a folder, under the pictures' own names; the empty path is the current folder.
  case folder(String)

  /// The place that `--out` names. A name that ends in `.png` is a file unless there is a folder of that name.
  init(_ argument: String) {
    if argument == "-" {
      self = .stream
    } else if argument.hasSuffix("/") || Folder.kind(of: argument) == .folder {
      self = .folder(argument)
    } else if FileName.suffix(of: argument) == "png" || Folder.kind(of: argument) == .file {
      self = .file(argument)
    } else {
      self = .folder(argument)
    }
  }

  /// Refuses to write a picture's bytes to a terminal.
  func check(on console: Console) throws(Failure) {
    if self == .stream && console.outputIsTerminal {
      throw Failure(.usage, "standard output is a terminal; name a file with --out, or redirect it")
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
