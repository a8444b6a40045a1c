import MaquetteGraphics
import MaquetteUI
import Testing

/// Layout against published statements and recorded pictures of SwiftUI.
@MainActor
struct LayoutTests {
  @Test("Frames of 48 points under each other stand 8 apart without a spacing")
  func standardSpacing() throws {
    let drawn = try Drawn(
      VStack {
        Color.red.frame(width: 20, height: 48)
        Color.red.frame(width: 20, height: 48)
      })
    #expect(drawn.size == [20, 104])
  }

  @Test("A stated spacing counts between all neighbours")
  func statedSpacing() throws {
    let drawn = try Drawn(
      HStack(spacing: 3) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 10)
        Color.green.frame(width: 10, height: 10)
      })
    #expect(drawn.size == [36, 10])
  }

  @Test("Padding is 16 unless it is stated")
  func padding() throws {
    #expect(try Drawn(Color.red.frame(width: 10, height: 10).padding()).size == [42, 42])
    #expect(try Drawn(Color.red.frame(width: 10, height: 10).padding(.horizontal, 5)).size == [20, 10])
  }

  @Test("A large symbol has the room of its line: 1.193 em, enlarged by 1.3")
  func largeSymbol() throws {
    let drawn = try Drawn(Image(systemName: "globe").imageScale(.large))
    #expect(abs(Double(drawn.size[1]) - 1.193 * 17 * 1.3) <= 1)
  }

  @Test("Keyframes are drawn at their first value")
  func keyframes() throws {
    let drawn = try Drawn(
      Color.red.keyframeAnimator(initialValue: 30.0) { view, side in
        view.frame(width: side, height: 10)
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(60, duration: 1) }
      })
    #expect(drawn.size == [30, 10])
  }

  @Test("A shape without a proposal is 10 points wide and high")
  func shapes() throws {
    #expect(try Drawn(Rectangle()).size == [10, 10])
    #expect(try Drawn(Circle().frame(width: 30, height: 20)).size == [30, 20])
  }

  @Test("A view in a fixed room stands in its middle, inside the safe area")
  func safeArea() throws {
    let drawn = try Drawn(Color.red.frame(width: 100, height: 100), width: 390, height: 844) {
      $0.safeArea = EdgeInsets(top: 54, leading: 0, bottom: 34, trailing: 0)
    }
    // (54 + 844 - 34) / 2, as in pictures of iOS 26.
    #expect(drawn.frames("surface").first?.center == Point(x: 195, y: 432))
  }

  @Test("GeometryReader knows its room, and puts its content at the top leading corner")
  func geometryReader() throws {
    let drawn = try Drawn(
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
      }, width: 200, height: 100)
    #expect(drawn.frames("surface") == [Rect(x: 0, y: 0, width: 100, height: 25)])
  }

  @Test("ViewThatFits takes the first view that fits")
  func viewThatFits() throws {
    let view = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 300, height: 10)
      Color.blue.frame(width: 150, height: 20)
    }
    #expect(try Drawn(view.fixedSize(), width: 200, height: 100).frames("surface").count == 1)
  }

  @Test("A layout of the app places its views")
  func layout() throws {
    struct Diagonal: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 20 * subviews.count, height: 20 * subviews.count)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for (index, view) in subviews.enumerated() {
          view.place(
            at: CGPoint(x: bounds.minX + CGFloat(20 * index), y: bounds.minY + CGFloat(20 * index)),
            proposal: ProposedViewSize(width: 20, height: 20))
        }
      }
    }
    let drawn = try Drawn(
      Diagonal {
        Color.red
        Color.blue
      })
    #expect(drawn.size == [40, 40])
    #expect(drawn.frames("surface").last == Rect(x: 20, y: 20, width: 20, height: 20))
  }

  @Test("An alignment of the app is one that stacks align by")
  func alignmentGuide() throws {
    let drawn = try Drawn(
      HStack(alignment: .crossing, spacing: 0) {
        Color.red.frame(width: 10, height: 40).alignmentGuide(.crossing) { _ in 30 }
        Color.blue.frame(width: 10, height: 10).alignmentGuide(.crossing) { _ in 0 }
      })
    #expect(drawn.frames("surface").map(\.minY) == [0, 30])
  }

  @Test("Columns of a lazy grid share the room; adaptive ones are as many as fit")
  func lazyGrid() throws {
    func widths(_ columns: [GridItem]) throws -> [Double] {
      try Drawn(
        LazyVGrid(columns: columns) { ForEach(0..<4) { _ in Color.red.frame(height: 10) } }, width: 208,
        height: 100
      ).frames("surface").map(\.width)
    }
    #expect(try widths([GridItem(), GridItem()]) == [100, 100, 100, 100])
    #expect(try widths([GridItem(.adaptive(minimum: 60))]).prefix(3) == [64, 64, 64])
    #expect(try widths([GridItem(.fixed(50)), GridItem()]).prefix(2) == [50, 150])
  }
}

extension VerticalAlignment {
  private enum CrossingGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  fileprivate static let crossing = VerticalAlignment(CrossingGuide.self)
}

/// Code that no screen can show.
@MainActor
struct OddViewTests {
  @Test("An arc of any angles ends")
  func arcs() throws {
    let path = Path {
      $0.addArc(
        center: .zero, radius: .infinity, startAngle: .zero, endAngle: .degrees(1e30), clockwise: true)
      $0.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(1e30), clockwise: true)
      $0.addArc(center: .zero, radius: 5, startAngle: .degrees(.nan), endAngle: .zero, clockwise: false)
    }
    #expect(try Drawn(path.stroke().frame(width: 10, height: 10)).size == [10, 10])
  }

  @Test("A list of very many rows is drawn with the first of them, and reported")
  func manyRows() throws {
    let drawn = try Drawn(List(0..<100_000, id: \.self) { Text("\($0)") }, width: 390, height: 844)
    #expect(drawn.result.reports.map(\.kind) == [.limit])
  }
}
