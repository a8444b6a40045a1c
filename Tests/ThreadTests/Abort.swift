// A method of a noncopyable value that changes what a class holds: `swiftc -sanitize=thread` of Swift 6.3.1 aborts with "Invalid bitcast",
// with and without -O. As a copyable struct, or with the reference in a local constant, it compiles.
final class Buffers {
  var numbers: [Int] = []
}

struct Surface: ~Copyable {
  var bounds = 0
  let buffers = Buffers()

  mutating func add(_ number: Int) {
    bounds += number
    buffers.numbers.append(number)
  }
}

var surface = Surface()
surface.add(1)
print(surface.bounds)
