/// A change of previews, with a value that all previews of the modifier share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared value.
  associatedtype Context = Void
  /// The type of the changed view.
  associatedtype Body: View
  /// The view of the preview.
  typealias Content = PreviewModifierContent

  /// Makes the shared value.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Context
  /// Returns the changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view of a preview that a modifier changes.
nonisolated public struct PreviewModifierContent: View {
  let view: AnyView

  @MainActor public var body: some View { view }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A change of the preview. The view appears once the modifier's shared value is made.
  @MainActor public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait {
    let bound = MainBound(value: modifier)
    return PreviewTrait(
      kind: .modifier { ModifiedPreview(modifier: bound.value, content: AnyView(erasing: $0)) })
  }
}

extension [PreviewTrait<Preview.ViewTraits>] {
  /// Returns a view with the changes that the traits state.
  @MainActor package func changing(_ view: any View) -> any View {
    reduce(view) { view, trait in
      if case .modifier(let change) = trait.kind { change(view) } else { view }
    }
  }
}

extension AnyView {
  @MainActor fileprivate init(erasing view: any View) {
    func erased(_ view: some View) -> AnyView { AnyView(view) }
    self = erased(view)
  }
}

/// A preview's view with a modifier, once the shared value is there.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var shared: MainBound<Modifier.Context>?

  var body: some View {
    if let shared {
      modifier.body(content: PreviewModifierContent(view: content), context: shared.value)
    } else {
      Color.clear.waited.task {
        shared = (try? await Modifier.makeSharedContext()).map { MainBound(value: $0) }
      }
    }
  }
}

extension View {
  /// The view, for whose tasks the picture waits: without the shared value there is no preview.
  fileprivate var waited: some View {
    adapted(
      .all { context, inner, lower in
        context.session.patience = .seconds(5)
        return lower(inner)
      })
  }
}
