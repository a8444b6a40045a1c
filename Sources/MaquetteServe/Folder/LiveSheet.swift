import MaquetteControlKit
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteElements
import MaquetteFiles
import MaquetteSheets
import MaquetteStudio

/// A sheet of the folder as pages know it.
struct LiveSheet: Sendable {
  /// The sheet and its pictures, from when it could last be read.
  struct Content: Sendable {
    let sheet: Sheet
    let pictures: [Sheet.Picture]
  }

  let input: SheetInput
  /// Another number after each change of what the sheet draws; 0 before it is read.
  var version = 0
  /// The digest of the files that it was read from.
  var digest: Digest?
  /// Nil before the sheet could be read for the first time, and while it is not needed.
  var content: Content?
  /// What pages list, which remains when the content is given up.
  var pictures: [LivePicture] = []
  /// The problems of the file as it is now; the pictures are those before.
  var problems: [Diagnostic] = []
  /// A failure without a place in a file.
  var message: String?
  var warnings: [Diagnostic] = []
  /// The files that it was read from, and those that would change it if they existed.
  var inputs: Set<String> = []
  /// Whether the file is not there at present.
  var isGone = false
  /// Whether the sheet was read, or could not be.
  var isRead = false
  /// Grows with each use.
  var lastUse = 0

  var hasFailed: Bool { !problems.isEmpty || message != nil }

  /// What a page knows of the sheet.
  var json: JSON {
    .object([
      "path": .text(input.path), "version": .whole(version), "read": .boolean(isRead),
      "gone": isGone ? .boolean(true) : nil, "title": content?.pictures.first?.canvas.title.map(JSON.text),
      "pictures": .array(pictures.map(\.json)),
      "problems": problems.isEmpty ? nil : .array(problems.map(\.json)), "message": message.map(JSON.text),
      "warnings": warnings.isEmpty ? nil : .array(warnings.map(\.json)),
    ])
  }
}

/// What pages list of a picture.
struct LivePicture: Sendable, Hashable {
  let name: String
  let title: String?
  let variant: SheetVariant
  /// Pixels per point.
  let scale: Double
  let isAnimated: Bool
  /// Whether every pixel is covered.
  let isOpaque: Bool
  /// Whether a golden picture lies beside the sheet.
  let hasGolden: Bool

  init(_ picture: Sheet.Picture, sheet path: String) {
    name = picture.name
    title = picture.canvas.title
    variant = picture.variant
    scale = picture.environment.scale
    isAnimated = picture.canvas.format == .apng
    isOpaque = picture.canvas.background != nil && (picture.canvas.device?.device.cornerRadius ?? 0) == 0
    hasGolden = Folder.isRegularFile(PictureCheck.goldenPath(of: picture, sheet: path))
  }

  var json: JSON {
    .object([
      "name": .text(name), "title": title.map(JSON.text), "scale": .number(scale),
      "animated": isAnimated ? .boolean(true) : nil, "opaque": isOpaque ? .boolean(true) : nil,
      "golden": hasGolden ? .boolean(true) : nil,
      "variant": .object(variant.values.map { JSON.Member($0.attribute, .text($0.label)) }),
    ])
  }
}

extension Diagnostic {
  /// The diagnostic as pages show it.
  var json: JSON {
    .object([
      "severity": .text(severity.rawValue), "file": .text(file), "line": .whole(position.line),
      "column": .whole(position.column), "message": .text(message), "hint": hint.map(JSON.text),
      "excerpt": excerpt.map { .text($0.text) }, "indent": excerpt.map { .text($0.indent) },
    ])
  }
}
