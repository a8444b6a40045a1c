import MaquetteDocuments

/// The results of a request.
package struct PreviewOutcome: Sendable {
  /// All previews that were found, in the order of files and lines.
  package var previews: [PreviewResult] = []
  /// Where the views come from, in words.
  package var origin = ""
  /// What the run could not do, such as cutting off the network.
  package var remarks: [String] = []
  /// The paths of pictures whose pixels have changed or are new.
  package var changed: [String] = []
  /// The number of files that were read.
  package var fileCount = 0
  /// The seconds of compiling and linking.
  package var compileSeconds = 0.0
  /// The seconds of drawing.
  package var drawSeconds = 0.0

  /// Whether the run left out previews that the sources have.
  package var isPart = false

  /// The previews that have a picture.
  package var drawn: [PreviewResult] { previews.filter { !$0.pictures.isEmpty && $0.cause == nil } }

  /// Why previews are not drawn: each reason with the previews that it blocks. The first reason blocks the most.
  package var causes: [(cause: Cause, previews: [PreviewResult])] {
    var order: [String] = []
    var found: [String: (Cause, [PreviewResult])] = [:]
    for preview in previews {
      guard let cause = preview.cause else { continue }
      if found[cause.text] == nil { order.append(cause.text) }
      found[cause.text, default: (cause, [])].1.append(preview)
    }
    return order.compactMap { found[$0] }.enumerated()
      .sorted { ($0.element.1.count, $1.offset) > ($1.element.1.count, $0.offset) }
      .map { ($0.element.0, $0.element.1) }
  }
}

/// A preview of the source.
package struct PreviewResult: Sendable {
  /// Its number in the run.
  package var number: Int
  package var module: String
  package var file: String
  /// The folder of its pictures in that of all.
  var stem: String
  package var line: Int
  /// The name that the source states; nil for none.
  package var name: String?
  /// Why it is not drawn; nil if it is.
  package var cause: Cause?
  /// The pictures, one for each of its views and cells.
  package var pictures: [Picture] = []

  /// A picture.
  package struct Picture: Sendable {
    /// The path of the file.
    package var path: String
    /// The path of the file from the folder of the pictures.
    package var file: String
    package var name: String?
    /// The index of the view in its preview.
    package var piece: Int
    /// The index of the cell.
    package var cell: Int
    package var width: Int
    package var height: Int
    /// The pixels per point; nil if the process does not say.
    package var scale: Double?
    package var reports: [Report] = []
    package var findings: [Finding] = []
    /// What accessibility exposes, an element on each line; nil if the picture is older than this.
    package var accessibility: String?
    /// Its nodes, if that was asked.
    var inspection: PictureInspection?

    /// Whether a frame replaces a view whose code does not compile.
    package var hasGaps: Bool { reports.contains { $0.kind == "uncompiled" } }
  }

  /// What a picture does not show as the app would.
  package struct Report: Hashable, Sendable, Codable {
    package var kind: String
    package var name: String
    package var place: String?
    package var view: String?
  }

  /// A place in a picture that breaks a rule.
  package struct Finding: Hashable, Sendable, Codable {
    package var rule: String
    package var severity: String
    package var message: String
    package var remedy: String
    package var element: String
    package var views: [String]
    package var frame: [Double]
    /// The file and line of the innermost view of the app.
    package var file: String?
    package var line: Int?
  }
}
