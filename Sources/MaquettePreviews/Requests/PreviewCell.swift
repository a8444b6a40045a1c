import MaquetteControlKit
import MaquetteDocuments

/// A combination of settings to draw each preview in. Nil leaves a setting to the preview.
package struct PreviewCell: Hashable, Sendable {
  /// `light` or `dark`.
  package var appearance: String?
  /// `standard` or `increased`.
  package var contrast: String?
  /// A text size as in sheets, such as `accessibility-3`.
  package var textSize: String?
  /// `left-to-right` or `right-to-left`; nil for the language's direction.
  package var direction: String?
  /// A language, such as `de` or `pt-BR`.
  package var locale: String?
  /// A device as in sheets, such as `iphone-17`.
  package var device: String?
  /// `ios26`, `ios18`, `macos26` or `macos15`.
  package var system: String?
  /// Pixels per point.
  package var scale: Double?

  package init() {}

  /// The part of a picture's name that distinguishes its cell; empty if there is only one cell.
  package var suffix: String = ""

  /// Every combination of the listed values. An empty list leaves the setting to the preview.
  package static func all(
    appearances: [String] = [], contrasts: [String] = [], textSizes: [String] = [], directions: [String] = [],
    locales: [String] = [], devices: [String] = [], system: String? = nil, scale: Double? = nil
  ) -> [PreviewCell] {
    var first = PreviewCell()
    first.system = system
    first.scale = scale
    var cells = [first]
    func multiply(_ values: [String], _ keyPath: WritableKeyPath<PreviewCell, String?>) {
      if values.isEmpty { return }
      cells = cells.flatMap { cell in
        values.map { value in
          var cell = cell
          cell[keyPath: keyPath] = value
          if values.count > 1 { cell.suffix += "~\(value)" }
          return cell
        }
      }
    }
    multiply(devices, \.device)
    multiply(appearances, \.appearance)
    multiply(contrasts, \.contrast)
    multiply(textSizes, \.textSize)
    multiply(directions, \.direction)
    multiply(locales, \.locale)
    return cells
  }

  /// The devices that views can be drawn for.
  static var deviceNames: [String] { Device.all.filter { $0.kind != .watch }.map(\.name) }

  func json(number: Int) -> JSON {
    .object([
      "number": .whole(number), "appearance": appearance.map(JSON.text), "contrast": contrast.map(JSON.text),
      "textSize": textSize.map(JSON.text), "direction": direction.map(JSON.text),
      "locale": locale.map(JSON.text),
      "device": device.map(JSON.text), "system": system.map(JSON.text), "scale": scale.map(JSON.number),
    ])
  }
}
