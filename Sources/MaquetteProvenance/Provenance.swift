internal import MaquetteFiles

/// What a picture was drawn from: the version that drew it, the options and every file, so that the picture's file can
/// carry it and the picture can be drawn again.
public struct Provenance: Sendable, Hashable {
  /// A file that the picture was made of.
  public struct File: Sendable, Hashable {
    /// What the file is for.
    public enum Role: String, Sendable, Hashable, CaseIterable {
      /// The sheet itself.
      case sheet
      /// A part that the sheet includes, or data that it loops over.
      case include
      /// Design tokens.
      case tokens
      /// The drawing of a symbol.
      case symbol
      /// A font, of which only the digest is kept.
      case font
    }

    /// What the file is for.
    public var role: Role
    /// The path, from the folder of the sheet; a font's is its name.
    public var path: String
    /// What the file holds; nil if it is not kept.
    public var text: String?
    /// The number of bytes.
    public var count: Int
    /// A digest of the bytes, in hexadecimal.
    public var digest: String

    /// A file of some bytes; they are kept unless it is a font.
    public init(role: Role, path: String, bytes: [UInt8]) {
      self.role = role
      self.path = path
      text = role == .font ? nil : String(validating: bytes, as: UTF8.self)
      count = bytes.count
      digest = Fingerprint64(bytes).hex
    }

    init(role: Role, path: String, text: String?, count: Int, digest: String) {
      self.role = role
      self.path = path
      self.text = text
      self.count = count
      self.digest = digest
    }
  }

  /// Something that the command line decided.
  public struct Option: Sendable, Hashable {
    /// Its name, such as `scale`.
    public var name: String
    /// Its value.
    public var value: String

    /// Creates an option.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The most bytes of files that a picture carries: 256 KiB. Of more only sizes and digests are kept.
  public static let largestContent = 256 << 10

  /// The version that drew the picture.
  public var version: String
  /// The picture's name among those of the sheet, without the suffix.
  public var picture: String
  /// What the command line decided.
  public var options: [Option]
  /// The files, the sheet first.
  public private(set) var files: [File]

  /// Notes what a picture was drawn from.
  public init(version: String, picture: String, options: [Option] = [], files: [File]) {
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
  public var sheet: File? { files.first { $0.role == .sheet } }

  /// Whether the texts of all files are there, fonts apart.
  public var isWhole: Bool { files.allSatisfy { $0.role == .font || $0.text != nil } }

  /// The value of an option.
  public func option(_ name: String) -> String? { options.first { $0.name == name }?.value }
}

extension Provenance {
  /// Options of this name and an attribute say what the picture is among the variants of its sheet:
  /// `variant.appearance` is `dark`.
  public static let variantPrefix = "variant."
}
