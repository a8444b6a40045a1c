#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Reads and writes whole files with system calls: loading Foundation would take longer than reading a sheet and
/// drawing it.
package enum FileBytes {
  /// Reads a regular file, at most `limit` bytes of it. A pipe, a device or a socket is refused.
  package static func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let (descriptor, size) = try openFile(path)
    defer { close(descriptor) }
    guard size <= limit else { throw .tooLarge(byteCount: size, limit: limit) }
    return try read(descriptor, expecting: size, limit: limit)
  }

  /// Reads what a command line names, at most `limit` bytes of it: a stream if the path is `-`, a file, or a pipe, such as a
  /// shell makes for `<(command)`.
  package static func read(
    _ path: String, orStream stream: Int32, limit: Int
  ) throws(FileProblem) -> [UInt8] {
    if path == "-" { return try read(stream, limit: limit) }
    guard Folder.kind(of: path) == .file, !Folder.isRegularFile(path) else {
      return try read(path, limit: limit)
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead(code: errno) }
    defer { close(descriptor) }
    return try read(descriptor, limit: limit)
  }

  /// Opens a regular file for reading, and returns its size in bytes. Reading a folder is left to fail with the system's
  /// code; anything else is refused with the code that the system has for sockets, because reading it may never end and takes
  /// the content from another reader.
  private static func openFile(
    _ path: String
  ) throws(FileProblem) -> (descriptor: Int32, size: Int) {
    // Without O_NONBLOCK opening a pipe waits for someone to write.
    guard CarriedFiles.contains(path) else { throw .notCarried }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .cannotRead(code: errno) }
    var status = stat()
    let code = fstat(descriptor, &status) == 0 ? ENXIO : errno
    guard code == ENXIO, [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
      close(descriptor)
      throw .cannotRead(code: code)
    }
    return (descriptor, Int(status.st_size))
  }

  /// Reads an open descriptor to its end, at most `limit` bytes; `expecting` is a hint.
  package static func read(
    _ descriptor: Int32, expecting: Int = 0, limit: Int
  ) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than expected, so that the end is reached without growing.
    var chunk = max(min(expecting, limit) + 1, 1 << 12)
    while true {
      let before = bytes.count
      let next = try piece(of: descriptor, capacity: chunk)
      if next.isEmpty { return bytes }
      if before == 0 { bytes = next } else { bytes += next }
      guard bytes.count <= limit else { throw .tooLarge(byteCount: nil, limit: limit) }
      chunk = max(1 << 16, bytes.count)
    }
  }

  /// Reads the next bytes of an open descriptor, at most `capacity` of them; none at its end.
  package static func piece(of descriptor: Int32, capacity: Int) throws(FileProblem) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      var result: Int
      // The buffer holds `capacity` bytes, which is what the call may write.
      repeat {
        result = systemRead(descriptor, buffer.baseAddress, capacity)
      } while result < 0 && errno == EINTR
      if result < 0 { code = errno }
      count = max(result, 0)
    }
    guard code == 0 else { throw .cannotRead(code: code) }
    return bytes
  }

  /// Reads a file in pieces, so that it is never held as a whole.
  static func readPieces(of path: String, _ body: ([UInt8]) -> Void) throws(FileProblem) {
    let (descriptor, _) = try openFile(path)
    defer { close(descriptor) }
    while true {
      let piece = try piece(of: descriptor, capacity: 1 << 18)
      if piece.isEmpty { return }
      body(piece)
    }
  }

  /// Writes a file atomically: under a temporary name in the same folder, then renamed. A device or a pipe is written
  /// in place. Below a folder that the user named no link is followed, see ``NamedOutput``.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    let place = try FilePlace(path)
    let status = place.status()
    if let status, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = openat(place.folder, place.path, O_WRONLY | O_CLOEXEC | place.linkFlag)
      guard descriptor >= 0 else { throw .cannotWrite(code: errno) }
      defer { close(descriptor) }
      try write(bytes, to: descriptor)
      return
    }
    // Links are followed first, so that renaming does not replace one.
    let target = status != nil && place.followsLinks ? Folder.real(place.path) ?? place.path : place.path
    let temporary = try TemporaryFile(beside: target, in: place.folder)
    // The mode bits of an existing file; a new one follows the umask.
    if let status { fchmod(temporary.descriptor, status.st_mode & 0o777) }
    try write(bytes, to: temporary.descriptor)
    try temporary.rename(to: target)
  }

  /// Whether a name is a temporary one, which a killed process leaves behind.
  package static func isTemporary(_ name: String) -> Bool { TemporaryFile.isName(name) }

  /// Removes the temporary files that killed processes left behind in a folder, and no others.
  package static func sweep(_ folder: String) { TemporaryFile.sweep(folder) }

  /// Writes all bytes to an open descriptor.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileProblem) {
    var code: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        // `written` is below `count`, so the rebased slice is not empty and stays inside the buffer.
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        let result = systemWrite(descriptor, rest.baseAddress, rest.count)
        if result >= 0 {
          written += result
        } else if errno != EINTR {
          code = errno
          return
        }
      }
    }
    guard code == 0 else { throw .cannotWrite(code: code) }
  }

  /// Appends to a file, which is created if necessary; appends of several threads do not mix, because the system
  /// seeks and writes in one step.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    let place = try FilePlace(path)
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | place.linkFlag
    let descriptor = openat(place.folder, place.path, flags, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(code: errno) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }
}

// Inside the enum, `read` and `write` would be its own.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
