import MaquetteScreens
package import MaquetteElements
package import MaquetteDiagnostics
package import MaquetteFiles

/// The version of Maquette.
package enum Version {
  /// The version by https://semver.org.
  package static let current = "0.3.0"
  /// The program and its version, for files that it writes.
  package static let generator = "Maquette \(current)"
}

/// The events of a run. Results come in the order of the sheets and from one thread; only ``advanced`` comes from any
/// thread and in any order.
package enum StudioEvent: Sendable {
  /// Work on a number of pictures begins.
  case began(count: Int)
  /// One more picture is done.
  case advanced
  /// Work on the pictures ended.
  case ended
  /// A file was read or drawn with these remarks.
  case diagnosed([Diagnostic])
  /// A sheet, a picture or a file of a former run failed, and the run continues.
  case failed(StudioError)
  /// Records of former runs are not believed, for the reason given with what follows from it.
  case distrusted(StudioError)
  /// Something in a folder was not looked into.
  case passedOver(Folder.PassedOver)
  case wrote(path: String)
  /// A picture for standard output was drawn.
  case encoded([UInt8])
}

package typealias StudioObserver = @Sendable (StudioEvent) -> Void

/// The fonts and design tokens of a request.
package struct ThemeSources: Sendable {
  /// Font files, and folders of them.
  package var fonts: [String]
  /// Token files and resolvers; later ones override earlier ones, and `-` is standard input.
  package var tokens: [String]
  package var catalogue: Catalogue
  /// The descriptor of standard input.
  package var stream: Int32

  package init(
    fonts: [String] = [], tokens: [String] = [], catalogue: Catalogue, stream: Int32 = 0
  ) {
    self.fonts = fonts
    self.tokens = tokens
    self.catalogue = catalogue
    self.stream = stream
  }
}
