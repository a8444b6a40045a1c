package import MaquetteDiagnostics
package import MaquetteGraphics
package import MaquetteTypography

/// An SVG picture: its size and what it shows, with styles, references and texts resolved.
///
/// What is read is SVG 1.1 (second edition) without what moves, runs or filters, and of SVG 2 what drawing programs write: units,
/// `href` without its prefix, `paint-order`, `mask-type`, blend modes and style sheets. Everything else is an error at its place:
/// a picture is shown as it is meant or not at all.
package struct SVGPicture: Sendable {
  /// The size in points: 96 to the inch.
  package let size: Size
  /// What it shows, from bottom to top, in points from its top left corner.
  package let items: [SVGItem]
  /// What is drawn otherwise than it is written.
  package let warnings: [SVGProblem]

  /// Reads a picture.
  ///
  /// - Parameters:
  ///   - fonts: the fonts of its texts.
  ///   - size: the size of a picture that states none; nil to refuse it.
  ///   - ignored: ids of elements that are left out.
  package init(
    _ bytes: [UInt8], fonts: FontLibrary = .bundled, size: Size? = nil, ignoring ignored: Set<String> = []
  ) throws(SVGRefusal) {
    let found: (problems: [SVGProblem], size: Size, items: [SVGItem], warnings: [SVGProblem])
    do throws(SVGProblem) {
      let tree = try XMLTree(bytes)
      var reader = SVGReader(tree, fonts: fonts, ignored: ignored)
      let picture = try reader.read(default: size)
      found = (reader.problems, picture.size, picture.items, reader.warnings)
    } catch {
      throw SVGRefusal([error])
    }
    if !found.problems.isEmpty { throw SVGRefusal(found.problems) }
    (self.size, items, warnings) = (found.size, found.items, found.warnings)
  }
}

/// Why a picture is not drawn.
package struct SVGRefusal: Error, Sendable {
  /// The problems in the order in which they were found; at least one.
  package var problems: [SVGProblem]

  init(_ problems: [SVGProblem]) { self.problems = problems }

  /// Creates the refusal of a picture for one reason.
  package init(_ message: String, at position: SourceLocation, hint: String?) {
    problems = [SVGProblem(message, at: position, hint: hint)]
  }
}

/// The limits of an SVG picture, besides those of its XML.
package enum SVGLimits {
  /// The most elements once uses are replaced by what they use.
  package static let elements = 100_000
  /// The most points of all paths, outlines of text included.
  package static let points = 2_000_000
  /// The longest side in points.
  package static let side = 100_000.0
}
