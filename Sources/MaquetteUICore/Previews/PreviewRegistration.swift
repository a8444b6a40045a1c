/// A preview that `#Preview` registers: the macro writes a type that conforms to it.
public protocol PreviewRegistration {
  /// The name; nil if the code states none.
  static var previewName: String? { get }
  /// Module and file, such as `Cards/Card.swift`.
  static var previewFileID: String { get }
  /// The line of the macro, from 1.
  static var previewLine: Int { get }
  /// What the preview is shown with.
  @MainActor static var previewTraits: [PreviewTrait<Preview.ViewTraits>] { get }
  /// The view.
  @MainActor static var previewContent: PreviewContent { get }
}

/// What a preview shows.
public struct PreviewContent {
  /// The view.
  @MainActor public let view: any View

  /// Content of a view.
  @MainActor public init(_ view: any View) { self.view = view }

  /// Content of a closure that builds views.
  @MainActor public static func make<Content: View>(
    @ViewBuilder _ content: @MainActor () -> Content
  ) -> PreviewContent {
    PreviewContent(content())
  }
}

/// The namespace of previews.
public struct Preview {
  /// What the traits of views are about.
  public enum ViewTraits {}
}

/// Something that a preview is shown with.
public struct PreviewTrait<T>: Sendable {
  /// What a trait does.
  package enum Kind: Sendable {
    case standard
    case sizeThatFits
    case fixed(width: Double, height: Double)
    case orientation(InterfaceOrientation)
    /// A change of the view.
    case modifier(@MainActor @Sendable (any View) -> any View)
  }

  package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The device's screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .standard) }
  /// The size of the content.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .sizeThatFits) }
  /// A size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(kind: .fixed(width: width, height: height))
  }
  public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation(.portrait)) }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeLeft)) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeRight)) }
}
