import Foundation

/// The words of other systems for elements, attributes or colours, as `Sources/CHelp/Synonyms` lists them.
package func synonyms(of kind: String) throws -> [(left: String, right: String)] {
  let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  let text = try String(contentsOfFile: "/\(root)/Sources/CHelp/Synonyms/\(kind)s.txt", encoding: .utf8)
  return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
    let sides = line.components(separatedBy: " = ")
    return (sides[0], sides[1])
  }
}
