import MaquetteDiagnostics

/// The ratio of an element's width to its height, and how it takes its room.
public struct AspectRatio: Hashable, Sendable {
  /// How an element of a ratio takes its room.
  public enum Mode: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// The greatest size within the room.
    case fit
    /// The smallest size that covers the room.
    case fill
  }

  /// The width as a multiple of the height.
  public var ratio: Double
  /// How the element takes its room.
  public var mode: Mode

  /// Creates a ratio.
  public init(_ ratio: Double, mode: Mode = .fit) {
    self.ratio = ratio
    self.mode = mode
  }
}

extension AspectRatio: AttributeDecodable {
  private static let range = 0.001...1000

  public static var attributeType: AttributeType {
    .either([
      .number(unit: nil), .text,
      .mapping(
        of: [Attribute<CommonAttributes>](),
        and: [
          (
            "ratio", .either([.number(unit: nil), .text]),
            "The width as a multiple of the height, or as 16:9."
          ),
          ("mode", Mode.attributeType, "Whether the element fits into the room or covers it."),
        ]),
    ])
  }

  /// Takes a number, two numbers as `16:9`, or a mapping of `ratio` and `mode`.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .mapping(let entries) = value else {
      self.init(try Self.ratio(of: value))
      return
    }
    self.init(0)
    for entry in entries {
      do throws(AttributeError) {
        switch entry.name {
        case "ratio": ratio = try Self.ratio(of: entry.value)
        case "mode": mode = try Mode(attribute: entry.value)
        default:
          throw AttributeError(
            message: "unknown attribute '\(entry.name)' of an aspect ratio",
            hint: NearestName.hint(for: entry.name, among: ["ratio", "mode"]) ?? "it has ratio, mode")
        }
      } catch {
        throw error.at(["ratio", "mode"].contains(entry.name) ? .value(entry.name) : .name(entry.name))
      }
    }
    guard ratio > 0 else {
      throw AttributeError(message: "an aspect ratio needs a 'ratio'", hint: "write 'ratio: 16:9'")
    }
  }

  private static func ratio(of value: AttributeValue) throws(AttributeError) -> Double {
    guard case .scalar(let text, _) = value, text.contains(":") else {
      return try Double(attribute: value, in: range)
    }
    let sides = text.split(separator: ":", omittingEmptySubsequences: false).map {
      AttributeValue.scalar(String($0), isQuoted: false)
    }
    guard sides.count == 2, let width = try? Double(attribute: sides[0], in: range),
      let height = try? Double(attribute: sides[1], in: range), range.contains(width / height)
    else {
      throw AttributeError(expected: "two numbers such as 16:9", found: value)
    }
    return width / height
  }
}

extension Element {
  /// Returns the element with an offer of room of a ratio of width to height, which it need not take, as in SwiftUI; nil stands for the
  /// ratio of its ideal size.
  public func offered(ratio: Double?, mode: AspectRatio.Mode) -> any Element {
    Modified(self, .layout(.aspectRatio(AspectRatioLayout(ratio, fills: mode == .fill))))
  }

  /// Returns the element in room of a ratio of width to height; its content stands in the room where the alignment says.
  public func aspectRatio(
    _ ratio: Double, mode: AspectRatio.Mode = .fit, alignment: Alignment = .center
  ) -> any Element {
    let all = FrameLength(max: .infinity)
    return Modified(
      frame(width: all, height: all, alignment: alignment),
      .layout(.aspectRatio(AspectRatioLayout(ratio, fills: mode == .fill))))
  }
}
