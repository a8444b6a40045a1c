package import MaquetteStudio

extension Limit.Group {
  /// The limits of `maquette previews`.
  package static var previews: Limit.Group {
    let limits = PreviewLimits()
    return Limit.Group(
      title: "Previews",
      limits: [
        .of("a file of Swift", SwiftFile.limit >> 20, "MiB", beyond: "it is left out"),
        .of("nested folders", SourceFolder.depthLimit, "levels", beyond: "they are left out"),
        .of("rounds that leave out code", ModuleBuild.roundLimit),
        .of("a call of the compiler", Int(ModuleBuild.seconds) / 60, "minutes"),
        .of(
          "a preview in one cell of the matrix, unless `--timeout` states it", Int(limits.seconds), "seconds",
          beyond: "it is not drawn"),
        .of(
          "what a preview prints, or a file that it writes", PreviewLimits.fileSize >> 20, "MiB",
          beyond: "it is not drawn"),
        .of(
          "the memory of the previews, unless `--memory` states it", limits.memory >> 20, "MiB",
          beyond: "the preview at hand is not drawn"),
      ])
  }
}
