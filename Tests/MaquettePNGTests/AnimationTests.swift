import MaquetteRaster
import Testing

@testable import MaquettePNG

@Suite("Animations")
struct AnimationTests {
  static let red: UInt32 = 0xFF00_00FF
  static let blue: UInt32 = 0xFFFF_0000
  /// Green at a quarter, premultiplied.
  static let glass: UInt32 = 0x4000_4000

  /// A picture of 12 × 10 pixels in one colour with a rectangle in another.
  static func picture(_ color: UInt32, _ rect: PixelRect = .zero, _ other: UInt32 = 0) throws -> Bitmap {
    let pixels = (0..<120).map { index in
      rect.columns.contains(index % 12) && rect.rows.contains(index / 12) ? other : color
    }
    return try #require(Bitmap(width: 12, height: 10, pixels: pixels))
  }

  static let tenth = FrameDelay(units: 60, unitsPerSecond: 600)

  /// A square that moves over red, then is glass.
  static func sample() throws -> (frames: [Bitmap], animation: PNGAnimation) {
    let frames = [
      try picture(red, PixelRect(x: 1, y: 2, width: 3, height: 3), blue),
      try picture(red, PixelRect(x: 4, y: 2, width: 3, height: 3), blue),
      try picture(red, PixelRect(x: 4, y: 2, width: 3, height: 3), glass),
    ]
    var animation = PNGAnimation(first: frames[0], delay: tenth)
    for frame in frames.dropFirst() { animation.append(frame, delay: tenth) }
    return (frames, animation)
  }

