import Maquette

extension SwiftExamples {
  /// Lists, bars, menus, tables and fields.
  static func collections(_ name: String) -> [any Element]? {
    switch name {
    case "navigation-bar":
      return elements {
        NavigationBar("Inbox", back: "Mailboxes") {
          BarButton("Edit").with(\.placement, .trailing)
        }
        .frame(width: 375)
      }
    case "bar-button":
      return elements {
        NavigationBar("New Event") {
          BarButton("Cancel").with(\.placement, .leading)
          BarButton("Add", style: .done).with(\.placement, .trailing)
        }
        .frame(width: 375)
      }
    case "list":
      return elements {
        List {
          ListRow("Songs").with(\.accessory, .chevron)
          ListRow("Albums").with(\.accessory, .chevron)
        }
        .frame(width: 320)
      }
    case "list-row":
      return elements {
        List {
          ListRow("Wi-Fi", value: "Home")
            .with(\.icon, "wifi").with(\.iconColor, .token(.blue)).with(\.accessory, .chevron)
        }
        .frame(width: 320)
      }
    case "form":
      return elements {
        Form {
          Section {
            ListRow("Wi-Fi") {
              Switch(isOn: true)
            }
            ListRow("Network", value: "Home")
          }
        }
        .frame(width: 320)
      }
    case "section":
      return elements {
        List {
          Section("Notifications", footer: "They are shown on the locked screen too.") {
            ListRow("Sounds") {
              Switch(isOn: true)
            }
          }
        }
        .frame(width: 320)
      }
    case "section-index":
      return elements {
        SectionIndex(["A", "B", "C", "D", "E", "F"])
      }
    case "swipe-action":
      return elements {
        List {
          ListRow("Boarding Pass") {
            SwipeActions(reveal: .open) {
              SwipeAction("Delete", symbol: "trash.fill", role: .destructive)
            }
          }
        }
        .frame(width: 320)
      }
    case "swipe-actions":
      return elements {
        List {
          ListRow("Invoice") {
            SwipeActions(.leading, reveal: .open) {
              SwipeAction("Pin", symbol: "pin.fill", tint: .token(.indigo))
            }
          }
        }
        .frame(width: 320)
      }
    case "sidebar":
      return elements {
        Sidebar {
          Section("Library") {
            SidebarItem("Songs", symbol: "music.note").with(\.state, .selected)
            SidebarItem("Albums", symbol: "book")
          }
        }
        .frame(width: 240)
      }
    case "sidebar-item":
      return elements {
        Sidebar {
          SidebarItem("Inbox", symbol: "tray", badge: "12")
          SidebarItem("Drafts", symbol: "doc")
        }
        .frame(width: 240)
      }
    case "table":
      return elements {
        Table(
          [
            "Name", TableColumn("Kind", width: .points(70)),
            TableColumn("Size", width: .points(60), alignment: .trailing),
          ], sort: TableSort("Name")
        ) {
          TableRow("Anchor", "Drawing", "48 KB")
          TableRow("Beacon", "Photo", "2.1 MB").with(\.state, .selected)
          TableRow("Chart", "Map", "760 KB")
        }
        .frame(width: 300)
      }
    case "table-row":
      return elements {
        Table(["Name", TableColumn("Size", width: .points(80), alignment: .trailing)]) {
          TableRow("Chart", "760 KB", symbol: "map").with(\.state, .selected)
          TableRow("Notes", "4 KB")
        }
        .frame(width: 240)
      }
    case "outline":
      return elements {
        Outline(["Name", TableColumn("Size", width: .points(70), alignment: .trailing)]) {
          TableRow("Harbor", "3 items", symbol: "folder") {
            TableRow("Chart", "760 KB", symbol: "doc")
            TableRow("Lights", "2 items", symbol: "folder") {
              TableRow("North")
              TableRow("South")
            }
            .with(\.isOpen, false)
          }
          TableRow("Notes", "4 KB", symbol: "doc")
        }
        .frame(width: 280)
      }
    case "list-box":
      return elements {
        ListBox {
          TableRow("Apple")
          TableRow("Banana").with(\.state, .selected)
          TableRow("Cherry")
          TableRow("Date")
        }
        .frame(width: 120, height: 76)
      }
    case "scroll":
      return elements {
        Scroll(offset: .points(20)) {
          Text("One")
          Text("Two")
          Text("Three")
          Text("Four")
          Text("Five")
          Text("Six")
        }
        .with(\.indicators, .visible)
        .frame(width: 140, height: 70)
      }
    case "text-field":
      return elements {
        TextField("Name", text: "Ada Reyes").frame(width: 240)
      }
    case "text-view":
      return elements {
        TextView(text: "The kiln is cold. We open it on Sunday at ten.").with(\.lines, 3).frame(width: 240)
      }
    case "search-field":
      return elements {
        SearchField(text: "", placeholder: "Search").frame(width: 240)
      }
    case "combo-box":
      return elements {
        ComboBox("Helvetica").frame(width: 160)
      }
    case "keyboard":
      return elements {
        Keyboard(.email, returnKey: .next).frame(width: 375)
      }
    case "date-picker":
      return elements {
        if let date = CivilDate(year: 2026, month: 5, day: 14), let time = TimeOfDay(hour: 9, minute: 41) {
          DatePicker().with(\.style, .compact).with(\.date, date).with(\.time, time)
        }
      }
    case "edit-menu":
      return elements {
        EditMenu([.cut, .copy, .paste])
      }
    case "pop-up-button":
      return elements {
        PopUpButton("By Date").with(\.style, .gray).with(\.accessibilityLabel, "Sort")
      }
    case "pull-down-button":
      return elements {
        PullDownButton("Actions") {
          MenuItem("Duplicate")
          MenuItem("Rename")
        }
        .with(\.style, .gray)
      }
    case "menu":
      return elements {
        Menu {
          MenuItem("Copy", symbol: "doc.on.doc")
          MenuItem("Share", symbol: "square.and.arrow.up")
          Divider()
          MenuItem("Delete", symbol: "trash").with(\.role, .destructive)
        }
      }
    case "menu-item":
      return elements {
        Menu {
          MenuItem("Pin", symbol: "pin")
          MenuItem("Rename", symbol: "pencil").with(\.state, .disabled)
        }
      }
    case "menu-section":
      return elements {
        Menu {
          MenuSection("Sort By") {
            MenuItem("Name", value: .on)
            MenuItem("Date")
          }
        }
      }
    case "menu-bar":
      return elements {
        MenuBar {
          MenuBarItem("Sketchbook").with(\.isApplication, true)
          MenuBarItem("File")
          MenuBarItem("Edit")
          MenuBarItem("Tue 9:41", placement: .status)
        }
        .frame(width: 420)
      }
    case "menu-bar-item":
      return elements {
        MenuBar {
          MenuBarItem("File") {
            MenuItem("New")
            MenuItem("Open")
          }
          MenuBarItem(symbol: "wifi", placement: .status).with(\.accessibilityLabel, "Wi-Fi")
        }
        .frame(width: 300)
      }
    case "context-menu":
      return elements {
        VStack(alignment: .leading) {
          ContextMenu(Text("report.pdf")) {
            MenuItem("Open")
            MenuItem("Rename")
          }
          .with(\.menu, .open)
        }
        .frame(width: 260, height: 190)
      }
    case "toolbar":
      return elements {
        Window("Photos") {
          Toolbar {
            ToolbarItem("Share", symbol: "square.and.arrow.up")
            Spacer()
            SearchField(text: "", placeholder: "Search").with(\.width, 110)
          }
          Text("No Photos")
        }
        .with(\.width, 380).with(\.height, 120)
        .environment(\.theme, .macos)
      }
    case "toolbar-item":
      return elements {
        Window("Photos") {
          Toolbar {
            ToolbarItem("Share", symbol: "square.and.arrow.up")
          }
          Text("No Photos")
        }
        .with(\.width, 340).with(\.height, 110)
      }
    default: return nil
    }
  }
}
