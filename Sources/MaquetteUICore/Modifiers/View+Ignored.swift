public import Foundation

// Changes that a picture would show and that are not drawn. Each says so in the reports, with its place.
extension View {
  nonisolated public func colorMultiply(_ color: Color, file: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    ignoring("colorMultiply", file, line)
  }
  nonisolated public func colorInvert(file: StaticString = #fileID, line: UInt = #line) -> some View {
    ignoring("colorInvert", file, line)
  }
  nonisolated public func saturation(_ amount: Double, file: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    ignoring("saturation", file, line)
  }
  nonisolated public func grayscale(_ amount: Double, file: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    ignoring("grayscale", file, line)
  }
  nonisolated public func brightness(_ amount: Double, file: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    ignoring("brightness", file, line)
  }
  nonisolated public func contrast(_ amount: Double, file: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    ignoring("contrast", file, line)
  }
  nonisolated public func hueRotation(_ angle: Angle, file: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    ignoring("hueRotation", file, line)
  }
  nonisolated public func luminanceToAlpha(file: StaticString = #fileID, line: UInt = #line) -> some View {
    ignoring("luminanceToAlpha", file, line)
  }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("rotation3DEffect", file, line) }
  nonisolated public func transformEffect(
    _ transform: CGAffineTransform, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("transformEffect", file, line) }
  nonisolated public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> EmptyVisualEffect, file: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { ignoring("visualEffect", file, line) }
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    isPresented.wrappedValue ? AnyView(ignoring("popover", file, line)) : AnyView(self)
  }
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    item.wrappedValue != nil ? AnyView(ignoring("popover", file, line)) : AnyView(self)
  }
}

/// Where a popover points.
nonisolated public struct PopoverAttachmentAnchor: Sendable {
  public static let rect = PopoverAttachmentAnchor()
  public static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor { PopoverAttachmentAnchor() }
}
