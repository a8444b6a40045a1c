import MaquetteElements
import MaquetteDocuments

/// The variants of a sheet: attributes of the canvas or the environment, each with its values.
struct Variants {
  /// One attribute that varies.
  struct Axis {
    var name: String
    var values: [Value]
  }

  /// One of its values and the label that it adds to a picture's name.
  struct Value {
    var entry: SheetNode.Entry
    var label: String
  }

  /// The excluded pictures: those with one of the labels for every attribute that is named.
  struct Exclusion {
    var labels: [String: Set<String>]

    func drops(_ combination: [Value]) -> Bool {
      labels.allSatisfy { attribute, labels in
        combination.contains { $0.entry.key == attribute && labels.contains($0.label) }
      }
    }
  }

  var axes: [Axis] = []
  var exclusions: [Exclusion] = []

  /// The number of pictures before exclusion; nil if there are more than ``SheetLimits/pictures``.
  var count: Int? {
    var count = 1
    for axis in axes {
      let (product, overflow) = count.multipliedReportingOverflow(by: axis.values.count)
      guard !overflow, product <= SheetLimits.pictures else { return nil }
      count = product
    }
    return count
  }

  /// Every combination that is not excluded, the last axis changing fastest.
  var combinations: [[Value]] {
    let all = axes.reduce([[]]) { combinations, axis in
      combinations.flatMap { combination in axis.values.map { combination + [$0] } }
    }
    return all.filter { combination in !exclusions.contains { $0.drops(combination) } }
  }

  /// The label of a value: names are used alone, other values need their attribute's name, and only letters and digits,
  /// `-` and `.` are kept, so that the label is valid in every file name.
  static func label(for value: SheetNode, of name: String, type: AttributeType?) -> String {
    let words =
      switch value.content {
      case .scalar(let scalar): [scalar.text]
      case .sequence(let items): items.compactMap(\.scalar?.text)
      case .mapping(let entries) where name == "canvas": entries.compactMap(\.value.scalar?.text)
      case .mapping(let entries): entries.map { "\($0.key)-\($0.value.scalar?.text ?? "")" }
      }
    let text = words.joined(separator: "-").unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == ".")
    }
    switch type {
    case .choice, .color, .language: return String(String.UnicodeScalarView(text))
    default:
      // Themes and devices have names that need no attribute, whatever their type.
      if ["theme", "canvas"].contains(name) { return String(String.UnicodeScalarView(text)) }
      return "\(name)-\(String(String.UnicodeScalarView(text)))"
    }
  }

  /// The name of a picture: `matrix~dark@2x`.
  static func name(_ stem: String, _ combination: [Value]) -> String {
    let scale = combination.first { $0.entry.key == "scale" }
    let others = combination.filter { $0.entry.key != "scale" }
    return others.reduce(stem) { $0 + "~" + $1.label }
      + (scale.map { "@\($0.entry.value.scalar?.text ?? "")x" } ?? "")
  }
}
