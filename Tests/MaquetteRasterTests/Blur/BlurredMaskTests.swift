import MaquetteGraphics
import MaquetteRaster
import Testing

/// Blurred masks are drawn row by row; a mask of full size says what must come out.
@Suite struct BlurredMaskTests {
  static let shape = Shape.roundedRectangle(
    RoundedRectangle(rect: Rect(x: 30.3, y: 25.6, width: 61, height: 44), radius: 13))
  static let colors = [
    Color(red: 255, green: 255, blue: 255, alpha: 1), Color(red: 3, green: 200, blue: 90, alpha: 50),
    Color(red: 20, green: 0, blue: 255, alpha: 127), Color(red: 200, green: 130, blue: 0, alpha: 255),
  ]

  /// Something everywhere.
  static let below: [UInt32] = (0..<128 * 100).map { index in
    let alpha = UInt8(truncatingIfNeeded: index * 7 | (index & 32) * 7)
    return PremultipliedColor(Color(red: 9, green: 99, blue: 199, alpha: alpha)).packed
  }

  static func picture(bands: Int = 1, _ body: @Sendable (inout Canvas) -> Void) throws -> Bitmap {
    var bitmap = try #require(Bitmap(width: 128, height: 100, pixels: below))
    bitmap.draw(bandHeight: (99 + bands) / bands, threads: 2, body)
    return bitmap
  }

  /// Grids of 1, 2, 4 and 8 pixels; whatever is left out as too faint does not show.
  @Test(arguments: [2.5, 12, 25, 60])
  func rowsGiveThePixelsOfAFullMask(sigma: Double) throws {
    let blurred = BlurredMask(blurring: Self.shape, sigma: sigma)
    let full = CoverageMask(blurring: Self.shape, sigma: sigma)
    #expect(blurred.bounds == full.bounds)
    for color in Self.colors {
      let expected = try Self.picture { $0.draw(full, x: 3, y: -2, color: color) }
      for bands in [1, 7, 100] {
        let drawn = try Self.picture(bands: bands) { $0.draw(blurred, x: 3, y: -2, color: color) }
        #expect(drawn == expected)
      }
    }
  }

  @Test(arguments: [2.5, 12, 25])
  func clipsOfAnyShapeApply(sigma: Double) throws {
    let blurred = BlurredMask(blurring: Self.shape, sigma: sigma)
    let full = CoverageMask(blurring: Self.shape, sigma: sigma)
    for clip in [
      Shape.ellipse(Rect(x: 22, y: 11, width: 80.5, height: 70)),
      .rect(Rect(x: 41, y: 7, width: 9, height: 80)),
    ] {
      for color in Self.colors {
        let expected = try Self.picture {
          $0.pushClip(clip)
          $0.draw(full, color: color)
        }
        let drawn = try Self.picture(bands: 3) {
          $0.pushClip(clip)
          $0.draw(blurred, color: color)
        }
        #expect(drawn == expected)
      }
    }
  }

  @Test(arguments: [2.5, 12, 25])
  func stretchingRepeatsAColumnAndARow(sigma: Double) throws {
    let blurred = BlurredMask(blurring: Self.shape, sigma: sigma)
    let full = CoverageMask(blurring: Self.shape, sigma: sigma)
    let bounds = full.bounds
    for (column, columns, row, rows) in [(50, 17, 40, 9), (50, 0, 40, 9), (bounds.x, 5, bounds.maxY - 1, 3)] {
      let stretched = blurred.stretched(column: column, columns: columns, row: row, rows: rows)
      var coverage: [UInt8] = []
      for (x, y) in pixels(bounds.x..<bounds.maxX + columns, bounds.y..<bounds.maxY + rows) {
        coverage.append(
          full[
            x <= column ? x : max(column, x - columns), y <= row ? y : max(row, y - rows)])
      }
      let expectedBounds = PixelRect(
        x: bounds.x, y: bounds.y, width: bounds.width + columns, height: bounds.height + rows)
      #expect(stretched.bounds == expectedBounds)
      let mask = try #require(CoverageMask(bounds: expectedBounds, coverage: coverage))
      for color in Self.colors[1...2] {
        let expected = try Self.picture { $0.draw(mask, color: color) }
        // Pieces of a row begin and end anywhere.
        for hidden in [PixelRect.zero, PixelRect(x: 44, y: 30, width: 30, height: 25)] {
          let drawn = try Self.picture(bands: 5) { $0.draw(stretched, color: color, hidden: hidden) }
          let different = zip(drawn.pixels, expected.pixels).enumerated().filter { $1.0 != $1.1 }
          #expect(
            different.allSatisfy {
              hidden.columns.contains($0.offset % 128) && hidden.rows.contains($0.offset / 128)
            })
        }
      }
    }
  }

  @Test func whatIsHiddenIsNotDrawnOn() throws {
    let blurred = BlurredMask(blurring: Self.shape, sigma: 12)
    let before = try Self.picture { _ in }
    let drawn = try Self.picture {
      $0.draw(blurred, color: .black, hidden: PixelRect(x: -50, y: -50, width: 500, height: 500))
    }
    #expect(drawn == before)
  }

  @Test func columnsAndRowsOutsideAreNotRepeated() {
    let blurred = BlurredMask(blurring: Self.shape, sigma: 3)
    #expect(blurred.stretched(column: -99, columns: 9, row: -99, rows: 9).bounds == blurred.bounds)
    // Each by itself: a mask that is too low to be stretched down may still be stretched across.
    let bounds = blurred.bounds
    let down = blurred.stretched(column: -99, columns: 9, row: 40, rows: 9).bounds
    #expect(down == PixelRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height + 9))
    let across = blurred.stretched(column: 50, columns: 9, row: 999, rows: 9).bounds
    #expect(across == PixelRect(x: bounds.x, y: bounds.y, width: bounds.width + 9, height: bounds.height))
    #expect(BlurredMask.empty.stretched(column: 0, columns: 9, row: 0, rows: 9).bounds.isEmpty)
    let endless = blurred.stretched(column: 50, columns: 1 << 40, row: 40, rows: 1 << 40)
    #expect(endless.bounds == blurred.bounds)
  }
}
