import MaquetteControlKit
package import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteElements
package import MaquetteGraphics

/// The places in a sheet's files of what decides on the size and the length of its picture, for limits that are met only when the
/// picture is laid out.
package struct SheetPlaces: Sendable {
  /// The path of the sheet.
  var path = ""
  /// The files that places refer to.
  var sources: [SheetSource] = []
  /// The place of the size, or else of the body.
  var size = SourceLocation.start
  /// The place of the animation's settings or of the interaction, or else of the body.
  var motion = SourceLocation.start

  /// A picture of a size in points that has no pixels or too many.
  package func pictureTooLarge(_ size: Size, scale: Double) -> [Diagnostic] {
    diagnostics(.pictureTooLarge(size, scale: scale), at: self.size)
  }

  /// A picture with more frames than ``Timeline/frameLimit``.
  package var tooManyFrames: [Diagnostic] { diagnostics(.tooManyFrames, at: motion) }

  private func diagnostics(_ problem: SheetProblem, at position: SourceLocation) -> [Diagnostic] {
    var list = DiagnosticList(name: path)
    list.sources = sources
    list.add(problem, at: position)
    return list.sorted
  }
}
