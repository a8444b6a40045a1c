// Names that SwiftUI declares, with initializers of the same shapes, for tests of what happens if it is imported too. On a Mac the tests
// import SwiftUI itself.

public protocol View { associatedtype Body }

extension Never: View { public typealias Body = Never }

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    TupleView((repeat each content))
  }
}

public struct TupleView<Content>: View {
  public typealias Body = Never
  public let content: Content
  public init(_ content: Content) { self.content = content }
}

public struct Text: View {
  public typealias Body = Never
  public init<Words: StringProtocol>(_ content: Words) {}
}

public struct Button<Label: View>: View {
  public typealias Body = Never
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) where Label == Text {}
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
}

public struct VStack<Content: View>: View {
  public typealias Body = Never
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

public struct Spacer: View {
  public typealias Body = Never
  public init(minLength: Double? = nil) {}
}

public struct Color: View {
  public typealias Body = Never
  public init(white: Double, opacity: Double = 1) {}
}
