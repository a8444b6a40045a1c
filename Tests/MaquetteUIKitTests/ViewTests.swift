import Foundation
import MaquetteUICore
import MaquetteUIKit
import Testing

private struct Web: UIViewRepresentable {
  let address: String
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct Camera: UIViewControllerRepresentable {
  final class Coordinator { let parent: Camera; init(_ parent: Camera) { self.parent = parent } }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct Page: View {
  var body: some View {
    VStack {
      Web(address: "a")
      Camera()
    }
  }
}

@MainActor @Suite struct ViewTests {
  @Test func viewsOfUIKitAreReportedWithTheirTypes() {
    let reports = ViewRenderer().lowered(Page()).reports
    #expect(reports.map(\.kind) == [.placeholder, .placeholder])
    #expect(reports.first?.name == "Web (UIViewRepresentable)")
    #expect(reports.last?.name == "Camera (UIViewControllerRepresentable)")
    #expect(reports.first?.view?.isEmpty == false)
  }

  @Test func aHostingControllerKnowsTheSizeOfItsView() {
    let controller = UIHostingController(rootView: Color.red.frame(width: 40, height: 30))
    #expect(controller.sizeThatFits(in: .zero) == CGSize(width: 40, height: 30))
    #expect(controller.view.controller === controller)
  }

  @Test func picturesAreReadOrRefused() {
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage(systemName: "star")?.size == .zero)
  }

  @Test func fontsHaveTheSizesOfTheGuidelines() {
    #expect(UIFont.preferredFont(forTextStyle: .footnote).pointSize == 13)
    #expect(Font(UIFont.systemFont(ofSize: 20, weight: .bold)) == Font.system(size: 20, weight: .bold))
  }
}
