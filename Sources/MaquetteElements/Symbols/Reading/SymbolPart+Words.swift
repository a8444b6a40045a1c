extension SymbolPart {
  /// Reads the words of one line; nil if any word is wrong.
  init?(words: [Substring]) {
    guard let letter = words.first, letter.count == 1, let kind = letter.first.flatMap(Kind.init(rawValue:))
    else { return nil }
    let options = words.dropFirst().prefix { $0.contains("=") }
    let paths = words.dropFirst(1 + options.count)
      .split(separator: "|", omittingEmptySubsequences: false).map(Path.init(words:))
    guard let first = paths.first, let path = first, paths.count <= 2 else { return nil }
    self.init(kind: kind, path: path)
    if paths.count == 2 {
      guard let black = paths[1], black.verbs == path.verbs else { return nil }
      blackPath = black
    }
    for option in options {
      let pair = option.split(separator: "=")
      guard pair.count == 2, set(pair[0], to: pair[1]) else { return nil }
    }
  }

  private mutating func set(_ option: Substring, to text: Substring) -> Bool {
    if option == "color" {
      tone.color = ColorToken.named(String(text))
      return tone.color != nil
    }
    guard let value = Double(drawing: text) else { return false }
    switch option {
    case "factor": factor = value
    case "base": base = value
    case "limit": limit = value
    case "until": until = value
    case "after": after = value
    case "round": round = value
    case "layer":
      guard let layer = Int(exactly: value), SymbolTone.layers.contains(layer) else { return false }
      tone.layer = layer
    case "step":
      guard let step = Int(exactly: value), (1...16).contains(step) else { return false }
      tone.step = step
    default: return false
    }
    return true
  }
}

extension Path {
  /// Reads SVG path data or a shorthand; the words follow each other in one text.
  fileprivate init?(words: ArraySlice<Substring>) {
    let numbers = words.dropFirst().compactMap { Double(drawing: $0) }
    switch (words.first, numbers.count) {
    case ("circle", 3) where words.count == 4:
      self.init()
      add(circleAt: Point(x: numbers[0], y: numbers[1]), radius: numbers[2])
    case ("rect", 5) where words.count == 6:
      let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      self = RoundedRectangle(rect: rect, radius: numbers[4]).path
    case ("arc", 6) where words.count == 7:
      self.init()
      move(to: Point(x: numbers[2], y: numbers[3]))
      arc(around: Point(x: numbers[0], y: numbers[1]), to: Point(x: numbers[4], y: numbers[5]))
    default:
      guard let first = words.first, let last = words.last,
        let path = try? Path(svg: String(first.base[first.startIndex..<last.endIndex])), !path.isEmpty
      else { return nil }
      self = path
    }
  }
}
