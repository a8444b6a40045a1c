import CSystem
#if canImport(Darwin)
  internal import Darwin
#endif
import MaquetteFiles

/// The running program, whose file is an input of every picture: a rebuilt program may draw differently under the same
/// version.
enum RendererIdentity {
  /// The identifier that the linker computed from the program's content; nil if it computed none. A digest of the file
  /// itself takes as long as drawing a hundred small pictures.
  static var buildID: [UInt8]? {
    // More bytes than any linker writes: SHA-1 has 20, a UUID 16.
    let id = [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
      count = buffer.baseAddress.map { csystem_build_id($0, buffer.count) } ?? 0
    }
    return id.isEmpty ? nil : id
  }

  /// The path of the running program's file; nil if the system does not name it.
  static var path: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var name = [CChar](repeating: 0, count: Int(size) + 1)
      // The system writes at most `size` characters, a NUL included.
      return _NSGetExecutablePath(&name, &size) == 0 ? String(cString: name) : nil
    #else
      // Linux's link to the running program.
      let link = "/proc/self/exe"
      return Folder.kind(of: link) == .file ? link : nil
    #endif
  }
}
