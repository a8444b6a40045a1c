import MaquetteElements
import MaquetteFiles
import Synchronization

// A run draws hundreds of sheets that name the same token files, and building themes takes longer than reading a
// sheet.
extension TokenThemes {
  /// The inputs of themes besides the content of the files.
  struct Key: Hashable {
    var paths: [String]
    var families: [String]
    var catalogue: Catalogue
  }

  /// The most entries that are kept: few runs have more than a handful of brands.
  private static let limit = 32

  private static let memory = Mutex<[Key: TokenThemes]>([:])

  /// The themes of files that were read before, if every file is unchanged.
  static func known(_ key: Key) -> TokenThemes? {
    guard let known = memory.withLock({ $0[key] }) else { return nil }
    let isSame = known.files.allSatisfy { file in
      (try? FileBytes.read(file.path, limit: TokenLimits.bytes)) == file.bytes
    }
    return isSame ? known : nil
  }

  /// Keeps themes for the next sheet, except those from a stream, which cannot be read again.
  static func remember(_ themes: TokenThemes, _ key: Key) {
    if themes.paths.contains("-") { return }
    memory.withLock { memory in
      if memory.count >= limit { memory.removeAll() }
      memory[key] = themes
    }
  }
}
