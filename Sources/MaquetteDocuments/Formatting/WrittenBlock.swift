/// Takes apart a scalar that is written as a block, after `|` or `>`.
enum WrittenBlock {
  /// - Parameters:
  ///   - written: The characters from the indicator on, up to what follows the block.
  ///   - value: What the scalar means, from which its indentation is found: a header may name it or leave it open.
  ///   - prefix: What comes before the indicator, such as an anchor.
  static func content(
    _ written: ArraySlice<Unicode.Scalar>, value: String, prefix: String
  ) -> WrittenNode.Content {
    var lines = written.split(separator: "\n", omittingEmptySubsequences: false)
    let header = WrittenComments.string(lines.removeFirst())
    // After the last line break comes the indentation of what follows.
    if let last = lines.last, last.allSatisfy(WrittenComments.isSpace) { lines.removeLast() }
    let indentation = indentation(of: lines, value: value)
    var texts = lines.map { String(String.UnicodeScalarView($0.dropFirst(indentation))) }
    if !header.prefix(3).contains("+") {
      while texts.last?.isEmpty == true { texts.removeLast() }
    }
    return .block(header: prefix + withStandardIndentation(header), lines: texts)
  }

  /// The columns that are not part of the text: those by which its first line with a text is indented further than it means.
  private static func indentation(of lines: [ArraySlice<Unicode.Scalar>], value: String) -> Int {
    func spaces(_ line: some Sequence<Unicode.Scalar>) -> Int {
      line.prefix { $0 == " " }.count { _ in true }
    }
    let written = lines.first { !$0.allSatisfy { $0 == " " } }
    let meant = value.unicodeScalars.split(separator: "\n").first { !$0.allSatisfy { $0 == " " } }
    guard let written, let meant else { return lines.map { $0.count }.max() ?? 0 }
    return max(0, spaces(written) - spaces(meant))
  }

  /// A header that names an indentation names that of the printer.
  private static func withStandardIndentation(_ header: String) -> String {
    let (indicators, comment) = (header.prefix { $0 != " " }, header.drop { $0 != " " })
    return indicators.map { $0.isNumber ? "\(DocumentPrinter.indentation)" : String($0) }.joined() + comment
  }
}
