import CFuzzer
import Foundation
import FuzzTargets

/// `maquette-fuzz list` prints the targets, `maquette-fuzz dictionary TARGET` the words of one.
///
/// Under the name `maquette-fuzz-TARGET`, by a link, it is the fuzzer of that target, with libFuzzer's options; built without
/// libFuzzer it tries the files that it is given.
@main enum MaquetteFuzz {
  /// The target of the process, written once before libFuzzer begins: it calls a function without a context.
  nonisolated(unsafe) private static var target = FuzzTarget.all[0]

  static func main() {
    let arguments = CommandLine.arguments
    let name = URL(filePath: arguments[0]).lastPathComponent
    switch (name, arguments.dropFirst().first) {
    case ("maquette-fuzz", "dictionary"): print(named(arguments.last ?? "").dictionary, terminator: "")
    case ("maquette-fuzz", _):
      for target in FuzzTarget.all {
        print("\(target.name)\t\(target.seeds.joined(separator: " "))\t\(target.input)")
      }
    default: fuzz(named(String(name.dropFirst("maquette-fuzz-".count))))
    }
  }

  private static func named(_ name: String) -> FuzzTarget {
    guard let target = FuzzTarget.named(name) else {
      write("There is no target '\(name)'; 'maquette-fuzz list' prints all.")
      exit(64)
    }
    return target
  }

  private static func fuzz(_ target: FuzzTarget) {
    Self.target = target
    // The words live as long as the process.
    var words = CommandLine.arguments.map { strdup($0) } + [nil]
    let status = maquette_fuzz(Int32(words.count - 1), &words) { bytes, count in
      MaquetteFuzz.attempt(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    }
    if status >= 0 { exit(status) }
    for path in CommandLine.arguments.dropFirst() {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      write(path)
      attempt(Array(data))
    }
  }

  /// Tries an input; a promise that is broken ends the process, as a trap does.
  private static func attempt(_ bytes: [UInt8]) {
    do {
      try target.test(bytes)
    } catch {
      write("\(target.name): \(error)")
      abort()
    }
  }

  private static func write(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
