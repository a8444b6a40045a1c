public import Foundation

/// A way to draw texts. A picture has the text in its usual look, and a report.
nonisolated public protocol TextRenderer: Animatable {
  /// Draws the lines of a text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// Returns the size of a text.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The room around a text that is drawn on.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that is measured.
nonisolated public struct TextProxy: Sendable {
  /// Returns the size of the text for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A mark of a text, which a renderer reads.
nonisolated public protocol TextAttribute {}

extension Text {
  /// The lines of a text, for a renderer.
  nonisolated public struct Layout: RandomAccessCollection, Equatable, Sendable {
    /// A line of a text.
    nonisolated public struct Line: RandomAccessCollection, Equatable, Sendable {
      private var runs: [Run] = []
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      public subscript(index: Int) -> Run { runs[index] }
    }
    /// Letters of one look.
    nonisolated public struct Run: RandomAccessCollection, Equatable, Sendable {
      private var slices: [RunSlice] = []
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public subscript<Key: TextAttribute>(key: Key.Type) -> Key? { nil }
      public var startIndex: Int { 0 }
      public var endIndex: Int { slices.count }
      public subscript(index: Int) -> RunSlice { slices[index] }
    }
    /// A letter.
    nonisolated public struct RunSlice: Equatable, Sendable {
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public subscript<Key: TextAttribute>(key: Key.Type) -> Key? { nil }
    }
    /// A place of letters, in points.
    nonisolated public struct TypographicBounds: Equatable, Sendable {
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    private var lines: [Line] = []
    public var isTruncated: Bool { false }
    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }
  }

  /// Returns the text with a mark for a renderer.
  public func customAttribute<Value: TextAttribute>(_ value: Value) -> Text { self }
}

extension GraphicsContext {
  /// Draws a line of a text; texts are drawn in their usual look instead.
  public func draw(_ line: Text.Layout.Line, options: Text.DrawingOptions = .init()) {}
  /// Draws letters of a text; texts are drawn in their usual look instead.
  public func draw(_ run: Text.Layout.Run, options: Text.DrawingOptions = .init()) {}
  /// Draws a letter of a text; texts are drawn in their usual look instead.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.DrawingOptions = .init()) {}
}

extension Text {
  /// How a renderer draws letters.
  nonisolated public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension View {
  /// Returns the view; a picture draws its texts as without the renderer, and reports it.
  nonisolated public func textRenderer<Renderer: TextRenderer>(
    _ renderer: Renderer, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("textRenderer", file, line) }
}
