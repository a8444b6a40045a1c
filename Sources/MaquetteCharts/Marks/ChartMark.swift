public import MaquetteElements

/// A mark of a chart: bars, a line, an area, points or rules, each over a series of data.
package protocol ChartMark: CatalogueElement {
  /// The data, their series and colour.
  var values: MarkValues { get set }
  /// Whether a datum may lie on one axis alone.
  static var mayLackAnAxis: Bool { get }
}

extension ChartMark {
  /// Returns nothing but a warning: a chart draws its marks.
  package func markOutsideAChart(in environment: Environment) -> Node {
    misplacedNode(outside: "chart", in: environment)
  }

  /// What is wrong with the data by themselves, each with its path inside the mark.
  package var dataProblems: [AttributeError] {
    let lists = values.lists
    guard let first = lists.first else {
      return [AttributeError(message: "the mark has no data", hint: "write lists 'x' and 'y'")]
    }
    if !Self.mayLackAnAxis, Set(lists.map(\.axis)).count == 1 {
      let missing = first.axis == .x ? "y" : "x"
      return [
        AttributeError(
          message: "the mark has no '\(missing)'",
          hint: "write a value of '\(missing)' for each of '\(first.name)'",
          path: [.value(first.name)])
      ]
    }
    return lists.dropFirst().filter { $0.values.count != first.values.count }.map { list in
      AttributeError(
        message:
          "'\(list.name)' has \(Self.count(list.values.count)), and '\(first.name)' \(first.values.count)",
        hint: "write one value of each per datum", path: [.value(list.name)])
    }
  }

  private static func count(_ values: Int) -> String { values == 1 ? "1 value" : "\(values) values" }
}

/// How marks of several series at one place lie to each other.
public enum MarkStacking: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// One upon the other; negative values go the other way.
  case standard
  /// Side by side.
  case grouped
  /// One upon the other as shares of their sum.
  case normalized
  /// One upon the other around the middle.
  case center
  /// One in front of the other.
  case unstacked
}
