import MaquetteRaster
import Testing

@testable import MaquettePNG

/// What PNGs say of their colours. The expected colours were computed by Little CMS 2.16, for the relative colorimetric intent.
@Suite struct ColorProfileTests {
  typealias RGB = [UInt8]

  static let stored: [RGB] = [
    [234, 51, 35], [0, 0, 0], [255, 255, 255], [128, 128, 128], [10, 200, 90], [200, 180, 160],
    [40, 60, 220],
    [90, 90, 90],
  ]
  static let fromP3: [RGB] = [
    [255, 0, 0], [0, 0, 0], [255, 255, 255], [128, 128, 128], [0, 204, 73], [204, 179, 157], [34, 61, 229],
    [90, 90, 90],
  ]
  static let fromAdobe: [RGB] = [
    [255, 48, 29], [0, 0, 0], [255, 255, 255], [129, 129, 129], [0, 201, 80], [209, 181, 161], [21, 57, 225],
    [90, 90, 90],
  ]
  static let fromP3AtGamma18: [RGB] = [
    [255, 40, 25], [0, 0, 0], [255, 255, 255], [146, 146, 146], [0, 214, 96], [214, 192, 173], [46, 78, 236],
    [109, 109, 109],
  ]

  /// A PNG of one row in any format that holds these colours.
  static func file(
    _ colors: [RGB], chunks: [ChunkedFile.Chunk], type: UInt8 = 2, depth: UInt8 = 8, interlace: UInt8 = 0
  ) -> [UInt8] {
    var row: [UInt8] = [0]
    var palette: [UInt8] = []
    for (index, color) in colors.enumerated() {
      switch type {
      case 0: row.append(color[0])
      case 3: row.append(UInt8(index))
      case 4: row += [color[0], 255]
      case 6: row += color + [255]
      default: row += depth == 16 ? color.flatMap { [$0, $0] } : color
      }
      palette += color
    }
    let header = ChunkedFile.header(
      width: UInt32(colors.count), height: 1, depth: depth, colorType: type, interlace: interlace)
    let colorTable: [ChunkedFile.Chunk] = type == 3 ? [.init(name: "PLTE", data: palette)] : []
    return ChunkedFile(
      chunks: [header] + chunks + colorTable + [
        .init(name: "IDAT", data: ChunkedFile.stored(row)), .init(name: "IEND", data: []),
      ]
    ).bytes
  }

