import MaquetteDiagnostics
import Testing

@testable import MaquetteVectors

/// What is not drawn is an error at its place, with what to do, and hostile pictures end in a message.
@Suite struct SVGRefusalTests {
  private func problems(_ content: String) -> [SVGProblem] {
    do throws(SVGRefusal) {
      _ = try SVGPicture(Array("<svg viewBox='0 0 9 9'>\n \(content)</svg>".utf8))
      return []
    } catch {
      return error.problems
    }
  }

  @Test(arguments: [
    ("<image href='a.png'/>", 2), ("<foreignObject/>", 2), ("<script>x</script>", 2), ("<blink/>", 2),
    ("<g><animate attributeName='x'/></g>", 5),
    ("<rect width='9' height='9'><set attributeName='x'/></rect>", 29),
    ("<rect width='9' height='9' filter='url(#f)'/>", 29),
    ("<rect width='9' height='9' fill='url(#p)'/><pattern id='p'/>", 29),
    ("<rect width='9' height='9' fill='url(#no)'/>", 29),
    ("<rect width='9' height='9' fill='url(a.svg#g)'/>", 29),
    ("<rect width='9' height='9' fill='reddish'/>", 29), ("<rect width='9 9' height='9'/>", 8),
    ("<rect width='-1' height='9'/>", 8), ("<path d='M0 0 L'/>", 8), ("<g transform='turn(3)'/>", 5),
    ("<polygon points='1 2 3'/>", 11), ("<use href='#no'/>", 7), ("<use href='b.svg#a'/>", 7),
    ("<g clip-path='url(#no)'><rect width='9' height='9'/></g>", 5),
    ("<g mask='circle(3px)'><path d='M0 0'/></g>", 5),
    ("<path d='M0 0H9' marker-end='url(#m)'/>", 19), ("<g style='vector-effect: non-scaling-stroke'/>", 2),
    ("<text><textPath href='#p'>A</textPath></text>", 8), ("<text rotate='3'>A</text>", 8),
    ("<style>@import 'a.css';</style>", 2),
    ("<clipPath id='c'><g/></clipPath><g clip-path='url(#c)'><path d='M0 0H1'/></g>", 19),
    ("<text y='9'>😀</text>", 2),
  ])
  func itsPlaceIsSaid(content: String, column: Int) {
    let problems = problems(content)
    #expect(problems.map(\.position) == [SourceLocation(line: 2, column: column)], "\(problems)")
    #expect(problems.allSatisfy { !$0.message.isEmpty && !$0.isLimit })
  }

  @Test func everythingIsSaidAtOnce() {
    #expect(problems("<image/><image x='1'/><rect fill='no' width='x'/>").count == 4)
    #expect(problems(String(repeating: "<image/>", count: 100)).count == 20)
  }

  /// Programs write their own data into pictures, which draws nothing.
  @Test(arguments: [
    "<metadata><x:a/></metadata>", "<inkscape:page/>", "<title>A</title><desc>B</desc>",
    "<defs><filter id='f'/></defs>",
    "<g display='none'><image/></g>", "<style type='text/x'>@media</style>",
    "<rect filter='none' width='1' height='1'/>",
  ])
  func whatDrawsNothingIsNoProblem(content: String) { #expect(problems(content) == []) }

  @Test func circlesOfUsesEnd() {
    #expect(problems("<g id='a'><use href='#a'/></g>").map(\.message) == ["the element uses itself"])
    #expect(
      problems("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>").first?.message.contains(
        "itself") == true)
    let clip =
      "<clipPath id='c' clip-path='url(#c)'><path d='M0 0H9'/></clipPath><path clip-path='url(#c)' d='M0 0H9'/>"
    #expect(problems(clip).map(\.message) == ["the clip path refers to itself"])
    let gradient = "<linearGradient id='g' href='#g'/><path fill='url(#g)' d='M0 0H9'/>"
    #expect(problems(gradient).count == 1)
  }

  /// Twenty levels, each of which uses the one below it ten times.
  @Test func usesCannotGrowWithoutEnd() {
    var content = "<rect id='a0' width='1' height='1'/>"
    for level in 1...20 {
      content += "<g id='a\(level)'>" + String(repeating: "<use href='#a\(level - 1)'/>", count: 10) + "</g>"
    }
    #expect(problems("<defs>\(content)</defs><use href='#a20'/>").first?.isLimit == true)
  }

  @Test func hugeNumbersAreRefusedOrDrawNothing() {
    #expect(problems("<rect width='1e30' height='1'/>").count == 1)
    #expect(
      problems("<g transform='scale(1e9)'><g transform='scale(1e9)'><rect width='1e9' height='1'/></g></g>")
        == [])
    #expect(problems("<g transform='scale(0)'><rect width='1' height='1'/></g>") == [])
    do throws(SVGRefusal) {
      _ = try SVGPicture(Array("<svg width='1e8' height='1'/>".utf8))
      Issue.record("too wide")
    } catch {
      #expect(error.problems.first?.isLimit == true)
    }
  }

  @Test(arguments: [
    "<svg/>", "<svg width='0' height='9'/>", "<svg viewBox='0 0 0 9'/>", "<svg viewBox='1 2'/>", "<html/>",
  ])
  func aPictureNeedsASize(text: String) {
    #expect(throws: SVGRefusal.self) { try SVGPicture(Array(text.utf8)) }
  }
}
