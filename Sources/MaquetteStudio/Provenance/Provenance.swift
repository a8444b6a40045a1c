import MaquetteFiles

/// The origin of a picture: the version that drew it, the options and every file. The picture's file can carry them, so
/// that the picture can be drawn again.
package struct Provenance: Sendable, Hashable, Codable {
  /// A file that the picture was made of.
  package struct File: Sendable, Hashable, Codable {
    /// The role of a file.
    package enum Role: String, Sendable, Hashable, Codable {
      case sheet
      /// A part that the sheet includes, or data that it loops over.
      case include
      case tokens
      /// The drawing of a symbol.
      case symbol
      /// A picture that the sheet shows, of which only the digest is kept.
      case image
      /// A font, of which only the digest is kept.
      case font
    }

    package var role: Role
    /// The path relative to the folder of the sheet; for a font, its name.
    package var path: String
    /// The content; nil if it is not kept.
    package var text: String?
    /// The number of bytes.
    package var count: Int
    /// The SHA-256 of the bytes, in hexadecimal.
    package var digest: String

    /// A file of some bytes; they are kept unless it is a font or a picture.
    package init(role: Role, path: String, bytes: [UInt8]) {
      self.role = role
      self.path = path
      text = role == .font || role == .image ? nil : String(validating: bytes, as: UTF8.self)
      count = bytes.count
      digest = SHA256.digest(of: bytes).hex
    }

    enum CodingKeys: String, CodingKey {
      case role, path, text, digest
      case count = "bytes"
    }
  }

  /// An option of the command line.
  package struct Option: Sendable, Hashable, Codable {
    /// Its name, such as `scale`.
    package var name: String
    package var value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The most bytes of files that a picture carries: 256 KiB. Above that only sizes and digests are kept.
  package static let largestContent = 256 << 10

  package var version: String
  /// The picture's name among those of the sheet, without the suffix.
  package var picture: String
  package var options: [Option]
  /// The files, the sheet first.
  package private(set) var files: [File]

  package init(version: String, picture: String, options: [Option] = [], files: [File]) {
    self.version = version
    self.picture = picture
    self.options = options
    self.files = files
    let content = files.reduce(0) { $0 + ($1.text?.utf8.count ?? 0) }
    if content > Self.largestContent {
      for index in self.files.indices { self.files[index].text = nil }
    }
  }

  /// The sheet; nil for a picture that was drawn without one.
  package var sheet: File? { files.first { $0.role == .sheet } }

  /// Whether the texts of all files are kept; fonts and pictures never are.
  package var isWhole: Bool { files.allSatisfy { $0.role == .font || $0.role == .image || $0.text != nil } }

  /// The paths of the pictures that the sheet shows, which are not kept.
  package var images: [String] { files.filter { $0.role == .image }.map(\.path) }

  package func option(_ name: String) -> String? { options.first { $0.name == name }?.value }
}

extension Provenance {
  /// The prefix of options that name the variant of the picture:
  /// `variant.appearance` is `dark`.
  package static let variantPrefix = "variant."
}

extension StudioError {
  /// A picture without a provenance.
  static let noProvenance = StudioError(
    .badInput,
    "the picture does not store its sheet; 'maquette render' stores it unless --strip is given")
  /// A provenance that was written by a version with another form.
  static let unknownProvenance = StudioError(
    .badInput,
    "this version cannot read the picture's record of its sheet; use the version that drew it")

  /// A provenance that is damaged or was altered.
  static func damagedProvenance(_ reason: String) -> StudioError {
    StudioError(.badInput, "the picture's record of its sheet is damaged: \(reason)")
  }
}
