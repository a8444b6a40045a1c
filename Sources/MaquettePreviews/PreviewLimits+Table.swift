package import MaquetteStudio

extension Limit.Group {
  /// The limits of `maquette previews`.
  package static var previews: Limit.Group {
    let limits = PreviewLimits()
    return Limit.Group(
      title: "Previews",
      limits: [
        .of("a Swift file", SwiftFile.limit >> 20, "MiB", beyond: "it is left out"),
        .of("nested folders", SourceFolder.depthLimit, "levels", beyond: "they are left out"),
        .of("rounds of removing code and compiling", ModuleBuild.roundLimit),
        .of("a call of the compiler", Int(ModuleBuild.seconds) / 60, "minutes"),
        .of(
          "the time to draw a preview in one cell of the matrix; `--timeout` changes it", Int(limits.seconds),
          "seconds",
          beyond: "it is not drawn"),
        .of(
          "what a preview prints, or a file that it writes", PreviewLimits.fileSize >> 20, "MiB",
          beyond: "it is not drawn"),
        .of(
          "the memory of the process that draws; `--memory` changes it", limits.memory >> 20, "MiB",
          beyond: "the current preview is not drawn"),
      ])
  }
}
