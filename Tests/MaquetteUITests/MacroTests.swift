import MaquetteRaster
import MaquetteUI
import Testing

extension EnvironmentValues {
  @Entry var caption: String = "none"
}

private struct Caption: View {
  @Environment(\.caption) private var caption
  let prefix: String
  var body: some View { Text(prefix + caption) }
}

#Preview("Two", traits: .sizeThatFitsLayout) {
  @Previewable @State var prefix = "a "
  Caption(prefix: prefix).environment(\.caption, "b")
}

#Preview {
  Text("plain")
}

@MainActor @Suite struct MacroTests {
  @Test func anEntryIsAValueOfTheEnvironment() {
    var values = EnvironmentValues()
    #expect(values.caption == "none")
    values.caption = "set"
    #expect(values.caption == "set")
  }

  @Test func contentOfAPreviewIsAView() throws {
    let content = PreviewContent.make { Caption(prefix: "x") }
    let drawing = try ViewRenderer().draw(AnyView(content.view))
    #expect(drawing.bitmap.width > 10 && drawing.reports.isEmpty)
  }

  @Test func textsOfResourcesAreTranslated() throws {
    let resource = try ViewRenderer().draw(Text(LocalizedStringResource("Hello \(3)")))
    let plain = try ViewRenderer().draw(Text(verbatim: "Hello 3"))
    #expect(resource.bitmap == plain.bitmap)
  }
}
