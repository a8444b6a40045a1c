import SwiftUI

/// A body that is hard on the type checker: ten rows with twelve modifiers and four ternaries each. `.ci/view-type-check` compiles it.
struct Rows: View {
  @State private var count = 0
  let isOn: Bool
  let title: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(isOn ? "Row 0" : title)
        .font(isOn ? .headline : .body)
        .foregroundStyle(count > 0 ? .red : .blue)
        .padding(.horizontal, isOn ? 8 : 16)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.gray.opacity(isOn ? 0.1 : 0.2))
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .overlay(alignment: .trailing) { Image(systemName: "chevron.right") }
        .opacity(count > 0 ? 1 : 0.5)
        .onTapGesture { count += 1 }
        .accessibilityLabel(Text("Row \(count)"))
        .animation(.default, value: count)
      Text(isOn ? "Row 1" : title)
        .font(isOn ? .headline : .body)
        .foregroundStyle(count > 1 ? .red : .blue)
        .padding(.horizontal, isOn ? 8 : 16)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.gray.opacity(isOn ? 0.1 : 0.2))
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .overlay(alignment: .trailing) { Image(systemName: "chevron.right") }
        .opacity(count > 1 ? 1 : 0.5)
        .onTapGesture { count += 1 }
        .accessibilityLabel(Text("Row \(count)"))
        .animation(.default, value: count)
      Text(isOn ? "Row 2" : title)
        .font(isOn ? .headline : .body)
        .foregroundStyle(count > 2 ? .red : .blue)
        .padding(.horizontal, isOn ? 8 : 16)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.gray.opacity(isOn ? 0.1 : 0.2))
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .overlay(alignment: .trailing) { Image(systemName: "chevron.right") }
        .opacity(count > 2 ? 1 : 0.5)
        .onTapGesture { count += 1 }
        .accessibilityLabel(Text("Row \(count)"))
        .animation(.default, value: count)
      Text(isOn ? "Row 3" : title)
        .font(isOn ? .headline : .body)
        .foregroundStyle(count > 3 ? .red : .blue)
        .padding(.horizontal, isOn ? 8 : 16)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.gray.opacity(isOn ? 0.1 : 0.2))
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .overlay(alignment: .trailing) { Image(systemName: "chevron.right") }
        .opacity(count > 3 ? 1 : 0.5)
        .onTapGesture { count += 1 }
        .accessibilityLabel(Text("Row \(count)"))
        .animation(.default, value: count)
      Text(isOn ? "Row 4" : title)
        .font(isOn ? .headline : .body)
        .foregroundStyle(count > 4 ? .red : .blue)
        .padding(.horizontal, isOn ? 8 : 16)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.gray.opacity(isOn ? 0.1 : 0.2))
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .overlay(alignment: .trailing) { Image(systemName: "chevron.right") }
        .opacity(count > 4 ? 1 : 0.5)
        .onTapGesture { count += 1 }
        .accessibilityLabel(Text("Row \(count)"))
        .animation(.default, value: count)
      Text(isOn ? "Row 5" : title)
        .font(isOn ? .headline : .body)
        .foregroundStyle(count > 5 ? .red : .blue)
        .padding(.horizontal, isOn ? 8 : 16)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.gray.opacity(isOn ? 0.1 : 0.2))
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .overlay(alignment: .trailing) { Image(systemName: "chevron.right") }
        .opacity(count > 5 ? 1 : 0.5)
        .onTapGesture { count += 1 }
        .accessibilityLabel(Text("Row \(count)"))
        .animation(.default, value: count)
      Text(isOn ? "Row 6" : title)
        .font(isOn ? .headline : .body)
        .foregroundStyle(count > 6 ? .red : .blue)
        .padding(.horizontal, isOn ? 8 : 16)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.gray.opacity(isOn ? 0.1 : 0.2))
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .overlay(alignment: .trailing) { Image(systemName: "chevron.right") }
        .opacity(count > 6 ? 1 : 0.5)
        .onTapGesture { count += 1 }
        .accessibilityLabel(Text("Row \(count)"))
        .animation(.default, value: count)
      Text(isOn ? "Row 7" : title)
        .font(isOn ? .headline : .body)
        .foregroundStyle(count > 7 ? .red : .blue)
        .padding(.horizontal, isOn ? 8 : 16)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.gray.opacity(isOn ? 0.1 : 0.2))
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .overlay(alignment: .trailing) { Image(systemName: "chevron.right") }
        .opacity(count > 7 ? 1 : 0.5)
        .onTapGesture { count += 1 }
        .accessibilityLabel(Text("Row \(count)"))
        .animation(.default, value: count)
      Text(isOn ? "Row 8" : title)
        .font(isOn ? .headline : .body)
        .foregroundStyle(count > 8 ? .red : .blue)
        .padding(.horizontal, isOn ? 8 : 16)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.gray.opacity(isOn ? 0.1 : 0.2))
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .overlay(alignment: .trailing) { Image(systemName: "chevron.right") }
        .opacity(count > 8 ? 1 : 0.5)
        .onTapGesture { count += 1 }
        .accessibilityLabel(Text("Row \(count)"))
        .animation(.default, value: count)
      Text(isOn ? "Row 9" : title)
        .font(isOn ? .headline : .body)
        .foregroundStyle(count > 9 ? .red : .blue)
        .padding(.horizontal, isOn ? 8 : 16)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.gray.opacity(isOn ? 0.1 : 0.2))
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .overlay(alignment: .trailing) { Image(systemName: "chevron.right") }
        .opacity(count > 9 ? 1 : 0.5)
        .onTapGesture { count += 1 }
        .accessibilityLabel(Text("Row \(count)"))
        .animation(.default, value: count)
    }
  }
}
