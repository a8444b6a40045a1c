import Foundation
import Testing

/// `.ci/help-tables`, which compiles the help of attributes and elements from documentation comments.
@Suite struct HelpTableTests {
  static let script = TableScript("help-tables")

  /// The table of an element with a property, a comment for it, and the attribute's arguments after its path.
  static func table(
    comment: String, arguments: String = "", path: String = "size",
    example: String = "star: 3", modifiers: String = "public"
  ) throws -> (
    status: Int32, text: String
  ) {
    try script.tables(
      of: [
        "Sources/Sky/Star.swift": """
        /// A star.
        ///
        /// It shines.
        public struct Star: CatalogueElement {
        \(comment)
          \(modifiers) var size = 20.0
          var core = Core()

          public static let name = "star"
          public static let attributes: [Attribute<Star>] = [
            Attribute(
              "star-size", \\.\(path)\(arguments))
          ]
        }

        """,
        "Sources/Sky/Core.swift": """
        struct Core {
          /// How hot it is.
          var heat = 1.0
        }

        """,
        "Golden/Elements/star.yaml": "maquette: 1\nbody:\n  \(example)\n",
      ], in: "CHelp")
  }

  @Test func theTableIsUpToDate() throws {
    let (status, text) = try Self.script.run(["--check"], in: SourceTree.root)
    #expect(status == 0, "\(text)")
  }

  @Test(arguments: [
    ("  /// The size.", "The size."),
    ("  /// The size; nil for none.", "The size."),
    ("  /// The size in points; nil for\n  /// the sky's; at most 20.", "The size in points; at most 20."),
    ("  /// The size, or nil for none.\n  ///\n  /// It grows.", "The size."),
    ("  /// The size, as `small`.", "The size, as 'small'."),
    ("  /// The \"size\".", #"The \"size\"."#),
  ])
  func helpIsTheCommentOfTheProperty(comment: String, help: String) throws {
    let (status, text) = try Self.table(comment: comment)
    #expect(status == 0, "\(text)")
    #expect(text.contains(#"{"Sky.Star star-size", "\#(help)"},"#), "\(text)")
    #expect(text.contains(#"{"Sky.Star", "A star."},"#), "\(text)")
  }

  @Test(arguments: ["private", "public internal(set)", "public private(set)", "fileprivate(set)"])
  func modifiersDoNotHideAComment(modifiers: String) throws {
    let (status, text) = try Self.table(comment: "  /// The size.", modifiers: modifiers)
    #expect(status == 0, "\(text)")
    #expect(text.contains(#"{"Sky.Star star-size", "The size."},"#), "\(text)")
  }

  @Test func aPathLeadsToTheCommentOfAnotherType() throws {
    let (status, text) = try Self.table(comment: "  /// The size.", path: "core.heat")
    #expect(status == 0, "\(text)")
    #expect(text.contains(#"{"Sky.Star star-size", "How hot it is."},"#), "\(text)")
  }

  @Test func anExampleIsTheBodyOfItsGolden() throws {
    let (status, text) = try Self.table(comment: "  /// The size.", example: "vstack:\n    - star: \"3\"")
    #expect(status == 0, "\(text)")
    #expect(text.contains(#"{"Sky.Star/example", "vstack:\n  - star: \"3\""},"#), "\(text)")
  }

  @Test(arguments: [
    ("  /// The size; nil for the sky's.", "the sky's"),
    ("  /// The size; nil to fit the sky.", "fits the sky"),
    ("  /// The size.", nil), ("  /// The size; nil until it rises.", nil),
  ])
  func theMeaningOfNilIsKept(comment: String, meaning: String?) throws {
    let (status, text) = try Self.table(comment: comment)
    #expect(status == 0, "\(text)")
    if let meaning {
      #expect(text.contains(#"{"Sky.Star star-size/nil", "\#(meaning)"},"#), "\(text)")
    } else {
      #expect(!text.contains("/nil"), "\(text)")
    }
  }

  @Test func anAttributeMayStateItsHelp() throws {
    let (status, text) = try Self.table(comment: "  /// The size.", arguments: #", help: "How large it is.""#)
    #expect(status == 0, "\(text)")
    #expect(!text.contains("star-size"), "\(text)")
  }

  @Test(arguments: [
    ("  // The size.", "", 11, "'star-size' has no help, and no comment of 'size' in Star gives it one"),
    (
      "  /// The size.", #", help: "The size.""#, 11,
      "the comment of 'size' says the help of 'star-size' already"
    ),
    ("  /// The size, nil if unknown.", "", 5, "says of nil only a clause"),
    ("  /// The size", "", 5, "is a sentence"),
  ])
  func aProblemIsNamedWithItsLine(comment: String, arguments: String, line: Int, problem: String) throws {
    let (status, text) = try Self.table(comment: comment, arguments: arguments)
    #expect(status == 1)
    #expect(text.hasPrefix("Sources/Sky/Star.swift:\(line): "), "\(text)")
    #expect(text.contains(problem), "\(text)")
  }
}
