/// What the process of the previews has to do; the command writes it as JSON.
struct PreviewOrder: Decodable, Sendable {
  /// The folder of the pictures.
  var folder: String
  /// The program that makes the pictures, with its version.
  var generator: String
  /// The previews by number, in order.
  var previews: [Int]
  /// What each is drawn for.
  var cells: [Cell]
  /// The time of day in seconds since 1970.
  var time: Int64
  /// The longest time of a preview in seconds.
  var seconds: Double
  /// The most memory of the process in bytes.
  var memory: Int
  /// Whether rules are checked.
  var lints: Bool
  /// Whether the nodes of each picture are reported.
  var inspects: Bool
  /// The paths of the app's font files.
  var fonts: [String]?

  /// A way to draw each preview.
  struct Cell: Decodable, Sendable {
    /// Its index among those of the run.
    var number: Int
    var appearance: String?
    var contrast: String?
    var textSize: String?
    var direction: String?
    var locale: String?
    var device: String?
    var system: String?
    var scale: Double?
  }
}
