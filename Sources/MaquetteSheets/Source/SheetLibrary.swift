import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteFiles

/// The files of one sheet: reads each once and keeps its tree and its diagnostics.
struct SheetLibrary: Sendable {
  /// The diagnostics of the sheet; the index of a source is that of its file.
  var diagnostics: DiagnosticList

  /// The files in the order of reading.
  private(set) var dependencies: [SheetDependency] = []

  /// Files that other readers read.
  private(set) var others: [SheetDependency] = []

  /// The pictures that elements name, by their paths.
  var images = ImageLibrary()
  /// The files of pictures for other scales that do not exist.
  var absentImages: [String] = []
  /// The paths of pictures that cannot be read, each reported once.
  var unreadableImages: Set<String> = []
  private var allImageBytes = 0

  /// The trees of the files; nil for those that could not be read to the end.
  private var roots: [SheetNode?] = []
  private var indices: [String: Int] = [:]
  private var includedBytes = 0
  private let files: SheetFile.Reading

  init(diagnostics: DiagnosticList, files: @escaping SheetFile.Reading) {
    self.diagnostics = diagnostics
    self.files = files
  }

  /// Adds a file and reads it; nil if no tree can be made, which a diagnostic explains.
  mutating func open(_ file: SheetDependency) -> SheetNode? {
    let errors = diagnostics.errorCount
    let isTable = FileName.suffix(of: file.path) == "csv"
    let source = SheetSource.decode(
      file.bytes, name: file.path, kind: isTable ? .table : .sheet, into: &diagnostics)
    var root: SheetNode?
    // Errors of other files do not prevent reading this one.
    if diagnostics.errorCount == errors {
      root =
        isTable
        ? TableReader.read(source, into: &diagnostics) : SheetReader.read(source, into: &diagnostics)
    }
    indices[file.path == "-" ? file.path : Self.path(file.path, from: "")] = dependencies.count
    dependencies.append(file)
    roots.append(root)
    return root
  }

  /// The tree of the file that a path in another file names, read at its first use: YAML, JSON or a table.
  mutating func root(of name: String, from place: SourceLocation) -> SheetNode? {
    let path = Self.path(name, from: self.path(of: place.file))
    if let index = indices[path] { return roots[index] }
    guard dependencies.count <= SheetLimits.files else {
      diagnostics.add(.composition(.tooManyFiles), at: place)
      return nil
    }
    guard let bytes = bytes(at: path, from: place) else { return nil }
    return open(SheetDependency(path: path, bytes: bytes))
  }

  /// The content of a file that is no sheet, by its path in another file; nil if it cannot be read, which is reported.
  mutating func other(_ name: String, from place: SourceLocation) -> SheetDependency? {
    other(file: Self.path(name, from: self.path(of: place.file)), from: place)
  }

  /// The content of a file that is no sheet; nil if it cannot be read, which is reported.
  mutating func other(file path: String, from place: SourceLocation) -> SheetDependency? {
    if let known = (dependencies + others).first(where: { $0.path == path }) { return known }
    guard dependencies.count + others.count <= SheetLimits.files else {
      diagnostics.add(.composition(.tooManyFiles), at: place)
      return nil
    }
    guard let bytes = bytes(at: path, from: place) else { return nil }
    let file = SheetDependency(path: path, bytes: bytes)
    others.append(file)
    return file
  }

  /// The bytes of a file, within the limit of all files together.
  private mutating func bytes(at path: String, from place: SourceLocation) -> [UInt8]? {
    let bytes: [UInt8]
    do throws(SheetError) {
      bytes = try files(path)
      if bytes.count > SheetLimits.bytes { throw .tooLarge(path: path, bytes: bytes.count) }
    } catch {
      diagnostics.add(
        .composition(.cannotRead(path, reason: error.reason, isLimit: error.category == .overLimit)),
        at: place)
      return nil
    }
    includedBytes += bytes.count
    if includedBytes > SheetLimits.includedBytes {
      diagnostics.add(.composition(.tooManyBytes), at: place)
      return nil
    }
    return bytes
  }

  /// The bytes of a picture's file, which the sheet then depends on.
  mutating func imageBytes(at path: String) throws(SheetError) -> [UInt8] {
    if let known = others.first(where: { $0.path == path }) { return known.bytes }
    let bytes = try files(path)
    allImageBytes += bytes.count
    guard bytes.count <= SheetLimits.imageBytes, allImageBytes <= SheetLimits.allImageBytes else {
      throw .tooLarge(path: path, bytes: bytes.count)
    }
    others.append(SheetDependency(path: path, bytes: bytes))
    return bytes
  }

  /// The tree of the file that describes an image set.
  mutating func imageSetContents(_ path: String, from place: SourceLocation) -> SheetNode? {
    let bytes: [UInt8]
    do throws(SheetError) {
      bytes = try imageBytes(at: path)
    } catch {
      report(error, path: path, at: place)
      return nil
    }
    // A list of its own: the sources of the sheet's list are files of YAML.
    var list = DiagnosticList(name: path, kind: .imageSet)
    let source = SheetSource.decode(bytes, name: path, kind: .imageSet, into: &list)
    let root = list.hasErrors ? nil : SheetReader.read(source, into: &list)
    diagnostics.append(list.sorted)
    return root
  }

  /// Adds files that another reader read, once each.
  mutating func take(_ files: [SheetDependency]) {
    for file in files where !(dependencies + others).contains(where: { $0.path == file.path }) {
      others.append(file)
    }
  }

  func path(of file: Int) -> String {
    dependencies.indices.contains(file) ? dependencies[file].path : ""
  }

  /// A path resolved against the folder of the file that contains it, with `.` and `..` removed as far as possible.
  static func path(_ name: String, from including: String) -> String {
    let path = name.hasPrefix("/") ? name : FileName.joined(FileName.folder(of: including), name)
    let result = FileName.normalized(path, foldsParents: true)
    // The name alone would mean standard input.
    return result == "-" ? "./-" : result
  }
}
