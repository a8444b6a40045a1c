public import MaquetteElements
public import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteFiles

/// A valid sheet: its pictures, its warnings, and the files it depends on.
public struct Sheet: Sendable {
  /// The pictures, one for each variant in the order of the variants; one if there are none.
  public let pictures: [Picture]

  /// The warnings, in the order of the file.
  public let warnings: [Diagnostic]

  /// Every file that was read for the sheet, in the order of reading: its own first, then the files it includes
  /// and the data it loops over. The pictures depend on no other file.
  package let dependencies: [SheetDependency]

  /// Files that do not exist and would be read if they did: pictures for other scales.
  package let absences: [String]

  /// Text files that go with the pictures, such as the contents of an asset catalog.
  package var companions: [CompanionFile] { ImageSet.companions(of: pictures) }

  /// The files that the positions in the sheet refer to by their index.
  package let sources: [DocumentSource]

  /// Reads a sheet from its bytes, and the files that it includes by `files`.
  package init(
    _ bytes: [UInt8], path: String, environment: Environment = Environment(),
    files: @escaping SheetFile.Reading
  ) throws(SheetError) {
    guard bytes.count <= SheetLimits.bytes else { throw .tooLarge(path: path, bytes: bytes.count) }
    var library = SheetLibrary(diagnostics: DiagnosticList(name: path), files: files)
    var pictures: [Picture] = []
    if let root = library.open(SheetDependency(path: path, bytes: bytes)) {
      var validator = SheetValidator(
        name: Self.stem(of: path), base: environment,
        elements: ElementValidator(library: library, environment: environment))
      pictures = validator.pictures(from: root)
      library = validator.elements.composer.library
    }
    if library.diagnostics.hasErrors { throw .invalid(library.diagnostics.sorted) }
    sources = library.diagnostics.sources
    for index in pictures.indices {
      pictures[index].places.path = path
      pictures[index].places.sources = sources
    }
    self.pictures = pictures
    warnings = library.diagnostics.sorted
    dependencies = library.dependencies + library.others
    absences = library.absentImages
  }

  /// Reads a sheet from its bytes, which need not be a file's; what it includes is read from files beside `path`.
  ///
  /// - Parameters:
  ///   - bytes: YAML or JSON in UTF-8.
  ///   - path: The sheet's path in messages; its last part without the suffix names the pictures.
  ///   - environment: The environment of what the sheet leaves open.
  /// - Throws: ``SheetError/tooLarge(path:bytes:)`` or ``SheetError/invalid(_:)``.
  public init(_ bytes: [UInt8], path: String, environment: Environment = Environment()) throws(SheetError) {
    try self.init(bytes, path: path, environment: environment, files: SheetFile.bytes)
  }

  /// Reads a sheet from a file, or from standard input if the path is `-`.
  public init(path: String, environment: Environment = Environment()) throws(SheetError) {
    try self.init(
      SheetFile.bytes(atPath: path, orOfStream: SystemMessage.standardInput), path: path,
      environment: environment)
  }

  /// The diagnostics of elements that could not be drawn as asked, at the elements' places in the sheet.
  ///
  /// - Parameter isStrict: Whether they are errors rather than warnings.
  public func diagnostics(for tree: LayoutNode, isStrict: Bool = false) -> [Diagnostic] {
    var list = DiagnosticList(name: dependencies.first?.path ?? "")
    list.sources = sources
    report(tree, at: .start, isStrict: isStrict, into: &list)
    return list.sorted
  }

  /// An element without a place of its own (a part of a control) has the place of the element it is part of.
  private func report(
    _ node: LayoutNode, at outer: SourceLocation, isStrict: Bool, into list: inout DiagnosticList
  ) {
    let position = node.source ?? outer
    for warning in node.warnings { list.add(.drawing(warning, isStrict: isStrict), at: position) }
    for child in node.children { report(child, at: position, isStrict: isStrict, into: &list) }
  }

  /// The last part of a path without `.yaml`, `.yml` or `.json`; "sheet" if nothing is left.
  static func stem(of path: String) -> String {
    var name = path.split(separator: "/").last.map(String.init) ?? ""
    let lower = name.lowercased()
    for ending in [".yaml", ".yml", ".json"] where lower.hasSuffix(ending) {
      name.removeLast(ending.count)
      break
    }
    return name.isEmpty || name == "-" ? "sheet" : name
  }
}

/// A file that a sheet depends on.
package struct SheetDependency: Hashable, Sendable {
  /// The path in messages: of the sheet, as given; of an included file, resolved against the folder of the file that
  /// includes it.
  package var path: String

  /// The content of the file when it was read.
  package var bytes: [UInt8]

  /// Whether it is a picture that the sheet shows.
  package var isImage: Bool { ["png", "jpg", "jpeg"].contains(FileName.suffix(of: path)) }

  /// Creates a dependency.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
