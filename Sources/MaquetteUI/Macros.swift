public import MaquetteUICore

/// Registers a preview: a view that `maquette previews` draws.
///
/// - Parameters:
///   - name: The name; the file's without one.
///   - traits: The size, or the way a device is held.
///   - body: The view. Variables that are marked `@Previewable` keep their state.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MaquetteUIMacros", type: "PreviewMacro")

/// Marks a variable of a preview that keeps its state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "MaquetteUIMacros", type: "PreviewableMacro")

/// Declares a value of the environment with its key.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MaquetteUIMacros", type: "EntryMacro")
