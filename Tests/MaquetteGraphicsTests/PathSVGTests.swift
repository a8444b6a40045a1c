import MaquetteGraphics
import Testing

@Suite struct PathSVGTests {
  @Test func readsEveryCommand() throws {
    let absolute = try Path(svg: "M1 2 L3 4 H5 V6 C1 2 3 4 5 7 S8 9 10 11 Q1 2 3 4 T5 6 Z")
    let relative = try Path(svg: "m1,2l2,2h2v2c-4-4-2-2,0,1s3,2,5,4q-9-9-7-7t2,2z")
    #expect(absolute == relative)
    #expect(absolute.verbs == [.move, .line, .line, .line, .cubic, .cubic, .quad, .quad, .close])
    // S mirrors (3, 4) at (5, 7); T mirrors (1, 2) at (3, 4).
    #expect(absolute.points[7] == Point(x: 7, y: 10))
    #expect(absolute.points[12] == Point(x: 5, y: 6))
  }

  @Test func smoothCommandsAfterOtherCommandsStartAtTheCurrentPoint() throws {
    let path = try Path(svg: "M1 1 S2 3 4 5 T6 7")
    #expect(path.points[1] == Point(x: 1, y: 1))
    #expect(path.points[4] == Point(x: 4, y: 5))
  }

  @Test func repeatedArgumentsRepeatTheCommandAndPairsAfterAMoveAreLines() throws {
    let path = try Path(svg: "m1 1 2 2 3 3M0 0 1 1H2 3")
    #expect(path.verbs == [.move, .line, .line, .move, .line, .line, .line])
    #expect(path.points[2] == Point(x: 6, y: 6))
  }

  @Test func drawingAfterCloseBeginsAContourAtTheOldBeginning() throws {
    let path = try Path(svg: "M5 6L7 8Zl1 1")
    #expect(path.verbs == [.move, .line, .close, .move, .line])
    #expect(path.points[2] == Point(x: 5, y: 6) && path.points[3] == Point(x: 6, y: 7))
  }

  @Test func numbersMayTouch() throws {
    let path = try Path(svg: "M.5.5-1e1+2E-1 1.25.75")
    #expect(path.points == [Point(x: 0.5, y: 0.5), Point(x: -10, y: 0.2), Point(x: 1.25, y: 0.75)])
  }

  @Test func emptyTextIsAnEmptyPath() throws {
    #expect(try Path(svg: " \n\t").isEmpty)
  }

  @Test(arguments: [
    ("L1 2", PathSyntaxError.Reason.expectedMove, 0), ("M1", .expectedNumber, 2),
    ("M1 2 3", .expectedNumber, 6), ("M1 2 X3", .unknownCommand, 5),
    ("M1 2A1 1 0 2 0 3 3", .expectedNumber, 11),
    ("M1 2Z3", .expectedCommand, 5), ("M1 1e999", .expectedNumber, 3), ("M1 nan", .expectedNumber, 3),
    ("M1 .", .expectedNumber, 3), ("M0,,1", .expectedNumber, 3), ("é", .expectedCommand, 0),
  ])
  func saysWhatIsWrongAndWhere(text: String, reason: PathSyntaxError.Reason, offset: Int) {
    #expect(throws: PathSyntaxError(reason: reason, offset: offset)) { try Path(svg: text) }
  }
}
