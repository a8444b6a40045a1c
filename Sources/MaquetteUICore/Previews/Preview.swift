/// Declares a preview of a view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MaquetteUIMacros", type: "PreviewMacro")

/// Marks a state of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "MaquetteUIMacros", type: "PreviewableMacro")

/// Declares a value of the environment.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MaquetteUIMacros", type: "EntryMacro")

/// A preview.
nonisolated public enum Preview {
  /// The traits of previews of views.
  nonisolated public enum ViewTraits {}
}

/// What a preview states about itself.
nonisolated public struct PreviewTrait<Kind>: Sendable {
  package let layout: PreviewLayout?
  package let orientation: InterfaceOrientation?
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait { PreviewTrait(layout: nil, orientation: nil) }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .sizeThatFits, orientation: nil) }
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(layout: .fixed(width: width, height: height), orientation: nil)
  }
  public static var portrait: PreviewTrait { PreviewTrait(layout: nil, orientation: .portrait) }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(layout: nil, orientation: .landscapeLeft) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(layout: nil, orientation: .landscapeRight) }
}

/// The view of a preview.
nonisolated public struct PreviewContent {
  /// The view.
  public let view: any View

  /// Makes the view.
  @MainActor public static func make<Content: View>(
    @ViewBuilder _ content: @MainActor () -> Content
  ) -> PreviewContent { PreviewContent(view: content()) }
}

/// A preview that the macro registers.
public protocol PreviewRegistration {
  static var previewName: String? { get }
  static var previewFileID: String { get }
  static var previewLine: Int { get }
  static var previewTraits: [PreviewTrait<Preview.ViewTraits>] { get }
  @MainActor static var previewContent: PreviewContent { get }
}
