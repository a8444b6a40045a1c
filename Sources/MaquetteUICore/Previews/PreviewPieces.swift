/// A view that stands for several, each of which a preview shows in a picture of its own.
protocol SplitView {
  /// The views.
  @MainActor func pieces() -> [any View]
}

/// The pictures of a preview: one for each view of its block, through groups, loops and modifiers of these.
@MainActor
package enum PreviewPieces {
  /// Returns the views of a preview in order; a view of the app is one, whatever it contains.
  package static func of(_ view: any View) -> [any View] { (view as? any SplitView)?.pieces() ?? [view] }
}

extension Group: SplitView {
  @MainActor func pieces() -> [any View] { (content as? any View).map { PreviewPieces.of($0) } ?? [] }
}

extension TupleView: SplitView {
  @MainActor func pieces() -> [any View] { views.flatMap { PreviewPieces.of($0) } }
}

extension ForEach: SplitView {
  @MainActor func pieces() -> [any View] {
    data.flatMap { element in (content(element) as? any View).map { PreviewPieces.of($0) } ?? [] }
  }
}

extension AnyView: SplitView {
  @MainActor func pieces() -> [any View] { PreviewPieces.of(content) }
}

extension EmptyView: SplitView {
  @MainActor func pieces() -> [any View] { [] }
}

extension Optional: SplitView {
  @MainActor func pieces() -> [any View] { flatMap { $0 as? any View }.map { PreviewPieces.of($0) } ?? [] }
}

extension _ConditionalContent: SplitView {
  @MainActor func pieces() -> [any View] {
    switch storage {
    case .first(let content): (content as? any View).map { PreviewPieces.of($0) } ?? []
    case .second(let content): (content as? any View).map { PreviewPieces.of($0) } ?? []
    }
  }
}

extension _Adapted: SplitView {
  @MainActor func pieces() -> [any View] {
    guard content is any SplitView else { return [self] }
    return PreviewPieces.of(content).map { with($0, change) }
  }

  @MainActor private func with(_ piece: some View, _ change: ViewChange) -> any View { piece.adapted(change) }
}

extension ModifiedContent: SplitView {
  @MainActor func pieces() -> [any View] {
    guard let content = content as? any SplitView, let modifier = modifier as? any ViewModifier else {
      return (self as? any View).map { [$0] } ?? []
    }
    return content.pieces().map { with($0, modifier) }
  }

  @MainActor private func with(_ piece: some View, _ modifier: some ViewModifier) -> any View {
    piece.modifier(modifier)
  }
}
