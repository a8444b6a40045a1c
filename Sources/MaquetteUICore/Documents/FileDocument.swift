public import Foundation

/// A document whose value is written to a file as a whole.
nonisolated public protocol FileDocument {
  /// The kinds of files that it reads.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that it writes.
  static var writableContentTypes: [UTType] { get }
  /// What it is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What it is written for.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Returns the content of the file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
nonisolated public struct FileDocumentReadConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written for.
nonisolated public struct FileDocumentWriteConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file that is there; nil for a new one.
  public let existingFile: FileWrapper?
}

/// The content of a file or a folder. Foundation has none on Linux.
nonisolated open class FileWrapper: @unchecked Sendable {
  // Safe to share: nothing changes after the initializer.
  /// The content of a file.
  public let regularFileContents: Data?
  /// The files of a folder by their names.
  public let fileWrappers: [String: FileWrapper]?
  /// The name.
  public let filename: String?

  /// A file.
  public init(regularFileWithContents contents: Data) {
    (regularFileContents, fileWrappers, filename) = (contents, nil, nil)
  }
  /// A folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    (regularFileContents, fileWrappers, filename) = (nil, childrenByPreferredName, nil)
  }
}

// Panels that choose files: nothing that a still picture shows.
extension View {
  nonisolated public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { inert }
  nonisolated public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where Documents.Element: FileDocument { inert }
  nonisolated public func fileExporter<Item>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { inert }
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { inert }
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { inert }
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([ItemProvider]) -> Bool
  ) -> some View { inert }
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([ItemProvider], CGPoint) -> Bool
  ) -> some View { inert }
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View
  {
    inert
  }
}
