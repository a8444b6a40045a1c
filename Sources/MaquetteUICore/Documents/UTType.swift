/// A kind of data, by its identifier. A picture shows nothing of it.
nonisolated public struct UTType: Hashable, Sendable, Codable {
  /// The identifier, such as `public.png`.
  public let identifier: String
  private let suffix: String?
  private let mime: String?

  private init(known identifier: String, _ suffix: String? = nil, _ mime: String? = nil) {
    (self.identifier, self.suffix, self.mime) = (identifier, suffix, mime)
  }

  /// The kind of an identifier.
  public init?(_ identifier: String) { self.init(known: identifier) }
  /// The kind of files with a suffix; nil for an unknown one.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.all.first(where: { $0.suffix == filenameExtension.lowercased() }) else {
      return nil
    }
    self = known
  }
  /// The kind of a MIME type; nil for an unknown one.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.all.first(where: { $0.mime == mimeType.lowercased() }) else { return nil }
    self = known
  }
  /// A kind that an app exports.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }
  /// A kind of another app.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// The usual suffix of files.
  public var preferredFilenameExtension: String? { suffix }
  /// The usual MIME type.
  public var preferredMIMEType: String? { mime }
  /// A description for people.
  public var localizedDescription: String? { nil }
  /// Whether it is another kind, or any data.
  public func conforms(to type: UTType) -> Bool {
    self == type || [.item, .content, .data].contains(type)
      || type == .image && Self.images.contains(self) || type == .text && Self.texts.contains(self)
  }

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data", nil, "application/octet-stream")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let package = UTType(known: "com.apple.package")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png", "png", "image/png")
  public static let jpeg = UTType(known: "public.jpeg", "jpeg", "image/jpeg")
  public static let gif = UTType(known: "com.compuserve.gif", "gif", "image/gif")
  public static let svg = UTType(known: "public.svg-image", "svg", "image/svg+xml")
  public static let heic = UTType(known: "public.heic", "heic", "image/heic")
  public static let tiff = UTType(known: "public.tiff", "tiff", "image/tiff")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text", "txt", "text/plain")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf", "rtf", "text/rtf")
  public static let html = UTType(known: "public.html", "html", "text/html")
  public static let xml = UTType(known: "public.xml", "xml", "application/xml")
  public static let json = UTType(known: "public.json", "json", "application/json")
  public static let yaml = UTType(known: "public.yaml", "yaml", "application/x-yaml")
  public static let propertyList = UTType(known: "com.apple.property-list", "plist")
  public static let commaSeparatedText = UTType(
    known: "public.comma-separated-values-text", "csv", "text/csv")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source", "swift")
  public static let pdf = UTType(known: "com.adobe.pdf", "pdf", "application/pdf")
  public static let zip = UTType(known: "public.zip-archive", "zip", "application/zip")
  public static let archive = UTType(known: "public.archive")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3", "mp3", "audio/mpeg")
  public static let wav = UTType(known: "com.microsoft.waveform-audio", "wav", "audio/vnd.wave")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4", "mp4", "video/mp4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie", "mov", "video/quicktime")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let database = UTType(known: "public.database")
  public static let contact = UTType(known: "public.contact")
  public static let vCard = UTType(known: "public.vcard", "vcf", "text/vcard")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let application = UTType(known: "com.apple.application")
  public static let executable = UTType(known: "public.executable")
  public static let font = UTType(known: "public.font")

  private static let images: Set<UTType> = [.png, .jpeg, .gif, .svg, .heic, .tiff]
  private static let texts: Set<UTType> = [
    .plainText, .utf8PlainText, .rtf, .html, .xml, .json, .yaml, .commaSeparatedText, .sourceCode,
    .swiftSource,
  ]
  private static let all: [UTType] = [
    .png, .jpeg, .gif, .svg, .heic, .tiff, .plainText, .rtf, .html, .xml, .json, .yaml, .propertyList,
    .commaSeparatedText, .swiftSource, .pdf, .zip, .mp3, .wav, .mpeg4Movie, .quickTimeMovie, .vCard,
  ]
}
