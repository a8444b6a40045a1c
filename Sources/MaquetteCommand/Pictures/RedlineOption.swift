internal import ArgumentParser
internal import MaquetteControls
internal import MaquetteRedlines
internal import MaquetteSheets

/// Measurements that the command line asks for instead of sheets.
struct RedlineOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw measurements around the pictures, instead of what sheets say: all, none, or some of "
        + Redline.allCases.map(\.rawValue).joined(separator: ", ") + ".",
      valueName: "kinds"))
  var redlines: String?

  /// What was asked for; nil for what sheets say.
  func kinds() throws(Failure) -> Set<Redline>? {
    guard let redlines else { return nil }
    return try Self.kinds(redlines.split(separator: ",").map { $0.trimmingPrefix(" ") }.map(String.init))
  }

  /// The measurements of some names.
  static func kinds(_ names: [String]) throws(Failure) -> Set<Redline> {
    if names == ["all"] { return Set(Redline.allCases) }
    if names == ["none"] { return [] }
    var kinds: Set<Redline> = []
    for name in names {
      guard let kind = Redline(rawValue: name) else {
        throw Failure(
          unknown: "measurement", name, among: Redline.allCases.map(\.rawValue) + ["all", "none"],
          list: "maquette render --help")
      }
      kinds.insert(kind)
    }
    return kinds
  }

  /// The pictures with these measurements; as they are if none are given.
  static func apply(_ kinds: Set<Redline>?, to sheets: [Sheet]) -> [Sheet] {
    guard let kinds else { return sheets }
    return sheets.map { sheet in
      var sheet = sheet
      sheet.canvas.redlines.kinds = kinds
      return sheet
    }
  }
}
