import MaquetteGraphics
import MaquetteRaster
import MaquetteUI
import MaquetteUICore
import Testing

private struct BoxedMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).padding(10).background(Color.red)
  }
}

private struct Column: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) { configuration.content }
  }
}

/// Styles and paints of the app and of the system.
@MainActor
struct StyleTests {
  @Test("A style of the app draws menus and groups of controls")
  func styles() throws {
    let menu = Menu("Sort") { Text("a") }
    let plain = try Drawn(menu).size
    #expect(try Drawn(menu.menuStyle(BoxedMenu())).size == [plain[0] + 20, plain[1] + 20])
    #expect(try Drawn(menu.menuStyle(.button)).size == plain)
    let group = ControlGroup {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 10, height: 10)
    }
    #expect(try Drawn(group).size == [28, 10])
    #expect(try Drawn(group.controlGroupStyle(Column())).size == [10, 20])
  }

  @Test("A style of groups that is not drawn is reported")
  func reportedStyle() throws {
    let drawn = try Drawn(ControlGroup { Text("a") }.controlGroupStyle(.navigation))
    #expect(drawn.result.reports.map(\.name) == ["controlGroupStyle"])
  }

  @Test("A text is painted with a gradient")
  func gradients() throws {
    let text = Text("MMMMMMMM").font(.largeTitle.bold())
      .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    let bitmap = try Drawn(text).result.bitmap
    func hasInk(_ columns: Range<Int>, _ isWanted: (UInt32, UInt32) -> Bool) -> Bool {
      columns.contains { x in
        (0..<bitmap.height).contains { y in
          let pixel = bitmap.pixels[y * bitmap.width + x]
          return isWanted(pixel & 255, pixel >> 16 & 255)
        }
      }
    }
    #expect(hasInk(0..<bitmap.width / 4) { red, blue in red > 200 && blue < 140 })
    #expect(hasInk(bitmap.width * 3 / 4..<bitmap.width) { red, blue in red < 140 && blue > 200 })
  }

  @Test("A net of colours is drawn, its corners in their colours")
  func meshes() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.black, .white, .white, .black])
    let bitmap = try Drawn(mesh.frame(width: 20, height: 20)).result.bitmap
    #expect(bitmap.pixels[0] & 255 < 40)
    #expect(bitmap.pixels[19] & 255 > 215)
    #expect(bitmap.pixels[10 * 20 + 10] & 255 > 90 && bitmap.pixels[10 * 20 + 10] & 255 < 165)
    #expect(try Drawn(Circle().fill(mesh)).result.reports.map(\.name) == ["MeshGradient"])
  }

  @Test("A renderer makes a picture, which a view shows")
  func renderedImages() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 12, height: 7))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 12, height: 7))
    #expect(try Drawn(Image(uiImage: image)).size == [12, 7])
  }

  @Test("A font that the app does not bring along is reported")
  func fonts() throws {
    let drawn = try Drawn(Text("a").font(.custom("Unheard Of", size: 12)))
    #expect(drawn.result.reports.map(\.name) == ["font 'Unheard Of'"])
    #expect(try Drawn(Text("a").font(.custom("Inter", size: 12))).result.reports.isEmpty)
  }

  @Test("A wide table shows the titles and the cells of all columns, a narrow one its first column")
  func tables() throws {
    struct Person: Identifiable {
      let id: Int
      let name: String
      let town: String
    }
    let table = Table([Person(id: 1, name: "Ada", town: "London")]) {
      TableColumn("Name", value: \.name)
      TableColumn("Town", value: \.town)
    }
    let wide = try Drawn(table, width: 800, height: 400) { $0.horizontalSizeClass = .regular }
    #expect(wide.frames("label").count == 4)
    let narrow = try Drawn(table, width: 390, height: 400) { $0.horizontalSizeClass = .compact }
    #expect(narrow.frames("label").count == 1)
  }
}
