#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquetteGraphics
import struct MaquetteGraphics.Rect
package import MaquettePNG
import MaquetteRaster

// A trace as JSON, for a text chunk of a golden picture:
//
//     {"version": 2, "scale": 2, "background": "#FFFFFF",
//      "nodes": [
//        {"depth": 0, "name": "picture", "frame": [0, 0, 132, 76]},
//        {"depth": 1, "name": "button", "frame": [16, 16, 100, 44], "line": 14, "id": "save", "label": "Save"},
//        {"depth": 2, "name": "surface", "frame": [16, 16, 100, 44], "part": true}],
//      "marks": [
//        {"node": 2, "kind": "fill", "bounds": [32, 32, 200, 88], "look": ["fill", "#007AFF", "corner radius", "8"],
//         "tokens": {"fill": "blue"}}]}
//
// Nodes are in preorder. A node may also have a `value`, and the frame of the modifiers around it as `outer`. A part with
// `"view": true` is an app's view, named by its type. `look` lists names and values of properties alternately. Keys are sorted and nothing is indented, so that equal traces have
// equal bytes. Text of another version, damaged text and text over a limit give no trace, and differences are then
// explained without one.

extension DrawingTrace {
  /// The maximum length of the text of a PNG file, in bytes.
  static let mostBytes = 1 << 20
  /// The maximum number of properties of a mark.
  static let mostProperties = 64

  /// The trace as JSON on one line; nil for a trace with numbers that are not finite.
  package var text: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(TraceForm(self)) else { return nil }
    return String(decoding: json, as: UTF8.self)
  }

  /// Reads a text; nil if it is damaged, over a limit, or of another version.
  package init?(text: String) {
    guard text.utf8.count <= Self.mostBytes,
      let form = try? JSONDecoder().decode(TraceForm.self, from: Data(text.utf8)),
      form.version == TraceForm.version, form.scale > 0, form.scale < Self.mostPoints
    else { return nil }
    self.init(scale: form.scale, background: form.background, nodes: [], marks: [])
    var path: [Int] = []
    for node in form.nodes {
      guard (nodes.isEmpty ? 0...0 : 1...path.count).contains(node.depth), let frame = Rect(node.frame)
      else { return nil }
      let outer = node.outer.map { Rect($0) }
      if case .some(nil) = outer { return nil }
      if let line = node.line, line < 1 { return nil }
      path.removeSubrange(node.depth...)
      nodes.append(
        Node(
          name: node.name, id: node.id, label: node.label, value: node.value, line: node.line,
          parent: path.last, frame: frame, outerFrame: outer ?? nil, isPart: node.part ?? false,
          isView: node.view ?? false))
      path.append(nodes.count - 1)
    }
    for mark in form.marks {
      guard nodes.indices.contains(mark.node), mark.look.count <= 2 * Self.mostProperties,
        mark.look.count.isMultiple(of: 2), let bounds = PixelRect(mark.bounds)
      else { return nil }
      let properties = stride(from: 0, to: mark.look.count, by: 2).map {
        Property(mark.look[$0], mark.look[$0 + 1])
      }
      marks.append(
        Mark(
          node: mark.node, kind: mark.kind, bounds: bounds, properties: properties, tokens: mark.tokens))
    }
    if nodes.isEmpty { return nil }
  }

  /// A magnitude beyond any picture, in points.
  static let mostPoints = 1e9
}

/// The JSON form of a trace.
private struct TraceForm: Codable {
  static let version = 2

  struct Node: Codable {
    var depth: Int
    var name: String
    var frame: [Double]
    var outer: [Double]?
    var line: Int?
    var id: String?
    var label: String?
    var value: String?
    var part: Bool?
    var view: Bool?
  }

  struct Mark: Codable {
    var node: Int
    var kind: String
    var bounds: [Int]
    var look: [String]
    var tokens: [String: String]?
  }

  var version = Self.version
  var scale: Double
  var background: String
  var nodes: [Node]
  var marks: [Mark]

  init(_ trace: DrawingTrace) {
    scale = trace.scale
    background = trace.background
    var depths: [Int] = []
    depths.reserveCapacity(trace.nodes.count)
    nodes = trace.nodes.map { node in
      // A parent that does not precede its child is no parent.
      let depth = node.parent.flatMap { depths.indices.contains($0) ? depths[$0] + 1 : nil } ?? 0
      depths.append(depth)
      return Node(
        depth: depth, name: node.name, frame: node.frame.numbers, outer: node.outerFrame?.numbers,
        line: node.line, id: node.id, label: node.label, value: node.value, part: node.isPart ? true : nil,
        view: node.isView ? true : nil)
    }
    marks = trace.marks.map { mark in
      Mark(
        node: mark.node, kind: mark.kind,
        bounds: [mark.bounds.x, mark.bounds.y, mark.bounds.width, mark.bounds.height],
        look: mark.properties.flatMap { [$0.name, $0.value] }, tokens: mark.tokens)
    }
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }

  /// A frame of four numbers; nil for other counts, a negative size, and numbers beyond any picture.
  init?(_ numbers: [Double]) {
    guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0,
      numbers.allSatisfy({ $0.magnitude < DrawingTrace.mostPoints })
    else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension PixelRect {
  /// A rectangle of four numbers; nil for other counts, a negative size, and numbers beyond any picture.
  init?(_ numbers: [Int]) {
    guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0,
      numbers.allSatisfy({ (-0x4000_0000...0x4000_0000).contains($0) })
    else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension DrawingTrace {
  /// The keyword of the text chunk that holds the trace.
  package static let keyword = "Maquette drawing"
}

extension PNGOptions {
  /// Returns the options with a trace as a text, in place of a previous one.
  package func carrying(_ trace: DrawingTrace?) -> PNGOptions {
    carrying(trace?.text, keyword: DrawingTrace.keyword)
  }

  /// Returns the options with a text that replaces a previous one of its keyword; without it if the text is nil or too
  /// long for a chunk.
  package func carrying(_ text: String?, keyword: String) -> PNGOptions {
    var result = self
    result.texts.removeAll { $0.keyword == keyword }
    if let text, text.utf8.count <= PNGText.largestText, result.texts.count + 2 < PNGText.mostTexts {
      result.texts.append(PNGText(keyword: keyword, text: text))
    }
    return result
  }
}

extension PNGPicture {
  /// The trace that the file holds; nil if it holds none, or one that cannot be read.
  package var trace: DrawingTrace? { texts[DrawingTrace.keyword].flatMap { DrawingTrace(text: $0) } }
}
