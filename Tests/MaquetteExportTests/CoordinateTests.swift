import MaquetteGraphics
import Testing
@testable import MaquetteExport

@Suite struct CoordinateTests {
  private func text(_ steps: Int, _ decimals: Int) -> String {
    var bytes: [UInt8] = []
    bytes.append(steps: steps, decimals: decimals)
    return bytes.text
  }

  @Test func numbersHaveNoMoreDigitsThanTheyNeed() {
    #expect(text(0, 2) == "0")
    #expect(text(1200, 2) == "12")
    #expect(text(50, 2) == ".5")
    #expect(text(-325, 2) == "-3.25")
    #expect(text(5, 2) == ".05")
    #expect(text(-7, 3) == "-.007")
    #expect(text(100_010, 3) == "100.01")
  }

  /// 1/64 of a pixel at any scale of a sheet.
  @Test(arguments: [0.5, 1, 2, 3, 4, 8])
  func roundingMovesNoPointByMoreThanASixtyFourth(scale: Double) {
    let grid = CoordinateGrid(scale: scale)
    for value in stride(from: -3.0, to: 3, by: 0.000_917) {
      let rounded = Double(grid.step(value)) / grid.steps
      #expect(abs(rounded - value) * scale <= 1.0 / 64)
    }
  }

  @Test func numbersThatAreNotFiniteAreWritten() {
    let grid = CoordinateGrid(scale: 2)
    #expect(grid.step(.nan) == 0)
    #expect(grid.step(.infinity) > 1_000_000_000)
    #expect(grid.step(-1e300) < -1_000_000_000)
  }

  @Test func pathsAreRelativeAndErrorsDoNotAddUp() {
    var path = Path()
    path.move(to: Point(x: 1, y: 2))
    for index in 1...300 { path.line(to: Point(x: 1 + Double(index) * 0.333_333, y: 2 + Double(index % 2))) }
    path.close()
    var data = PathData(grid: CoordinateGrid(scale: 2))
    data.add(path)
    let numbers = data.bytes.text.dropFirst().dropLast().replacing("l", with: " ").split(separator: " ")
      .flatMap { $0.replacing("-", with: " -").split(separator: " ") }.compactMap { Double($0) }
    var x = numbers[0]
    for index in stride(from: 2, to: numbers.count, by: 2) { x += numbers[index] }
    #expect(abs(x - (1 + 300 * 0.333_333)) < 0.01)
  }

  @Test func linesAlongAnAxisTakeOneNumber() {
    var data = PathData(grid: CoordinateGrid(scale: 2))
    data.add(Shape.rect(Rect(x: 1, y: 2, width: 10, height: 20)).path)
    #expect(data.bytes.text == "M1 2h10v20h-10z")
  }
}
