import MaquetteFiles
import MaquetteStudio

/// Maquette's views, compiled: modules to import, and a library to link.
struct ViewsLibrary: Sendable {
  /// The folder of the modules.
  let modules: String
  /// The folder of the shared library.
  let folder: String
  /// The program that expands macros.
  let macros: String
  /// Where it comes from, in words.
  let origin: String
  /// The version of the compiler that made the modules; nil if they do not say.
  let compiler: String?

  /// The name of the shared library without `lib` and suffix.
  static let name = "MaquettePreviewHost"

  /// The words of a call of the compiler.
  ///
  /// - Parameter moduleMap: The file that declares ``cModules``.
  func arguments(moduleMap: String) -> [String] {
    var words = ["-I", modules, "-load-plugin-executable", "\(macros)#MaquetteUIMacros"]
    for (name, alias) in Self.aliases { words += ["-module-alias", "\(name)=\(alias)"] }
    return words + ["-Xcc", "-fmodule-map-file=\(moduleMap)"]
  }

  /// The shared library.
  var library: String { FileName.joined(folder, "lib\(Self.name).so") }

  /// The words that link with it.
  var linking: [String] { ["-L", folder, "-l\(Self.name)", "-Xlinker", "-rpath", "-Xlinker", folder] }

  /// What the names of modules mean in the app's sources.
  static let aliases = [
    ("SwiftUI", "MaquetteUI"), ("SwiftUICore", "MaquetteUICore"), ("Combine", "MaquetteCombine"),
    ("UIKit", "MaquetteUIKit"), ("os", "MaquetteOS"), ("OSLog", "MaquetteOSLog"),
    ("SFSafeSymbols", "MaquetteSFSafeSymbols"),
    ("UniformTypeIdentifiers", "MaquetteUniformTypeIdentifiers"),
  ]

  /// The library of a folder that the package was built in; nil if it is not there.
  init?(build folder: String, origin: String) {
    let modules = FileName.joined(folder, "Modules")
    let macros = ["MaquetteUIMacros-tool", "MaquetteUIMacros"].map { FileName.joined(folder, $0) }
      .first(where: Folder.isRegularFile)
    let module = FileName.joined(modules, "\(Self.name).swiftmodule")
    guard Folder.kind(of: module) != .nothing,
      Folder.isRegularFile(FileName.joined(folder, "lib\(Self.name).so")), let macros
    else { return nil }
    self.modules = modules
    self.folder = folder
    self.macros = macros
    self.origin = origin
    compiler = Self.compiler(of: module)
  }

  /// Whether the modules are of a version of the compiler, which reads those of no other.
  func isCompiled(by toolchain: Toolchain) -> Bool { compiler == nil || compiler == toolchain.version }

  /// The version of the compiler that a module was made by, as it stands in its head; nil for a module without it.
  private static func compiler(of module: String) -> String? {
    guard let bytes = try? FileBytes.read(module, limit: 64 << 20) else { return nil }
    let text = String(decoding: bytes.prefix(1 << 20), as: UTF8.self)
    guard let mark = text.firstRange(of: "Swift version "),
      let end = text[mark.lowerBound...].firstIndex(of: ")")
    else { return nil }
    return String(text[mark.lowerBound...end])
  }

  /// The modules in C that Maquette's own modules import. The compiler wants them to exist; nothing that an app sees has a type of
  /// theirs, so they may be empty and no header is needed.
  static let cModules = [
    "CBytes", "CExpat", "CFonts", "CFreeType", "CFriBidi", "CHarfBuzz", "CHelp", "CJPEG", "CMeasures", "CPNG",
    "CPages", "CRaster", "CStillTime", "CSymbols", "CSystem", "CUnicode", "CWords", "CYAML", "LibJPEG",
    "LibPNG",
  ]

  /// The text of a module map that declares them.
  static var moduleMap: String { cModules.map { "module \($0) {}\n" }.joined() }
}
