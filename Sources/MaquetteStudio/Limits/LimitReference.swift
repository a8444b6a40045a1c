import MaquetteSheets

/// The page of all limits, made from their table.
package enum LimitReference {
  /// The page in Markdown.
  ///
  /// - Parameters:
  ///   - further: The limits of what stands on the studio, such as servers.
  ///   - code: The exit code of the command for a kind of failure.
  package static func markdown(and further: [Limit.Group] = [], code: (StudioError.Kind) -> Int) -> String {
    let sections = (Limit.table + further).map { group in
      "## \(group.title)\n\n"
        + Markdown.table(
          ["limit", "at most", "beyond it"],
          group.limits.map { limit in
            [limit.subject, limit.most, limit.kind.map { "exit \(code($0))" } ?? limit.consequence ?? ""]
          })
    }
    return ([introduction] + sections + [costs]).joined(separator: "\n")
  }

  private static let introduction = """
    # Limits

    `maquette list limits` prints this page from the table of limits, so it is complete and up to date.

    Input may be untrusted. It is either read completely and drawn, or refused with a message that gives the problem's position. The exit code is 75 beyond
    a limit and 65 for a wrong value.

    - Expanded values count when they are expanded, even if they produce no element.
    - Numbers must be finite; a path drops contours with other coordinates.
    - A sheet can name files only; pipes, devices and sockets are refused.
    - A picture's name is plain text, without control characters and characters that change the writing direction.

    """

  /// Measured with GNU time 1.9 on one core of a small virtual machine (2 GHz class): the seconds are rounded up.
  private static let costs = """
    ## Cost of the largest inputs

    Measured on one core of a small virtual machine. The time is rounded up; the memory is the peak.

    | input | grows with | time | memory |
    | --- | --- | --- | --- |
    | definitions or files that use each other and produce no element | values | 1 s | 25 MB |
    | 49,000 empty elements | values | 1 s | 460 MB |
    | 30,000 labels, 59 megapixels | values and pixels | 3 s | 130 MB |
    | a picture of 256 megapixels, drawn | pixels | 1 s | 35 MB |
    | two equal pictures of 256 megapixels, or one and its golden, compared | pixels | 1 s | 35 MB |
    | two that differ | pixels | 10 s | 2.2 GB |
    | an animated switch, 256 megapixels, drawn | pixels and frames | 2 s | 35 MB |
    | the same, compared with its golden | pixels and frames | 20 s | 3.1 GB |
    | a symbol of 4,000 curves | the square of the curves | 1 s | 86 MB |
    | 100,000 tokens that refer to colours of the theme | tokens and contexts | 8 s | 290 MB |
    | 1,000 variants of a label | pictures | 4 s | 33 MB |

    A picture is drawn, encoded and compared in bands. Both are in memory as a whole only if the picture differs from its golden. Limits apply to a picture's
    parts; to limit its time, use `render --timeout`.

    An image in a sheet is in memory once, 256 MiB for 64 megapixels, and is scaled while it is drawn. Reading a progressive JPEG takes up to 6 bytes per
    pixel more; an interlaced PNG rotated by EXIF is in memory twice. `extract` decodes no pixels.

    `lint` takes time in proportion to the elements, and an animation in proportion to its frames. Hints for wrong names are searched only for the
    problems shown. A sheet can nest about 30 elements. Elements built in Swift have the limit above, which also stops a control whose body contains
    itself.

    """
}
