import MaquetteDiagnostics
import Testing

@testable import MaquetteVectors

/// XML as a tree with places, and what is refused of it.
@Suite struct XMLTreeTests {
  private func tree(_ text: String) throws -> XMLTree { try XMLTree(Array(text.utf8)) }

  private func problem(_ text: String) -> SVGProblem? {
    do throws(SVGProblem) {
      _ = try XMLTree(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func elementsAttributesAndTextsAreRead() throws {
    let tree = try tree("<svg a='1 &amp; 2'>x<g/><![CDATA[<y>]]>&#65;</svg>")
    #expect(tree.elements.map(\.name) == ["svg", "g"])
    #expect(tree.elements[0]["a"] == "1 & 2")
    #expect(tree.elements[1].parent == 0)
    #expect(tree.text(of: 0) == "x<y>A")
  }

  @Test func placesAreLinesAndColumnsOfCharacters() throws {
    let tree = try tree("<svg>\n  <!-- ü --><rect title='width' width='3'/>\n</svg>")
    #expect(tree.position(of: 1) == SourceLocation(line: 2, column: 13))
    // Not the word in the value before it.
    #expect(tree.position(of: "width", in: 1) == SourceLocation(line: 2, column: 33))
    #expect(tree.position(of: "height", in: 1) == tree.position(of: 1))
  }

  @Test func namespacesDecideWhatIsOfThePicture() throws {
    let text = """
      <!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>
      <s:svg xmlns:s="&ns;" xmlns:x="http://www.w3.org/1999/xlink" xmlns:i="urn:other">
        <s:use x:href="#a" i:href="#b"/><i:use/><svg:rect/><other xmlns="urn:other"/>
      </s:svg>
      """
    let tree = try tree(text)
    #expect(tree.elements.map(\.name) == ["svg", "use", nil, "rect", nil])
    #expect(tree.elements[1]["href"] == "#a")
    // Of two references the one without a prefix counts.
    let both = try self.tree("<svg><use xlink:href='#a' href='#b'/></svg>")
    #expect(both.elements[1]["href"] == "#b")
  }

  @Test func encodingsAreThoseOfExpat() throws {
    let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><svg>".utf8) + [0xFC] + Array("</svg>".utf8)
    #expect(try XMLTree(latin).text(of: 0) == "ü")
    let wide: [UInt8] = [0xFF, 0xFE] + "<svg>ü</svg>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try XMLTree(wide).text(of: 0) == "ü")
    #expect(problem("<?xml version='1.0' encoding='EBCDIC-1'?><svg/>")?.hint == "save the file as UTF-8")
  }

  @Test(arguments: ["", "<svg>", "<svg a=1/>", "<svg></g>", "text", "<svg/><svg/>", "<svg>&nbsp;</svg>"])
  func brokenTextsHaveAPlace(text: String) {
    let problem = problem(text)
    #expect(problem?.isLimit == false)
    #expect((problem?.position.line ?? 0) == 1)
  }

  @Test func anEntityOfAnotherFileIsRefused() {
    let text = "<!DOCTYPE svg SYSTEM 'other.dtd'><svg>&logo;</svg>"
    #expect(problem(text)?.message.contains("'&logo;'") == true)
    let own = "<!DOCTYPE svg [<!ENTITY logo SYSTEM 'logo.txt'>]><svg>&logo;</svg>"
    #expect(problem(own)?.message.contains("external entity") == true)
  }

  /// A billion laughs: nine levels of ten entities each, which would be a gigabyte.
  @Test func entitiesCannotGrowWithoutEnd() {
    var text = "<!DOCTYPE svg [<!ENTITY l0 'lollollol'>"
    for level in 1...9 {
      text += "<!ENTITY l\(level) '" + String(repeating: "&l\(level - 1);", count: 10) + "'>"
    }
    #expect(problem(text + "]><svg>&l9;</svg>")?.isLimit == true)
  }

  @Test func depthCountAndBytesHaveLimits() {
    func nested(_ count: Int) -> String {
      String(repeating: "<g>", count: count) + String(repeating: "</g>", count: count)
    }
    #expect(problem(nested(XMLLimits.depth)) == nil)
    #expect(problem(nested(XMLLimits.depth + 1))?.isLimit == true)
    let many = "<svg>" + String(repeating: "<g/>", count: XMLLimits.elements) + "</svg>"
    #expect(problem(many)?.isLimit == true)
    #expect(problem("<svg>" + String(repeating: " ", count: XMLLimits.bytes) + "</svg>")?.isLimit == true)
  }
}
