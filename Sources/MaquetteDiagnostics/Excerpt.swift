extension Diagnostic {
  /// A line of a file, cut to the text around a column.
  public struct Excerpt: Hashable, Sendable, Codable {
    /// The text to show.
    public var text: String

    /// White space as wide as the text before the column.
    public var indent: String

    /// The maximum number of characters.
    private static let width = 96

    /// Cuts a position's line to the part around it.
    package init(of source: DocumentSource, at position: SourceLocation) {
      // An element from outside can carry any position, so it may lie outside of this text.
      let column = max(1, position.column)
      let first = max(1, column - Self.width * 2 / 3)
      let visible = source.characters(ofLine: position.line, fromColumn: first, atMost: Self.width + 1)
      let shown = visible.prefix(Self.width)
      let isCutBefore = first > 1
      let isCutAfter = shown.endIndex < visible.endIndex
      text = (isCutBefore ? "…" : "") + Self.printable(shown) + (isCutAfter ? "…" : "")
      indent = (isCutBefore ? " " : "") + shown.prefix(column - first).map(Self.blank).joined()
    }

    private static func printable(_ scalars: Substring.UnicodeScalarView) -> String {
      var result = String.UnicodeScalarView()
      for scalar in scalars {
        result.append(scalar != "\t" && Evidence.isUnsafe(scalar) ? "\u{FFFD}" : scalar)
      }
      return String(result)
    }

    /// White space of a character's width on a terminal.
    private static func blank(_ scalar: Unicode.Scalar) -> String {
      if scalar == "\t" { return "\t" }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: return ""
      default: return isWide(scalar) ? "  " : " "
      }
    }

    /// Whether terminals give a character two cells: the blocks that Unicode's EastAsianWidth.txt calls wide.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
      if scalar.properties.isEmojiPresentation { return true }
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
        return true
      default: return false
      }
    }
  }
}
