package import MaquetteElements
import MaquetteDocuments
import MaquetteInteraction
import MaquetteLint
package import MaquettePNG
import MaquetteRendering
import MaquetteSheets

/// A request to inspect one sheet: its stages, its accessibility or its interaction.
package struct SheetRequest: Sendable {
  /// The sheet's path, or `-` for standard input.
  package var path: String
  /// Pixels per point; nil for the sheet's own scale.
  package var scale: Double?
  /// The environment of what the sheet leaves open.
  package var environment: Environment
  package var stream: Int32

  package init(_ path: String, scale: Double? = nil, environment: Environment, stream: Int32) {
    self.path = path
    self.scale = scale
    self.environment = environment
    self.stream = stream
  }

  /// Reads the sheet and reports its warnings.
  private func pictures(observer: StudioObserver) throws(StudioError) -> [Sheet.Picture] {
    let sheet = try SheetInput(path: path).sheet(in: environment, stream: stream)
    if !sheet.warnings.isEmpty { observer(.diagnosed(sheet.warnings)) }
    return try sheet.pictures(scale: scale, path: path)
  }

  /// The texts of pictures, each below its picture's name if there are several.
  private static func listing(
    _ pictures: [Sheet.Picture], _ text: (Sheet.Picture) throws(StudioError) -> String
  ) throws(StudioError) -> String {
    var listing = ""
    for picture in pictures {
      if pictures.count > 1 { listing += "== \(picture.name)\n" }
      listing += try text(picture)
    }
    return listing
  }
}

// Inspection

/// A stage of a sheet between text and pixels.
package enum SheetStage: String, CaseIterable, Sendable {
  case tree, layout, accessibility, fonts
  case displayList = "display-list"

  /// Whether the stage can be had as JSON.
  package var hasJSON: Bool {
    switch self {
    case .tree, .layout, .accessibility: true
    case .fonts, .displayList: false
    }
  }
}

extension Sheet.Picture {
  /// The layout with the elements that its nodes were made from.
  fileprivate var layoutWithSubjects: LayoutNode {
    var mockup = mockup()
    mockup.environment.keepsSubjects = true
    return mockup.layout()
  }

  /// A stage as text; the path is for messages.
  package func text(of stage: SheetStage, path: String) throws(StudioError) -> String {
    let drawing = try PictureDrawing(self, path: path)
    return switch stage {
    case .tree: drawing.layout.treeText
    case .layout: drawing.layout.layoutText
    case .accessibility: drawing.layout.accessibilityText
    case .fonts: layoutWithSubjects.fontsText
    case .displayList: drawing.displayList.text
    }
  }
}

extension SheetRequest {
  /// A stage of every picture as text.
  package func text(of stage: SheetStage, observer: StudioObserver) throws(StudioError) -> String {
    try Self.listing(pictures(observer: observer)) { picture throws(StudioError) in
      try picture.text(of: stage, path: path)
    }
  }

  /// A stage of every picture as one JSON text; a stage without one gives its text.
  package func json(of stage: SheetStage, observer: StudioObserver) throws(StudioError) -> String {
    if stage == .accessibility { return AccessibilityJSON.text(try pictures(observer: observer)) }
    guard stage.hasJSON else { return try text(of: stage, observer: observer) }
    var trees: [(name: String, layout: LayoutNode)] = []
    for picture in try pictures(observer: observer) {
      trees.append((picture.name, try PictureDrawing(picture, path: path).layout))
    }
    return LayoutJSON.text(trees, withFrames: stage == .layout)
  }

  /// Draws the pictures with numbered accessibility elements and their spoken texts beside them.
  package func drawLegends(to place: OutputPlace, observer: StudioObserver) throws(StudioError) {
    let pictures = try pictures(observer: observer)
    try place.check(pictures.map { (path, $0.name + ".png") })
    let renderer = Renderer()
    for picture in pictures {
      let legend = AccessibilityLegend.picture(
        of: picture.mockup(), title: picture.canvas.title ?? picture.name)
      try PictureDrawing(legend, name: picture.name, path: path)
        .write(to: place, by: renderer, observer: observer)
    }
  }
}

// Interaction

/// The form of the log of a storyboard.
package enum StoryboardLogFormat: String, CaseIterable, Sendable {
  case text, json
}

extension SheetRequest {
  /// The events of the interaction in every picture. The JSON is one array, also for a single picture.
  package func storyboardLog(
    as format: StoryboardLogFormat, observer: StudioObserver
  ) throws(StudioError) -> String {
    let pictures = try interactivePictures(observer: observer)
    switch format {
    case .text:
      return try Self.listing(pictures) { picture throws(StudioError) in picture.storyboard().log.description
      }
    case .json:
      let objects = pictures.map { picture in
        let lines = picture.storyboard().log.json.split(separator: "\n").joined(separator: "\n    ")
        return "  {\n    \"picture\": \(JSON.text(picture.name).line),\n    \"events\": \(lines)\n  }"
      }
      return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
    }
  }

  package func drawStoryboards(
    to place: OutputPlace, motion: MotionChoice = MotionChoice(),
    compression: PNGOptions.Compression = .default, threads: Int = 1, observer: StudioObserver
  ) throws(StudioError) {
    let pictures = motion.apply(to: try interactivePictures(observer: observer))
    try place.check(pictures.map { (path, $0.name + "-storyboard.png") })
    let renderer = Renderer()
    for var picture in pictures {
      picture.canvas.isStoryboard = true
      try PictureDrawing(picture, path: path).write(
        to: place, named: picture.name + "-storyboard", compression: compression, by: renderer,
        threads: threads, observer: observer)
    }
  }

  private func interactivePictures(observer: StudioObserver) throws(StudioError) -> [Sheet.Picture] {
    let pictures = try pictures(observer: observer)
    guard pictures.allSatisfy({ !$0.canvas.interaction.steps.isEmpty }) else {
      throw StudioError(
        .badInput,
        "\(path): this sheet has no interaction; add 'interaction:' and steps, such as '- tap: play'")
    }
    return pictures
  }
}
