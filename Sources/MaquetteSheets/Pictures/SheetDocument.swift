public import MaquetteControls
public import MaquetteDocuments

/// A sheet that was read and is right: its pictures, and what is to be said about it.
public struct SheetDocument: Sendable {
  /// The pictures, one for each variant in the order of the variants; one if there are none.
  public let sheets: [Sheet]

  /// Warnings, in the order of the file.
  public let warnings: [Diagnostic]

  let source: SheetSource

  /// Reads a sheet from its bytes.
  ///
  /// - Parameters:
  ///   - bytes: YAML or JSON in UTF-8.
  ///   - path: What messages call the sheet; its last part without the ending names the pictures.
  ///   - environment: What elements are drawn under where the sheet says nothing.
  /// - Throws: ``SheetError/tooLarge(path:bytes:)`` or ``SheetError/invalid(_:)``.
  public init(_ bytes: [UInt8], path: String, environment: Environment = Environment()) throws(SheetError) {
    guard bytes.count <= SheetLimits.bytes else { throw .tooLarge(path: path, bytes: bytes.count) }
    var diagnostics = DiagnosticList(name: path)
    source = SheetSource.decode(bytes, name: path, into: &diagnostics)
    var sheets: [Sheet] = []
    if !diagnostics.hasErrors, let root = SheetReader.read(source, into: &diagnostics) {
      var validator = SheetValidator(
        name: Self.stem(of: path), base: environment, elements: ElementValidator(diagnostics: diagnostics))
      sheets = validator.sheets(from: root)
      diagnostics = validator.elements.diagnostics
    }
    if diagnostics.hasErrors { throw .invalid(diagnostics.sorted) }
    self.sheets = sheets
    warnings = diagnostics.sorted
  }

  /// Reads a sheet from a file, or from standard input if the path is `-`.
  public init(path: String, environment: Environment = Environment()) throws(SheetError) {
    try self.init(try SheetFile.bytes(atPath: path), path: path, environment: environment)
  }

  /// The diagnostics of what elements could not draw as asked, at the elements' places in the sheet.
  ///
  /// - Parameter isStrict: Whether they are errors rather than warnings.
  public func diagnostics(for tree: LayoutNode, isStrict: Bool = false) -> [Diagnostic] {
    var list = DiagnosticList(name: source.name)
    list.sources = [source]
    report(tree, at: .start, isStrict: isStrict, into: &list)
    return list.sorted
  }

  /// An element without a place of its own (a part of a control) stands where what it is part of stands.
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
    for ending in [".yaml", ".yml", ".json"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
      break
    }
    return name.isEmpty || name == "-" ? "sheet" : name
  }
}
