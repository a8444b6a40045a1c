import MaquetteGraphics

/// The data of an SVG path, with coordinates relative to the point before where possible, which takes fewest bytes.
///
/// Points are rounded to the grid first and then subtracted, so that errors do not add up along a path.
struct PathData {
  private(set) var bytes: [UInt8] = []
  private let grid: CoordinateGrid
  /// The current point and the beginning of its contour, in steps.
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)
  private var isFirst = true
  private var isAfterMove = false
  /// The letter of the last command, which need not be repeated.
  private var letter: UInt8 = 0

  init(grid: CoordinateGrid) { self.grid = grid }

  /// Adds a path moved by a distance.
  mutating func add(_ path: Path, dx: Double = 0, dy: Double = 0) {
    add(path, under: .translation(x: dx, y: dy))
  }

  /// Adds a path under a transform.
  mutating func add(_ path: Path, under transform: Transform) {
    var index = 0
    func point(_ offset: Int) -> (x: Int, y: Int) {
      let point = transform.apply(path.points[index + offset])
      return (grid.step(point.x), grid.step(point.y))
    }
    for verb in path.verbs {
      switch verb {
      case .move:
        move(to: point(0))
      case .line: line(to: point(0))
      case .quad:
        let (control, end) = (point(0), point(1))
        command("q", relative(control), relative(end))
        current = end
      case .cubic:
        let (first, second, end) = (point(0), point(1), point(2))
        command("c", relative(first), relative(second), relative(end))
        current = end
      case .close:
        bytes.append(UInt8(ascii: "z"))
        letter = 0
        current = start
      }
      index += verb.pointCount
    }
  }

  /// Begins a contour at a place in steps.
  mutating func move(to place: (x: Int, y: Int)) {
    if isFirst { command("M", place) } else { command("m", relative(place)) }
    // Numbers after a relative move are relative lines, and after the first one they would be absolute.
    letter = isFirst ? 0 : UInt8(ascii: "l")
    isFirst = false
    (current, start) = (place, place)
    isAfterMove = true
  }

  /// The beginning of the last contour, in steps.
  var contourStart: (x: Int, y: Int) { start }

  /// Adds data whose contours are all closed and whose last one begins at a place in steps.
  mutating func append(_ data: ArraySlice<UInt8>, endingAt place: (x: Int, y: Int)) {
    bytes += data
    (current, start, letter) = (place, place, 0)
  }

  private mutating func line(to end: (x: Int, y: Int)) {
    let way = relative(end)
    current = end
    if way.y == 0 {
      // A line that rounding makes a point is not seen, unless it is a dot of its own.
      if way.x != 0 || isAfterMove { single("h", way.x) }
    } else if way.x == 0 {
      single("v", way.y)
    } else {
      command("l", way)
    }
  }

  private func relative(_ point: (x: Int, y: Int)) -> (x: Int, y: Int) {
    (point.x - current.x, point.y - current.y)
  }

  private mutating func begin(_ name: Unicode.Scalar) {
    let name = UInt8(ascii: name)
    isAfterMove = false
    if letter != name { bytes.append(name) }
    letter = name
  }

  private mutating func single(_ name: Unicode.Scalar, _ value: Int) {
    begin(name)
    bytes.append(next: value, decimals: grid.decimals)
  }

  private mutating func command(_ name: Unicode.Scalar, _ points: (x: Int, y: Int)...) {
    begin(name)
    for point in points {
      bytes.append(next: point.x, decimals: grid.decimals)
      bytes.append(next: point.y, decimals: grid.decimals)
    }
  }
}