  @Test("of a frame only what changed is kept")
  func patches() throws {
    let (frames, animation) = try Self.sample()
    #expect(animation.frames == frames)
    #expect(
      animation.patches.map(\.rect) == [
        PixelRect(x: 1, y: 2, width: 6, height: 3), PixelRect(x: 4, y: 2, width: 3, height: 3),
      ])
    #expect(animation.patches.map { $0.bitmap.pixels.count } == [18, 9])
    #expect(abs(animation.seconds - 0.3) < 1e-12)
  }

  @Test("a frame like the one before makes that last longer")
  func equalFrames() throws {
    var (frames, animation) = try Self.sample()
    animation.append(frames[2], delay: Self.tenth)
    #expect(animation.frameCount == 3)
    #expect(animation.delays.map(\.units) == [60, 60, 120])
    // What 16 bits do not hold is a frame of its own that changes one pixel to itself.
    animation.append(frames[2], delay: FrameDelay(units: 65_500, unitsPerSecond: 600))
    #expect(animation.patches.last?.rect == PixelRect(x: 0, y: 0, width: 1, height: 1))
    #expect(animation.frames.last == frames[2])
  }

  @Test("chunks are in the order and have the numbers of the specification")
  func chunks() throws {
    let bytes = try PNG.encode(Self.sample().animation, options: PNGOptions(title: "Square"))
    let file = ChunkedFile(bytes)
    let names = file.chunks.map(\.name).filter { $0 != "PLTE" && $0 != "tRNS" }
    #expect(
      names == ["IHDR", "sRGB", "acTL", "fcTL", "tEXt", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    #expect(file["acTL"] == ChunkedFile.bigEndian(3) + ChunkedFile.bigEndian(0))
    let numbered = file.chunks.filter { ["fcTL", "fdAT"].contains($0.name) }
    #expect(numbered.map { $0.data[3] } == [0, 1, 2, 3, 4])
    let controls = file.chunks.filter { $0.name == "fcTL" }.map(\.data)
    let words = controls.map { data in
      stride(from: 4, to: 20, by: 4).map { data[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
    #expect(words == [[12, 10, 0, 0], [6, 3, 1, 2], [3, 3, 4, 2]])
    // 60/600 of a second, nothing is disposed of, and pixels replace what was there.
    #expect(controls.allSatisfy { Array($0[20...]) == [0, 60, 2, 88, 0, 0] })
  }

  @Test("every frame reads back equal, and a reader of plain PNGs sees the first", arguments: [1, 3])
  func roundTrip(threads: Int) throws {
    let (frames, animation) = try Self.sample()
    let bytes = try PNG.encode(animation, threads: threads)
    #expect(try PNG.decodeAnimation(bytes) == animation)
    #expect(try PNG.decode(bytes) == frames[0])
    #expect(try PNG.isEncoding(bytes, of: frames[0]))
    #expect(bytes == (try PNG.encode(animation)))
  }

  @Test("frames of all colours share a format that holds them all")
  func manyColors() throws {
    var animation = PNGAnimation(first: try Self.picture(Self.red), delay: Self.tenth)
    var frames = [animation.first]
    for step in 1...3 {
      let pixels = (0..<120).map { UInt32($0 * step) * 0x010305 & 0x7F7F7F | 0xFF00_0000 }
      let frame = try #require(Bitmap(width: 12, height: 10, pixels: pixels))
      frames.append(frame)
      animation.append(frame, delay: Self.tenth)
    }
    let bytes = try PNG.encode(animation)
    #expect(ChunkedFile(bytes)["IHDR"]?[9] == 2)
    #expect(try PNG.decodeAnimation(bytes)?.frames == frames)
  }

  @Test("one frame is a plain PNG")
  func singleFrame() throws {
    let picture = try Self.picture(Self.red)
    let bytes = try PNG.encode(PNGAnimation(first: picture, delay: Self.tenth))
    #expect(bytes == (try PNG.encode(picture)))
    #expect(!PNG.isAnimation(bytes))
    #expect(try PNG.decodeAnimation(bytes) == nil)
  }

  @Test("other texts take the place of an animation's")
  func texts() throws {
    let animation = try Self.sample().animation
    let options = PNGOptions(scale: 2, title: "A", software: "Maquette")
    let other = PNGOptions(scale: 2, title: "B", texts: [PNGText(keyword: "Note", text: "moved")])
    let file = try PNG.encode(animation, options: options)
    #expect(try PNG.replacingTexts(of: file, with: other) == PNG.encode(animation, options: other))
  }

  /// The chunks of a file of another program, each frame 12 × 10 pixels of one colour unless it has a rectangle.
  static func foreign(
    _ frames: [(rect: PixelRect, color: UInt32, disposal: UInt8, blending: UInt8)], hidden: UInt32? = nil
  ) throws -> [UInt8] {
    var chunks = [ChunkedFile.header(width: 12, height: 10)]
    chunks.append(.init(name: "acTL", data: bigEndian(frames.count) + bigEndian(1)))
    if let hidden { chunks.append(.init(name: "IDAT", data: try data(of: hidden, width: 12, height: 10))) }
    var number = 0
    for (index, frame) in frames.enumerated() {
      let rect = frame.rect
      let sides: [UInt8] = [number, rect.width, rect.height, rect.x, rect.y].flatMap { bigEndian($0) }
      chunks.append(.init(name: "fcTL", data: sides + [0, 1, 0, 0, frame.disposal, frame.blending]))
      number += 1
      let data = try data(of: frame.color, width: rect.width, height: rect.height)
      if index == 0 && hidden == nil {
        chunks.append(.init(name: "IDAT", data: data))
      } else {
        chunks.append(.init(name: "fdAT", data: bigEndian(number) + data))
        number += 1
      }
    }
    chunks.append(.init(name: "IEND", data: []))
    return ChunkedFile(chunks: chunks).bytes
  }

  private static func bigEndian(_ value: Int) -> [UInt8] { ChunkedFile.bigEndian(UInt32(value)) }

  /// The compressed rows of a colour, RGBA: stored, not compressed, so that no encoder is asked.
  private static func data(of color: UInt32, width: Int, height: Int) throws -> [UInt8] {
    let alpha = Double(color >> 24)
    let pixel = [0, 8, 16, 24].map { (shift: UInt32) -> UInt8 in
      let channel = Double(color >> shift & 0xFF)
      return shift == 24 || alpha == 0 ? UInt8(channel) : UInt8((channel * 255 / alpha).rounded())
    }
    let row: [UInt8] = [0] + Array(repeatElement(pixel, count: width).joined())
    return ChunkedFile.stored(Array(repeatElement(row, count: height).joined()))
  }

  static let whole = PixelRect(x: 0, y: 0, width: 12, height: 10)
  static let part = PixelRect(x: 2, y: 3, width: 4, height: 5)

  @Test("files of other programs: disposal, blending and a default image that is no frame")
  func foreignFiles() throws {
    let bytes = try Self.foreign(
      [
        (Self.whole, Self.red, 0, 0), (Self.part, Self.blue, 1, 0), (Self.part, Self.glass, 2, 1),
        (PixelRect(x: 0, y: 0, width: 1, height: 1), Self.blue, 0, 0),
      ], hidden: Self.blue)
    let animation = try #require(try PNG.decodeAnimation(bytes))
    var last = try Self.picture(Self.red, Self.part, 0)
    last[0, 0] = try Self.picture(Self.blue)[0, 0]
    #expect(
      animation.frames == [
        try Self.picture(Self.red), try Self.picture(Self.red, Self.part, Self.blue),
        // The second was cleared away, so glass over nothing is glass; that is taken back before the last.
        try Self.picture(Self.red, Self.part, Self.glass), last,
      ])
    #expect(animation.playCount == 1)
    #expect(animation.delays.allSatisfy { $0.seconds == 0.01 })
    #expect(try PNG.decode(bytes) == Self.picture(Self.blue))
  }

  @Test("glass over red is what the formula gives")
  func blending() throws {
    let bytes = try Self.foreign([(Self.whole, Self.red, 0, 0), (Self.whole, Self.glass, 0, 1)])
    // 255 · (255 - 64) / 255 of red is left.
    let expected = try Self.picture(0xFF00_4000 | 191)
    #expect(try PNG.decodeAnimation(bytes)?.frames.last == expected)
  }

  @Test("damage is said, not trapped on", arguments: 0..<7)
  func damage(_ kind: Int) throws {
    var file = ChunkedFile(try PNG.encode(Self.sample().animation))
    let controls = file.chunks.indices.filter { file.chunks[$0].name == "fcTL" }
    switch kind {
    case 0: file.chunks[controls[1]].data[3] = 9
    case 1: file.chunks[controls[1]].data[7] = 200
    case 2: file.chunks[controls[1]].data.removeLast()
    case 3: file.chunks[controls[1]].data[25] = 7
    case 4: file.chunks.remove(at: controls[2])
    case 5: file.chunks[controls[1] + 1].data.removeLast(6)
    default: file.chunks[controls[1]].data.replaceSubrange(4..<8, with: [0, 0, 0, 0])
    }
    let bytes = file.bytes
    let error = #expect(throws: PNGError.self) { _ = try PNG.decodeAnimation(bytes) }
    if case .corrupt? = error { return }
    Issue.record("\(String(describing: error))")
  }

  @Test("a file that ends anywhere is no trap")
  func truncation() throws {
    let bytes = try PNG.encode(Self.sample().animation)
    for count in 0..<bytes.count {
      let part = Array(bytes[..<count])
      #expect((try? PNG.decodeAnimation(part)) == nil)
    }
  }

  @Test("all frames together have 4096 megapixels, counted before any is decoded")
  func largestAnimation() throws {
    func file(frames: Int) -> [UInt8] {
      let side = ChunkedFile.bigEndian(16384)
      let counts = ChunkedFile.bigEndian(UInt32(frames)) + ChunkedFile.bigEndian(0)
      var chunks = [
        ChunkedFile.header(width: 16384, height: 16384), ChunkedFile.Chunk(name: "acTL", data: counts),
        ChunkedFile.Chunk(name: "IDAT", data: [UInt8](repeating: 0, count: 2 << 20)),
      ]
      for index in 0..<frames {
        let place = [UInt8](repeating: 0, count: 8)
        let rest: [UInt8] = [0, 1, 0, 10, 0, 0]
        let control = ChunkedFile.bigEndian(UInt32(index)) + side + side + place + rest
        chunks.append(ChunkedFile.Chunk(name: "fcTL", data: control))
      }
      return ChunkedFile(chunks: chunks).bytes
    }
    _ = try AnimationReader(file(frames: 16))
    let error = #expect(throws: PNGError.self) { try AnimationReader(file(frames: 17)) }
    #expect(error?.description.contains("at most 4096 megapixels") == true, "\(error?.description ?? "")")
  }
}
