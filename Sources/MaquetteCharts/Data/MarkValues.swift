public import MaquetteElements

/// The data of a mark: where each lies, and what they belong to.
public struct MarkValues: Hashable, Sendable {
  /// The place of each datum along the horizontal axis: numbers, words or dates.
  public var x: [PlottableValue] = []
  /// The place of each datum along the vertical axis: numbers, words or dates.
  public var y: [PlottableValue] = []
  /// Where each mark begins along the horizontal axis, in place of zero.
  public var xStart: [PlottableValue] = []
  /// Where each mark ends along the horizontal axis.
  public var xEnd: [PlottableValue] = []
  /// Where each mark begins along the vertical axis, in place of zero.
  public var yStart: [PlottableValue] = []
  /// Where each mark ends along the vertical axis.
  public var yEnd: [PlottableValue] = []
  /// The series' name: it selects the colour and appears in the legend.
  public var series: String?
  /// The colour, in place of the series' own.
  public var color: ColorReference?

  /// Whether a list could not be read, which has a message of its own.
  var isBroken = false

  /// Creates a mark without data.
  public init() {}

  /// Creates the data of a mark at places with values.
  init(x: [some Plottable], y: [some Plottable], series: String?) {
    self.x = x.map(\.plottable)
    self.y = y.map(\.plottable)
    self.series = series
  }

  /// Creates the data of a mark at places, from one value to another.
  init(x: [some Plottable], yStart: [some Plottable], yEnd: [some Plottable], series: String? = nil) {
    self.x = x.map(\.plottable)
    self.yStart = yStart.map(\.plottable)
    self.yEnd = yEnd.map(\.plottable)
    self.series = series
  }

  /// The lists that are not empty, by their names in sheets.
  package var lists: [(name: String, axis: AxisName, values: [PlottableValue])] {
    let all: [(String, AxisName, [PlottableValue])] = [
      ("x", .x, x), ("x-start", .x, xStart), ("x-end", .x, xEnd), ("y", .y, y), ("y-start", .y, yStart),
      ("y-end", .y, yEnd),
    ]
    return all.filter { !$0.2.isEmpty }.map { (name: $0.0, axis: $0.1, values: $0.2) }
  }

  /// The number of data: that of the shortest list.
  package var count: Int { lists.map(\.values.count).min() ?? 0 }

  /// The attributes of all marks.
  static let places: [Attribute<MarkValues>] = [
    list("x", \.x, "The position of each datum on the horizontal axis: numbers, words or dates."),
    list("y", \.y, "The position of each datum on the vertical axis: numbers, words or dates."),
  ]
  static let ranges: [Attribute<MarkValues>] = [
    list("x-start", \.xStart, "The start of each mark on the horizontal axis, in place of zero."),
    list("x-end", \.xEnd, "The end of each mark on the horizontal axis."),
    list("y-start", \.yStart, "The start of each mark on the vertical axis, in place of zero."),
    list("y-end", \.yEnd, "The end of each mark on the vertical axis."),
  ]
  static let looks: [Attribute<MarkValues>] = [Attribute("series", \.series), Attribute("color", \.color)]
}

extension MarkValues {
  /// Returns the attribute of a list of values.
  private static func list(
    _ name: String, _ place: @autoclosure @escaping Attribute<MarkValues>.Place<[PlottableValue]>,
    _ help: String
  ) -> Attribute<MarkValues> {
    Attribute(name: name, help: help, type: [PlottableValue].attributeType) {
      (value, owner) throws(AttributeError) in
      owner.isBroken = true
      owner[keyPath: place()] = try [PlottableValue](attribute: value)
      owner.isBroken = false
    }
  }
}

/// One of the two axes.
package enum AxisName: Hashable, Sendable {
  case x
  case y
}
