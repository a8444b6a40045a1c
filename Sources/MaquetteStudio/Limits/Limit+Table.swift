import MaquetteCharts
import MaquetteControlKit
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteElements
import MaquetteFiles
import MaquetteGraphics
import MaquetteInteraction
import MaquettePNG
import MaquettePages
import MaquetteRaster
import MaquetteSheets
import MaquetteSnapshots
import MaquetteTokens
import MaquetteTypography
import MaquetteVectors

extension Limit {
  /// Limits that belong together.
  package struct Group: Sendable {
    let title: String
    let limits: [Limit]

    package init(title: String, limits: [Limit]) {
      self.title = title
      self.limits = limits
    }
  }

  /// All limits. A number is written where it is checked, and only named here.
  package static let table: [Group] = [
    Group(
      title: "Sheets",
      limits: [
        .of("a file", bytes: SheetLimits.bytes),
        .of("nested lists and mappings", SheetLimits.depth, "levels"),
        .of("values after expanding aliases, definitions, loops and files", SheetLimits.nodes),
        .of("a text", SheetLimits.textLength, "characters"),
        .of("the data of a chart", Chart.dataLimit, "", .badInput),
        .of("lines that begin with `%`", DocumentLimits.directives),
        .of("a number", -Int(Path.greatestWritten)...Int(Path.greatestWritten)),
        .of("files that a sheet includes or reads data from", SheetLimits.files),
        .of("the total size of these files", bytes: SheetLimits.includedBytes),
        .of(
          "nested includes and uses, counting the sheet",
          SheetLimits.compositionDepth, "levels"),
        .of("rows, and columns, of a matrix", SheetLimits.matrixLines),
        .of("pictures of a sheet's variants", SheetLimits.pictures),
        .of(
          "problems shown", DiagnosticList.limit, beyond: "a note says that there are more"),
      ]),
    Group(
      title: "Pictures",
      limits: [
        .of("pixels of a picture", SheetLimits.pixels >> 20, "megapixels"),
        .of("pixels per point", SheetCanvas.scales),
        .of("padding on each side", SheetCanvas.paddings, "points"),
        .of(
          "the font size", Int(FontSelection.largestSize), "points",
          beyond: "text is drawn at the largest size"),
        .of(
          "nested elements and modifiers built in Swift", ElementDepth.limit, "levels",
          beyond: "the rest is left out, with a warning"),
        .of("frames of an animation", Timeline.frameLimit),
        .of("the delay of a change", ElementChange.delays, "seconds"),
        .of("the hold time of the last change", SheetAnimation.rests, "seconds"),
        .of("plays of an animation", SheetAnimation.playCounts),
        .of("steps of an interaction", Script.stepLimit, "", .badInput),
        .of("taps or keys of a step", ScriptStep.counts),
        .of("the duration of a step", ScriptStep.times, "seconds"),
      ]),
    Group(
      title: "Files that sheets name",
      limits: [
        .of("a picture's file", bytes: SheetLimits.imageBytes),
        .of("all pictures' files of a sheet", bytes: SheetLimits.allImageBytes),
        .of("pixels of such a picture", RasterImage.pixelLimit >> 20, "megapixels"),
        .of("the width and the height of a picture", RasterImage.sideLimit, "pixels"),
        .of("the colour profile of a picture", bytes: PixelConversion.largestProfile),
        .of("an SVG", bytes: XMLLimits.bytes),
        .of("elements of an SVG, including copies by `use`", SVGLimits.elements),
        .of("nested elements of an SVG", XMLLimits.depth, "levels"),
        .of("points of an SVG's paths", SVGLimits.points),
        .of("the width and the height of an SVG", Int(SVGLimits.side), "points"),
        .of("moves, lines and curves of a symbol's drawing", SymbolLimits.segments),
        .of("moves, lines and curves of all symbol drawings of a sheet", SymbolLimits.allSegments),
      ]),
    Group(
      title: "Design tokens and fonts",
      limits: [
        .of("a token file", bytes: TokenLimits.bytes),
        .of("values of a token file, with their names", TokenLimits.values),
        .of("tokens of all files", TokenLimits.tokens),
        .of("nested and extended groups", TokenLimits.depth, "levels"),
        .of("groups that extend others", TokenLimits.extensions),
        .of("chained references into values", TokenLimits.detours, "", .badInput),
        .of("sources of sets and contexts", TokenLimits.sources),
        .of("token files of a run", TokenLimits.files),
        .of("a font's file", bytes: FontFile.byteLimit),
      ]),
    Group(
      title: "PNG and the files of runs",
      limits: [
        .of("pixels of a PNG to read", PNG.largestPicture >> 20, "megapixels"),
        .of("bytes of a PNG to read", bytes: PNGFile.largestFile),
        .of("pixels of all frames of an animated PNG", AnimationReader.largestAnimation >> 20, "megapixels"),
        .of("a text in a PNG", PNGText.largestText, "characters", beyond: "it is not read"),
        .of("texts in a PNG", PNGText.mostTexts, beyond: "the remaining texts are not read"),
        .of(
          "files that a picture carries", Provenance.largestContent >> 10, "KiB",
          beyond: "only their sizes and digests are stored"),
        .of(
          "the manifest of a folder", ManifestFile.largestFile >> 20, "MiB",
          beyond: "it is ignored, and everything is drawn"),
        .of("the results of a check", bytes: ResultsFolder.largestFile),
        .of(
          "pictures in a check's page", HTMLReport.largestTotal >> 20, "MiB", beyond: "the page omits some"),
        .of("shards of a run", Shard.largestCount, "", .usage),
      ]),
  ]
}
