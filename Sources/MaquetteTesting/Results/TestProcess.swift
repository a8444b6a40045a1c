import MaquetteFiles

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// This process as one of a run of tests.
enum TestProcess {
  /// The identifier of the run, the same in all of its processes.
  ///
  /// `swift test` starts a process for each test library, and under `--parallel` one for each test of XCTest: their parent
  /// lives as long as the run. A process that something else started, such as a shell, is a run by itself.
  static let run: String = {
    #if os(Linux)
      if let status = try? FileBytes.read("/proc/\(getppid())/stat", limit: 1 << 16),
        let parent = parentRun(String(decoding: status, as: UTF8.self))
      {
        return parent
      }
    #elseif os(macOS)
      // Process 1 adopts processes whose parent has ended.
      if getppid() > 1 { return "\(getppid())" }
    #endif
    return String(UInt64.random(in: .min ... .max), radix: 16)
  }()

  /// Whether a file was written after the tests were compiled, or may have been.
  static func isNewerThanProgram(_ path: String) -> Bool {
    guard let file = FileStamp(of: path), let program = program.flatMap({ FileStamp(of: $0) }) else {
      return true
    }
    return file.modified > program.modified
  }

  /// The file of the compiled tests.
  private static var program: String? {
    #if canImport(Darwin)
      var info = Dl_info()
      // The name lives as long as the image.
      guard unsafe dladdr(#dsohandle, &info) != 0, let name = unsafe info.dli_fname else { return nil }
      return unsafe String(cString: name)
    #else
      return "/proc/self/exe"
    #endif
  }

  /// The run of a parent process from its status in Linux's form, `number (name) state ...`, where the 22nd field is the
  /// time of its start; nil if it is no Swift tool.
  static func parentRun(_ status: String) -> String? {
    guard let open = status.firstIndex(of: "("), let close = status.lastIndex(of: ")"), open < close,
      status[open...].hasPrefix("(swift")
    else { return nil }
    let fields = status[close...].split(separator: " ")
    let startTime = 20
    guard fields.count > startTime else { return nil }
    return "\(status[..<open])\(fields[startTime])"
  }
}
