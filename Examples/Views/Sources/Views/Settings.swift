import SwiftUI

/// The app's settings.
struct SettingsView: View {
  @AppStorage("newsletter") private var newsletter = false
  @AppStorage("name") private var name = ""

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name)
        Toggle("Newsletter", isOn: $newsletter)
      } footer: {
        Text("We write at most once a month.")
      }
      LabeledContent("Version", value: "1.0")
    }
  }
}

/// A note on a screen without journeys.
struct EmptyTrips: View {
  var body: some View {
    ContentUnavailableView("No Trips", systemImage: "map", description: Text("Plan your first one."))
  }
}

#Preview { SettingsView() }

#Preview("No journeys") { EmptyTrips() }