  static func colors(_ bitmap: Bitmap) -> [RGB] {
    bitmap.pixels.map { [UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16 & 255)] }
  }

  /// Whether no channel differs by more than one step, by which the tables of Little CMS round otherwise.
  static func areNear(_ found: [RGB], _ expected: [RGB]) -> Bool {
    found.count == expected.count
      && zip(found.joined(), expected.joined()).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
  }

  @Test(arguments: [
    (SampleProfile.rgb(SampleProfile.displayP3, SampleProfile.encoded), fromP3),
    (SampleProfile.rgb(SampleProfile.adobeRGB, SampleProfile.gamma(2.19921875)), fromAdobe),
    (SampleProfile.rgb(SampleProfile.displayP3, SampleProfile.gamma(1.8)), fromP3AtGamma18),
    (SampleProfile.rgb(SampleProfile.displayP3, SampleProfile.parametric(0, [1.8])), fromP3AtGamma18),
  ])
  func profilesAreApplied(profile: [UInt8], expected: [RGB]) throws {
    let chunk = SampleProfile.chunk(profile)
    for (type, depth, interlace) in [(2, 8, 0), (6, 8, 0), (3, 8, 0), (2, 16, 0)]
      as [(UInt8, UInt8, UInt8)]
    {
      let bytes = Self.file(Self.stored, chunks: [chunk], type: type, depth: depth, interlace: interlace)
      let bitmap = try PNG.decode(bytes)
      #expect(Self.areNear(Self.colors(bitmap), expected), "\(type) \(depth) \(Self.colors(bitmap))")
      // Every way to read the file has the same pixels.
      #expect(try PNG.isEncoding(bytes, of: bitmap))
      #expect(try PNG.boundsIfEqual(bytes, PNG.encode(bitmap)) == bitmap.bounds)
    }
  }

  @Test func graysHaveACurve() throws {
    let stored = [0, 10, 60, 128, 200, 255].map { RGB(repeating: $0, count: 3) }
    let cases: [([UInt8], [UInt8])] = [
      (SampleProfile.gamma(2.2), [0, 3, 57, 129, 201, 255]),
      (SampleProfile.table([0, 4000, 20000, 65535]), [0, 20, 59, 119, 196, 255]),
    ]
    for (curve, expected) in cases {
      for type: UInt8 in [0, 4] {
        let bytes = Self.file(stored, chunks: [SampleProfile.chunk(SampleProfile.gray(curve))], type: type)
        #expect(
          try Self.areNear(Self.colors(PNG.decode(bytes)), expected.map { RGB(repeating: $0, count: 3) }))
      }
    }
  }

  /// Alpha is not a colour: it stays, and colours are converted before they are multiplied by it.
  @Test func alphaStays() throws {
    let chunk = SampleProfile.chunk(SampleProfile.rgb(SampleProfile.displayP3, SampleProfile.encoded))
    let row: [UInt8] = [0, 10, 200, 90, 128, 10, 200, 90, 0]
    let bytes = ChunkedFile(chunks: [
      ChunkedFile.header(width: 2, height: 1), chunk, .init(name: "IDAT", data: ChunkedFile.stored(row)),
      .init(name: "IEND", data: []),
    ]).bytes
    let pixels = try PNG.decode(bytes).pixels
    #expect(pixels[0] >> 24 == 128 && pixels[1] == 0)
    let channels = [0, 8, 16].map { Int(pixels[0] >> $0 & 255) }
    #expect(zip(channels, [0, 204 * 128 / 255, 73 * 128 / 255]).allSatisfy { abs($0 - $1) <= 1 })
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> ChunkedFile.Chunk { .init(name: name, data: data) }

  static let spellings: [[ChunkedFile.Chunk]] = {
    let profile = SampleProfile.chunk(SampleProfile.rgb(SampleProfile.sRGB, SampleProfile.encoded))
    let gamma = chunk("gAMA", ChunkedFile.bigEndian(45455))
    let linear = chunk("gAMA", ChunkedFile.bigEndian(100_000))
    let primaries = chunk("cHRM", sRGBChromaticities)
    let declared = chunk("sRGB", [0])
    let numbers = chunk("cICP", [1, 13, 0, 1])
    // The chunk that says most decides.
    return [
      [profile], [declared], [numbers], [gamma], [primaries], [gamma, primaries], [declared, linear],
      [linear, numbers],
    ]
  }()

  /// sRGB in any of its spellings, and what is nearest to it, changes no pixel.
  @Test(arguments: spellings)
  func sRGBStaysAsItIs(chunks: [ChunkedFile.Chunk]) throws {
    let every = (0..<256).map { (value: Int) -> RGB in
      [UInt8(value), UInt8(255 - value), UInt8(value * 7 & 255)]
    }
    #expect(try Self.colors(PNG.decode(Self.file(every, chunks: chunks))) == every)
  }

  static let sRGBChromaticities = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000].flatMap {
    ChunkedFile.bigEndian($0)
  }

  @Test func numbersOfOtherStandards() throws {
    // Display P3 by its code points, and by its chromaticities.
    let p3 = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000].flatMap { ChunkedFile.bigEndian($0) }
    for chunk in [
      ChunkedFile.Chunk(name: "cICP", data: [12, 13, 0, 1]), ChunkedFile.Chunk(name: "cHRM", data: p3),
    ] {
      #expect(try Self.areNear(Self.colors(PNG.decode(Self.file(Self.stored, chunks: [chunk]))), Self.fromP3))
    }
    // Linear light: a middle grey of 128 is 188 (IEC 61966-2-1).
    let linear = ChunkedFile.Chunk(name: "gAMA", data: ChunkedFile.bigEndian(100_000))
    let gray = Self.file([[128, 128, 128]], chunks: [linear], type: 0)
    #expect(try Self.colors(PNG.decode(gray)) == [[188, 188, 188]])
  }

  static let refused: [(ChunkedFile.Chunk, String)] = [
    (SampleProfile.chunk(SampleProfile.tables(space: "CMYK")), "its colour profile is for CMYK, not for RGB"),
    (
      SampleProfile.chunk(SampleProfile.tables(space: "RGB ")),
      "its colour profile uses lookup tables, which are not supported"
    ),
    (
      SampleProfile.chunk(SampleProfile.gray(SampleProfile.gamma(2))),
      "its colour profile is for pictures in grey"
    ),
    (SampleProfile.chunk([1, 2, 3]), "its colour profile is damaged: it has 3 bytes"),
    (
      chunk("iCCP", [0x61, 0, 0, 1, 2, 3]), "its colour profile is damaged: its stream cannot be decompressed"
    ),
    (chunk("iCCP", []), "its colour profile is damaged: iCCP has no name, or no stream"),
    (chunk("cICP", [9, 16, 0, 1]), "its colours are HDR (PQ), which is not supported"),
    (chunk("cICP", [2, 2, 0, 1]), "its colours are those of cICP 2, 2, 0, 1, which is not supported"),
    (chunk("gAMA", [0, 0, 0, 0]), "its colour profile is damaged: gAMA is not a number above 0"),
    (
      chunk("cHRM", [UInt8](repeating: 0, count: 32)),
      "its colour profile is damaged: cHRM lacks three primaries"
    ),
  ]

  @Test(arguments: refused)
  func whatCannotBeAppliedIsSaid(chunk: ChunkedFile.Chunk, reason: String) {
    let error = #expect(throws: PNGError.self) { try PNG.decode(Self.file(Self.stored, chunks: [chunk])) }
    #expect(error?.description == "\(reason): save it as sRGB")
    #expect(error?.isLimit == false)
  }

  /// A profile cut off anywhere, or with any byte changed, is applied or refused: never a trap.
  @Test func damagedProfilesAreHarmless() {
    for profile in [
      SampleProfile.rgb(SampleProfile.displayP3, SampleProfile.encoded),
      SampleProfile.rgb(SampleProfile.adobeRGB, SampleProfile.table([0, 9, 65535])),
      SampleProfile.rgb(SampleProfile.adobeRGB, SampleProfile.parametric(4, [2.4, 1, 0, 1, 0.1, 0, 0])),
      SampleProfile.gray(SampleProfile.gamma(2.2)),
    ] {
      #expect(throws: Never.self) { try PixelConversion(icc: profile, isGray: true) }
      for count in 0..<profile.count {
        #expect(throws: ColorProblem.self) {
          try ColorProfile(icc: Array(profile.prefix(count)), isGray: true)
        }
      }
      for index in profile.indices {
        for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
          var mutant = profile
          mutant[index] = value
          guard let mutated = try? ColorProfile(icc: mutant, isGray: true), index.isMultiple(of: 8) else {
            continue
          }
          var pixel: UInt32 = 0x80FF_0040
          PixelConversion(mutated)?.convert(&pixel, count: 1)
          #expect(pixel >> 24 == 0x80)
        }
      }
    }
  }

  /// A film's frames have the colours of the file.
  @Test func framesAreConverted() throws {
    let colors = Self.stored.map {
      PremultipliedColor(red: $0[0], green: $0[1], blue: $0[2], alpha: 255).packed
    }
    let frame = try #require(Bitmap(width: colors.count, height: 1, pixels: colors))
    let last = try #require(Bitmap(width: colors.count, height: 1, pixels: colors.reversed()))
    var film = PNGAnimation(first: frame, delay: FrameDelay(units: 1, unitsPerSecond: 2))
    film.append(last, delay: FrameDelay(units: 1, unitsPerSecond: 2))
    var file = try ChunkedFile(PNG.encode(film))
    file.chunks.removeAll { $0.name == "sRGB" }
    file.chunks.insert(
      SampleProfile.chunk(SampleProfile.rgb(SampleProfile.displayP3, SampleProfile.encoded)), at: 1)
    let read = try #require(try PNG.decodeAnimation(file.bytes))
    #expect(Self.areNear(Self.colors(read.frames[0]), Self.fromP3))
    #expect(Self.areNear(Self.colors(read.frames[1]), Self.fromP3.reversed()))
  }
}
