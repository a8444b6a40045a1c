#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquetteRaster

/// What of a real picture is compared, where that is not all of it.
///
/// Pictures of screens hold what a case cannot and should not draw: an app's icon, what lies behind an alert, names that
/// were blacked out. Each such part is left out by a mask, in both pictures alike, and says why. Boxes are
/// `[x, y, width, height]` in pixels of the real picture, so the case's drawing has that picture's size.
struct FidelityCorrection: Decodable {
  /// A part of the picture that is not compared.
  struct Mask: Decodable {
    var box: [Int]
    /// Whether it is all around the box instead, up to round corners of a `radius` in pixels: what lies behind a panel.
    var around: Bool?
    var radius: Int?
    /// The colour that it is painted with in both pictures, instead of that at its sides.
    var color: [Int]?
    /// What is there and why it cannot be compared.
    var why: String
  }

  /// What is wrong or missing in the reference's own description; nil if only masks are added.
  var why: String?
  /// The frame of the control.
  var box: [Int]?
  /// The colour around it.
  var background: [Int]?
  /// The lines of text that are compared, separated by "|".
  var text: String?
  /// The pixels of a point.
  var scale: Double?
  var masks: [Mask]?
  /// Why the picture is not compared at all.
  var skip: String?

  /// The corrections of a folder of cases by the names of their pictures, from its `corrections.json`; none without it.
  ///
  /// - Throws: If the file does not decode, or a box has not four sides.
  static func all(in folder: String) throws -> [String: FidelityCorrection] {
    let path = folder + "/corrections.json"
    guard FileManager.default.fileExists(atPath: path) else { return [:] }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let corrections = try JSONDecoder().decode([String: FidelityCorrection].self, from: data)
    for (name, correction) in corrections {
      let boxes = (correction.masks ?? []).map(\.box) + (correction.box.map { [$0] } ?? [])
      guard boxes.allSatisfy({ $0.count == 4 && $0[2] > 0 && $0[3] > 0 }) else {
        throw FidelityProblem.box(of: name)
      }
      let colors = (correction.masks ?? []).map { $0.color ?? ($0.around == true ? [] : [0, 0, 0]) }
      guard colors.allSatisfy({ $0.count == 3 && $0.allSatisfy((0...255).contains) }) else {
        throw FidelityProblem.color(of: name)
      }
    }
    return corrections
  }

  /// A copy of a picture with the masked parts painted over.
  func masked(_ bitmap: Bitmap) -> Bitmap {
    (masks ?? []).reduce(bitmap) { picture, mask in
      guard let color = mask.color else { return picture.painted(over: mask.box) }
      return picture.painted(mask.box, around: mask.around ?? false, radius: mask.radius ?? 0, with: color)
    }
  }
}

/// Why cases cannot be prepared for the comparison.
enum FidelityProblem: Error, CustomStringConvertible {
  case box(of: String)
  case color(of: String)
  case size(of: String, drawn: [Int], real: [Int])

  var description: String {
    switch self {
    case .box(let name): "corrections.json: a box of \(name) is not [x, y, width, height]"
    case .color(let name):
      "corrections.json: the colour of a mask of \(name) is missing or not [red, green, blue]"
    case .size(let name, let drawn, let real):
      "\(name): the drawing is \(drawn[0]) x \(drawn[1]) px, the real picture \(real[0]) x \(real[1]) px; masks need equal sizes"
    }
  }
}

extension Bitmap {
  /// A copy with a box painted over, each row from the colour at its left to that at its right.
  ///
  /// So a mask on a flat surface leaves that surface, whatever its colour is in this picture, and one across an edge
  /// between two surfaces that lie below each other leaves the edge. At a side of the picture the other side counts.
  func painted(over box: [Int]) -> Bitmap {
    let columns = max(0, box[0])..<max(0, box[0], min(width, box[0] + box[2]))
    let rows = max(0, box[1])..<max(0, box[1], min(height, box[1] + box[3]))
    var pixels = pixels
    for row in rows where !columns.isEmpty {
      let line = row * width
      let left = columns.lowerBound > 0 ? pixels[line + columns.lowerBound - 1] : nil
      let right = columns.upperBound < width ? pixels[line + columns.upperBound] : nil
      guard let from = left ?? right, let to = right ?? left else { continue }
      for column in columns {
        pixels[line + column] = Self.mix(from, to, column - columns.lowerBound + 1, of: columns.count + 1)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels) ?? self
  }

  /// A copy with all pixels in a box with round corners, or all around it, in one colour.
  func painted(_ box: [Int], around: Bool, radius: Int, with color: [Int]) -> Bitmap {
    let word = color.enumerated().reduce(UInt32(0xFF00_0000)) {
      $0 | UInt32($1.element) << UInt32(8 * $1.offset)
    }
    var pixels = pixels
    for y in 0..<height {
      for x in 0..<width {
        // Twice the distance of the pixel's centre into the box from its nearer side, and what a corner lacks of it.
        let (across, down) = (
          min(2 * (x - box[0]) + 1, 2 * (box[0] + box[2] - x) - 1),
          min(2 * (y - box[1]) + 1, 2 * (box[1] + box[3] - y) - 1)
        )
        let (short, low) = (max(0, 2 * radius - across), max(0, 2 * radius - down))
        let inside =
          across > 0 && down > 0
          && short * short + low * low <= 4 * radius * radius
        if inside != around { pixels[y * width + x] = word }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels) ?? self
  }

  /// The colour `step` of `steps` on the way between two.
  private static func mix(_ from: UInt32, _ to: UInt32, _ step: Int, of steps: Int) -> UInt32 {
    [0, 8, 16, 24].reduce(0) { word, shift in
      let (a, b) = (Int(from >> UInt32(shift)) & 0xFF, Int(to >> UInt32(shift)) & 0xFF)
      return word | UInt32((a * (steps - step) + b * step + steps / 2) / steps) << UInt32(shift)
    }
  }
}
