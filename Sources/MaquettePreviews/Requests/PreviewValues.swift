import MaquetteDiagnostics
package import MaquetteStudio

/// The values of an option of the matrix.
package struct PreviewValues: Sendable {
  /// What an unknown value is called.
  let noun: String
  package let values: [String]

  package static let appearances = PreviewValues(noun: "appearance", values: ["light", "dark"])
  package static let contrasts = PreviewValues(noun: "contrast", values: ["standard", "increased"])
  package static let directions = PreviewValues(
    noun: "direction", values: ["left-to-right", "right-to-left"])
  package static let systems = PreviewValues(
    noun: "system", values: ["ios26", "ios18", "macos26", "macos15"])
  package static let textSizes = PreviewValues(
    noun: "text size",
    values: ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"]
      + (1...5).map { "accessibility-\($0)" })
  package static let devices = PreviewValues(noun: "device", values: PreviewCell.deviceNames)

  /// The values of a list with commas.
  package func list(_ text: String?) throws(StudioError) -> [String] {
    let words = (text ?? "").split(separator: ",").map { String($0.drop { $0 == " " }) }
    for word in words where !values.contains(word) {
      throw StudioError(
        unknown: noun, word, nearest: NearestName.nearest(to: word, among: values),
        list: "maquette previews --help")
    }
    return words
  }
}
