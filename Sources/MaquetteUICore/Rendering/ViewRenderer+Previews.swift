extension ViewRenderer {
  /// Returns what a piece of a preview states about itself. Its first appearance is not run.
  package func previewTraits(of view: any View) -> PreviewTraits {
    let preferences = PreferenceCollector()
    configuration.asDrawn {
      let session = ViewRun(view, self).session
      let context = ViewContext(
        graph: ViewNode(), environment: configuration.values, session: session, preferences: preferences)
      _ = context.parts(of: view)
    }
    return preferences[PreviewTraitsKey.self]
  }
}
