public import Foundation

/// The loading state of a picture.
nonisolated public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture; nil if it has not been loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }
  /// Why there is no picture.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture that is loaded from the network. A still picture shows its first phase; a local file is loaded at once.
nonisolated public struct AsyncImage<Content: View>: View {
  private let phase: AsyncImagePhase
  private let content: (AsyncImagePhase) -> Content

  @MainActor public var body: some View { content(phase) }

  /// Creates a view from what has been loaded.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    phase = Self.phase(of: url, scale: scale)
    self.content = content
  }

  /// Creates a view with another one until the picture is loaded.
  nonisolated public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Loaded, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Creates a view with a gray area until the picture is loaded.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { image } else { Color.gray.opacity(0.3) }
    }
  }

  private static func phase(of url: URL?, scale: CGFloat) -> AsyncImagePhase {
    guard let url, url.isFileURL, let data = FileManager.default.contents(atPath: url.path) else {
      return .empty
    }
    return .success(Image(data: data, scale: Double(scale)))
  }
}
