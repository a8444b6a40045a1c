import Foundation
import Testing

/// `.ci/measure-tables`, which compiles the measures beside the controls in.
@Suite struct MeasureTableTests {
  static let script = TableScript("measure-tables")

  /// The tables that a file makes, or the problem that is printed.
  static func tables(of text: String) throws -> (status: Int32, text: String) {
    try script.tables(of: ["Sources/star.measures": text], in: "CMeasures")
  }

  @Test func theTablesAreUpToDate() throws {
    let (status, text) = try Self.script.run(["--check"], in: SourceTree.root)
    #expect(status == 0, "\(text)")
  }

  @Test(arguments: [
    ("size all 20", 2, "the value has no source"),
    ("size ios 20 measured: a picture", 2, "'size' has no value for ios7"),
    ("size all 20 @picture", 2, "no source above is called 'picture'"),
    ("size all 20 guessed: a picture", 2, "expected how the value is known"),
    ("size all 20 measured: ", 2, "the origin is missing"),
    ("size ios,android 20 measured: a", 2, "unknown theme 'android'"),
    ("size all ?? measured: a", 2, "expected a value, found '??'"),
    ("size all 1/0 measured: a", 2, "expected a value"),
    ("size all 20 measured: a\nsize ios 21 measured: b", 3, "'size' has a value for ios in line 2 already"),
    ("size all =weight derived: a", 2, "there is no token 'weight' in star"),
    ("size all =moon/size derived: a", 2, "there is no table 'moon'"),
    ("size all =size derived: a", 2, "the value is derived from itself"),
    (
      "size ios =macos derived: a\nsize ios7,ios26,macos10,macos,macos26,watchos =ios derived: a", 2,
      "derived from itself"
    ),
    ("style all body derived: a\nsize all =style * 2 derived: a", 3, "only numbers can be multiplied"),
    ("rule ios7 =ios measured: a", 2, "a rule derives values"),
    ("rule ios7 20 derived: a", 2, "expected `rule THEME =THEME derived: WHY`"),
    ("size all 1 / 2 / 3 measured: a", 2, "expected a value, or two for light and dark appearance"),
    ("color.star all 20.5 measured: a", 2, "'color.star' is no colour"),
    ("source picture = measured: a\nsize all 20 measured: b", 2, "no line names the source 'picture'"),
    ("table star", 2, "expected `table NAME`, once"),
  ])
  func aProblemIsNamedWithItsLine(lines: String, line: Int, problem: String) throws {
    let (status, text) = try Self.tables(of: "table star\n\(lines)\n")
    #expect(status == 1)
    #expect(text.hasPrefix("Sources/star.measures:\(line): "), "\(text)")
    #expect(text.contains(problem), "\(text)")
  }

  @Test func valuesAreDerived() throws {
    let text = """
      table star
      rule watchos =ios derived: the same star
      size   ios7,ios                     20       measured: a picture
      size   ios26,macos10,macos,macos26  =ios * 1.5  derived: half as large again
      width  all                          =size@macos + 1/2  derived: the size on macOS
      tint   all  #FF9500 / #00000019  published: the guidelines

      """
    let (status, tables) = try Self.tables(of: text)
    #expect(status == 0, "\(tables)")
    // Numbers, then places of light and dark in the order of the themes.
    #expect(tables.contains(#"{"size", 3, {1,1,1,1,2,2,2,2,2,2,2,2,1,1}"#), "\(tables)")
    #expect(tables.contains(#"{"width", 5, {3,3,3,3,3,3,3,3,3,3,3,3,3,3}"#), "\(tables)")
    #expect(
      tables.contains("{{20.0, NULL}, {30.0, NULL}, {30.5, NULL}, {4287955199.0, NULL}, {25.0, NULL}}"),
      "\(tables)")
    // The last cell of the size comes from that of iOS, in dark appearance.
    #expect(tables.contains("{0, 13, 0, 0, 3}"), "\(tables)")
  }

  @Test func itemsThatAThemeDoesNotHaveNeedNoLine() throws {
    let (status, tables) = try Self.tables(of: "table star\nshadow-2.sigma ios 3 measured: a picture\n")
    #expect(status == 0, "\(tables)")
    #expect(tables.contains(#"{"shadow-2.sigma", 2, {0,0,1,1,0,0,0,0,0,0,0,0,0,0}"#), "\(tables)")
  }
}
