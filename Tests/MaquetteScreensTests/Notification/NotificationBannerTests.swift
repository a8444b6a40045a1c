import MaquetteControlKit
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

/// Banners of notifications.
@Suite("Notifications") struct NotificationBannerTests {
  private let phone = Device.named("iphone-15") ?? Device.all[0]

  /// `mac26-notification`, 1x: 344 x 72, the icon of 32 at 14, texts at 58 in lines of 16.
  @Test("a banner of macOS 26 has the places of the picture") func banner() throws {
    let banner = NotificationBanner("Download complete", text: "report.pdf finished downloading")
    let drawn = Drawn(banner, .macos, era: .glass)
    #expect(drawn.size == Size(width: 344, height: 72))
    let labels = drawn.frames("label")
    #expect(labels.allSatisfy { $0.minX == 58 } && labels[1].minY - labels[0].minY == 16)
    #expect(abs(labels[0].minY - 20) < 0.6)
    let baselines = Drawn(banner, .macos, era: .glass, scale: 1).baselines
    #expect(baselines.map { $0.rounded() } == [33, 49])
  }

  @Test("a banner is at the top of a phone, and what is behind stays in reach") func notification() throws {
    let drawn = Drawn(
      Screen(phone) {
        Text("Behind")
        NotificationBanner("Ada", text: "Ready", time: "now")
      }, .ios)
    let frame = try drawn.frame("presentation")
    #expect(frame.minX == 8 && frame.width == 377)
    // 8 below the island, `ios16-notification-banner`.
    #expect(frame.minY == 56)
    #expect(drawn.accessibilityText.contains("Behind") && drawn.accessibilityText.contains("Ada, Ready, now"))
    // It covers the status bar where it is in the way, as until iOS 12.
    let names = drawn.nodes().map(\.name)
    let (bar, banner) = (names.firstIndex(of: "status-bar"), names.firstIndex(of: "presentation"))
    #expect(try #require(bar) < #require(banner))
  }
}
