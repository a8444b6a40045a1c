import Foundation
import MaquetteRaster
import MaquetteUICore
import Testing

/// The code of the page on views.
@MainActor
@Suite struct ViewGuideTests {
  private struct CardView: View {
    let title: String
    var body: some View { Text(title).padding() }
  }

  @Test func thePageDrawsAView() throws {
    var configuration = ViewConfiguration(width: 390, height: 844, scale: 3)
    configuration.safeArea = EdgeInsets(top: 54, leading: 0, bottom: 34, trailing: 0)
    configuration.colorScheme = .dark
    let result = try ViewRenderer(configuration).draw(CardView(title: "Rent"))
    #expect(result.bitmap.width == 1170 && result.bitmap.height == 2532)
    #expect(result.reports.isEmpty)
  }
}
