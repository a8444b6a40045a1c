@testable import MaquetteControlKit
@testable import MaquetteScreens
import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

/// Sheets on the back of a page that turns over.
@Suite("Flips") struct FlipTests {
  private static let sheet = ModalSheet { Text("Settings") }.with(\.transition, .flip)

  /// A sheet that an element of the page presents, at a part of its turn.
  private struct Turning: Element {
    var part: Double

    func node(in environment: Environment) -> Node {
      var inside = environment
      inside.overlayPlace = .anchor
      return FlipTests.sheet.body(part, in: inside).node(in: inside)
    }
  }

  private let phone = Device.named("iphone-15") ?? Device.all[0]

  private func drawn(_ part: Double) -> Drawn { Drawn(Screen(phone) { Turning(part: part) }, .ios) }

  private func widths(_ drawn: Drawn) -> [Double] {
    drawn.layers.map(\.transform).filter { $0 != .identity }.map(\.a)
  }

  /// A page that is turned by an angle is as wide as the cosine of it.
  @Test(
    "one side at a time is as wide as a page that turns",
    arguments: [
      (0.01, 0.99951), (0.2, 0.80902), (0.3, 0.58779), (0.45, 0.15643), (0.55, 0.15643), (0.7, 0.58779),
    ])
  func turning(part: Double, cosine: Double) throws {
    let widths = widths(drawn(part))
    #expect(widths.count == 1)
    #expect(abs(try #require(widths.first) - cosine) < 0.002)
  }

  @Test("before and after the turn nothing is narrow, and the sheet covers the screen") func rest() throws {
    #expect(widths(drawn(0)).isEmpty && widths(drawn(1)).isEmpty)
    #expect(try drawn(1).frame("presentation") == Rect(origin: .zero, size: phone.size))
  }

  @Test("it takes its time to come and to go, and the middle of both is the middle of the turn") func times()
  {
    let environment = Environment(theme: .standard(for: .ios, era: .classic))
    let (open, closed) = (Self.sheet, Self.sheet.with(\.isPresented, false))
    let length = open.settlingTime(from: closed, in: environment)
    #expect(length == Moment(seconds: 0.75) && closed.settlingTime(from: open, in: environment) == length)
    #expect(open.settlingTime(from: open, in: environment) == .zero)
    for (sheet, former) in [(open, 0.0), (closed, 1)] {
      #expect(sheet.look(after: Moment(seconds: 0.375), from: former, in: environment) == 0.5)
      #expect(sheet.look(after: length, from: former, in: environment) == sheet.look(in: environment))
    }
  }

  @Test("a sheet that comes at once, and a window, do not turn") func others() {
    let closed = Self.sheet.with(\.isPresented, false)
    let macos = Environment(theme: .standard(for: .macos, era: .classic))
    #expect(Self.sheet.settlingTime(from: closed, in: macos) == .zero)
    let plain = Self.sheet.with(\.transition, .automatic)
    let ios = Environment(theme: .standard(for: .ios, era: .classic))
    #expect(plain.settlingTime(from: plain.with(\.isPresented, false), in: ios) == .zero)
  }
}
