import MaquetteSheets

/// The page of all limits, made from their table.
package enum LimitReference {
  /// The page in Markdown.
  ///
  /// - Parameter code: The exit code of the command for a kind of failure.
  package static func markdown(code: (StudioError.Kind) -> Int) -> String {
    let sections = Limit.table.map { group in
      "## \(group.title)\n\n"
        + Markdown.table(
          ["what", "at most", "beyond it"],
          group.limits.map { limit in
            [limit.subject, limit.most, limit.kind.map { "exit \(code($0))" } ?? limit.consequence ?? ""]
          })
    }
    return ([introduction] + sections + [costs]).joined(separator: "\n")
  }

  private static let introduction = """
    # Limits

    This page is made from the table of limits: `maquette list limits` prints it, and a test fails when the two differ.

    Input may come from anyone. It is read whole and drawn, or refused with a message that names its place: with 75 if it is over a
    limit, with 65 if a value is wrong. What a sheet writes out is counted when it is tried, so that what comes to nothing is counted
    too. A number that is not finite cannot be written, and a path takes none: a contour with a coordinate that is not finite is
    left out. What a sheet names has to be a file: a pipe, a device or a socket is refused. The name of a picture is plain text,
    without control characters and characters that turn the direction of writing.

    """

  /// Measured with GNU time 1.9 on one core of a small virtual machine (2 GHz class): the seconds are rounded up.
  private static let costs = """
    ## What the largest inputs take

    On one core of a small virtual machine; the time is rounded up, the memory is the greatest amount in use.

    | input | grows with | time | memory |
    | --- | --- | --- | --- |
    | definitions or files that use each other and come to nothing | values | 1 s | 25 MB |
    | 49,000 elements without anything to draw | values | 1 s | 460 MB |
    | 30,000 labels, 59 megapixels | values and pixels | 3 s | 130 MB |
    | a picture of 256 megapixels, drawn | pixels | 1 s | 35 MB |
    | two equal pictures of 256 megapixels, or one and its golden, compared | pixels | 1 s | 35 MB |
    | two that differ | pixels | 10 s | 2.2 GB |
    | a switch that moves, 256 megapixels, drawn | pixels and frames | 2 s | 35 MB |
    | the same, compared with its golden | pixels and frames | 20 s | 3.1 GB |
    | a symbol of 4,000 curves | the square of the curves | 1 s | 86 MB |
    | 100,000 tokens that refer to colours of the theme | tokens, and the contexts in which they can differ | 8 s | 290 MB |
    | 1,000 variants of a label | pictures | 4 s | 33 MB |

    A picture is drawn, encoded and compared in bands, and only if it differs from its golden are both held as a whole. No limit
    bounds the time of a picture as such, only what it is made of; `render --timeout` does.

    A picture that a sheet shows is held once, 256 MiB for 64 megapixels, and is scaled as it is drawn. While a progressive JPEG is read, its
    coefficients take up to 6 bytes a pixel more; an interlaced PNG that EXIF turns is held twice. `extract` decodes no pixels.

    `lint` takes time in proportion to the elements, a moving picture in proportion to its frames, and hints for wrong names are
    searched only for the problems shown. A sheet can stand about 30 elements inside each other; elements made in Swift have
    the limit above, and a control whose body contains itself ends there.

    """
}
