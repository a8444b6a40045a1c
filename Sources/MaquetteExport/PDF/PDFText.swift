import MaquetteGraphics

/// A run of live text: letters of a font in the order of reading.
struct PDFText {
  /// Letters that are shown together.
  struct Part {
    /// The text that all letters stand for; nil if each has characters of its own.
    var actualText: String?
    /// The numbers of letters, and their places from the origin of the run.
    var letters: [(number: Int, position: Point)] = []
  }

  /// The name of the font among the resources.
  let font: String
  /// The size in points.
  let emSize: Double
  private(set) var parts: [Part] = []

  /// Joins clusters whose letters have characters of their own.
  init(font: String, emSize: Double, clusters: [Part]) {
    self.font = font
    self.emSize = emSize
    for cluster in clusters {
      if let last = parts.last, last.actualText == nil, cluster.actualText == nil {
        parts[parts.count - 1].letters += cluster.letters
      } else {
        parts.append(cluster)
      }
    }
  }
}
