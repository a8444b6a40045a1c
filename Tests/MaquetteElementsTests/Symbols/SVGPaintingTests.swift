import MaquetteGraphics
import MaquetteVectors
import Testing

@testable import MaquetteElements

/// What an SVG picture hides, clips and refuses.
@Suite struct SVGPaintingTests {
  private static let shown = "<path d='M4 4 H12'/>"

  private func parts(_ content: String) throws(SymbolSyntaxError) -> [SymbolPart] {
    try SymbolPicture(svg: "<svg viewBox='0 0 24 24'>\(content)</svg>").parts
  }

  @Test(arguments: [
    "<rect width='9' height='9' display='none'/>", "<rect width='9' height='9' style='display: none'/>",
    "<g display='none'><rect width='9' height='9' display='inline'/></g>",
    "<g style='DISPLAY:NONE'></g><g style='display:none !important'><rect width='9' height='9'/></g>",
    "<rect width='9' height='9' visibility='hidden'/>",
    "<g visibility='collapse'><g><rect width='9' height='9'/></g></g>",
    "<rect width='9' height='9' opacity='0'/>",
    "<g opacity='0.0'><rect width='9' height='9' opacity='1'/></g>",
    "<rect width='9' height='9' style='opacity:0%'/>", "<rect width='9' height='9' fill-opacity='0'/>",
    "<g fill-opacity='0'><rect width='9' height='9'/></g>", "<rect width='9' height='9' fill='transparent'/>",
    "<rect width='9' height='9' fill='none'/>", "<rect width='9' height='9' fill='#00000000'/>",
    "<rect width='9' height='9' fill='rgba(0, 0, 0, 0)'/>",
    "<rect width='9' height='9' style='fill:rgb(0 0 0 / 0%)'/>",
    "<path d='M0 0 H9' fill='none' stroke='black' stroke-opacity='0'/>",
    "<path d='M0 0 H9' fill='none' stroke='black' stroke-width='0'/>",
    "<metadata><x:path d='M0 0 H9'/></metadata>", "<rect x='30' width='9' height='9'/>",
    "<g display='none'><use href='#a' transform='scale(2)'/></g>",
  ])
  func whatIsHiddenIsNotDrawn(hidden: String) throws {
    #expect(try parts(hidden + Self.shown).map(\.path) == [Path(svg: "M4 4 H12")])
    #expect { try parts(hidden) } throws: { error in
      // Nothing is left, and that is said.
      (error as? SymbolSyntaxError)?.description.contains("hidden") ?? false
    }
  }

  @Test(arguments: [
    "<g visibility='hidden'><rect width='9' height='9' visibility='visible'/></g>",
    "<g fill='none'><rect width='9' height='9' fill='red'/></g>",
    "<g fill-opacity='0'><rect width='9' height='9' fill-opacity='.5'/></g>",
    "<rect width='9' height='9' opacity='0.01' fill='#0001'/>",
    "<rect width='9' height='9' class='a' id='style'/>", "<svg:rect width='9' height='9'/>",
  ])
  func whatIsSeenIsDrawn(content: String) throws {
    #expect(try parts(content).count == 1)
  }

  @Test func theViewBoxClips() throws {
    let area = try #require(try parts("<rect x='-10' y='-10' width='20' height='50'/>").first)
    #expect(area.path.controlBounds == Rect(x: 0, y: 0, width: 10, height: 24))
    let line = try #require(try parts("<path d='M-9 5 H99' fill='none' stroke='black'/>").first)
    #expect(try line.path == Path(svg: "M0 5 H24"))
    // A box that is wider than high leaves room above and below.
    let wide = try SymbolPicture(
      svg: "<svg viewBox='0 0 48 24'><rect y='-50' width='48' height='200'/></svg>")
    #expect(wide.parts.first?.path.controlBounds == Rect(x: 0, y: 6, width: 24, height: 12))
  }

  /// What the reader of images resolves is resolved for symbols too.
  @Test(arguments: [
    "<path d='M2 2 H6' transform='scale(2)'/>", "<path d='M2 2 H6' style='transform:scale(2)'/>",
    "<defs><path id='a' d='M0 0 H8'/></defs><use href='#a' x='4' y='4'/>",
    "<svg width='24' height='24' viewBox='0 0 12 12'><path d='M2 2 H6'/></svg>",
    "<style>.a { display: none }</style><rect class='a' width='9' height='9'/><path d='M4 4 H12'/>",
    "<switch><path d='M4 4 H12'/><path d='M0 0 H9'/></switch>",
  ])
  func referencesAndTransformsAreResolved(content: String) throws {
    #expect(try parts(content).map(\.path) == [Path(svg: "M4 4 H12")])
  }

  @Test func textsAreOutlines() throws {
    #expect(try parts("<text y='20'>A</text>").map(\.kind) == [.area])
  }

  @Test func fillRulesAreFollowed() throws {
    let found = try parts("<g fill-rule='evenodd'><path d='M0 0H9V9Z'/></g><path d='M0 0H9V9Z'/>")
    #expect(found.map(\.rule) == [.evenOdd, .nonzero])
  }

  @Test(arguments: [
    "<style>@import 'a.css'</style>", "<?xml-stylesheet href='a.css'?>", "<path d='M0 0 H9' fill='url(#g)'/>",
    "<g stroke='url(#g)' fill='none'><path d='M0 0 H9'/></g>",
    "<path d='M0 0 H9V9' fill='url(#g)'/><radialGradient id='g'><stop/><stop offset='1'/></radialGradient>",
    "<g filter='url(#f)'></g>",
    "<path d='M0 0 H9' mask='url(#m)'/>", "<path d='M0 0 H9' clip-path='circle(4px)'/>",
    "<path d='M0 0 H9' clip-path='url(#nothing)'/>", "<path d='M0 0 H9' marker-end='url(#m)'/>",
    "<path d='M0 0 H9' stroke='red' fill='none' stroke-dasharray='4 2'/>",
    "<g><animate attributeName='d'/></g>", "<path d='M0 0 H9' style='mix-blend-mode: multiply'/>",
    "<clipPath id='c'><circle r='9'/></clipPath><g clip-path='url(#c)'><path d='M0 0 H9'/></g>",
    "<g clip-path='url(#c)'><path d='M0 0 H9'/></g><clipPath id='c'><rect width='20' height='24'/></clipPath>",
    "<mask id='c'><rect width='24' height='24' fill='gray'/></mask><path d='M0 0 H9V9' mask='url(#c)'/>",
  ])
  func whatChangesTheLookIsRefusedAtItsLine(content: String) {
    #expect { try parts("\(Self.shown)\n\(content)") } throws: { error in
      guard let error = error as? SymbolSyntaxError else { return false }
      return error.line == 2 && error.problem?.hint != "draw a path within a view box"
    }
  }

  /// Drawing programs clip and mask all of an export to the view box, which clips anyway.
  @Test(arguments: [
    "<clipPath id='c'><rect width='24' height='24'/></clipPath><g clip-path='url(#c)'>",
    "<mask id='c' style='mask-type:alpha' maskUnits='userSpaceOnUse'><rect width='24' height='24' fill='#D9D9D9'/></mask><g mask='url(#c)'>",
    "<mask id='c' maskUnits='userSpaceOnUse'><rect width='24' height='24' fill='white'/></mask><g mask='url(\"#c\")'>",
  ])
  func aClipToTheViewBoxIsNone(beginning: String) throws {
    #expect(try parts(beginning + Self.shown + "</g>").count == 1)
  }
}
