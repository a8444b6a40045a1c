// The names follow the platform's interface.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How much a message matters.
public struct OSLogType: Hashable, Sendable {
  let rawValue: UInt8
  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

/// Writes messages of an app: they are dropped, and never made, because a picture must not depend on them.
public struct Logger: Sendable {
  /// A logger of a part of an app.
  public init(subsystem: String, category: String) {}
  /// A logger of the log.
  public init(_ log: OSLog) {}
  /// A logger.
  public init() {}

  public func log(_ message: @autoclosure () -> OSLogMessage) {}
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}
  public func trace(_ message: @autoclosure () -> OSLogMessage) {}
  public func debug(_ message: @autoclosure () -> OSLogMessage) {}
  public func info(_ message: @autoclosure () -> OSLogMessage) {}
  public func notice(_ message: @autoclosure () -> OSLogMessage) {}
  public func warning(_ message: @autoclosure () -> OSLogMessage) {}
  public func error(_ message: @autoclosure () -> OSLogMessage) {}
  public func critical(_ message: @autoclosure () -> OSLogMessage) {}
  public func fault(_ message: @autoclosure () -> OSLogMessage) {}
}

/// Where messages of a part of an app go.
public final class OSLog: Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")
  /// The log of a part of an app.
  public init(subsystem: String, category: String) {}
}

/// Writes a message; it is dropped.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {}
/// Writes a message; it is dropped.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ values: Any...
) {}
