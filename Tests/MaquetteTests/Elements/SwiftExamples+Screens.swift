import Maquette

extension SwiftExamples {
  /// Screens, windows and what stands in front of them.
  static func screens(_ name: String) -> [any Element]? {
    switch name {
    case "tab-bar":
      return elements {
        TabBar {
          Tab("Library", symbol: "book.fill")
          Tab("Search", symbol: "magnifyingglass")
          Tab("Settings", symbol: "gear")
        }
        .frame(width: 375)
      }
    case "tab":
      return elements {
        TabBar {
          Tab("Messages", symbol: "message.fill", badge: "3")
          Tab("People", symbol: "person.2.fill")
        }
        .frame(width: 375)
      }
    case "alert":
      return elements {
        Alert("Delete Photo?", message: "You can’t undo this.") {
          Button("Delete").role(.destructive)
          Button("Cancel").role(.cancel)
        }
      }
    case "action-sheet":
      return elements {
        ActionSheet("Leave the Draft?") {
          Button("Delete Draft").role(.destructive)
          Button("Cancel").role(.cancel)
        }
      }
    case "sheet":
      return elements {
        if let phone = Device.named("iphone-se") {
          Screen(phone) {
            Text("Songs")
            ModalSheet(.medium) {
              Text("New Playlist", style: .headline).padding(24)
            }
          }
        }
      }
    case "popover":
      return elements {
        Popover {
          Text("Sorted by date")
        }
      }
    case "notification":
      return elements {
        NotificationBanner("Ada Reyes", text: "The notes are ready.", time: "now")
          .with(\.symbol, "message.fill").with(\.iconColor, .token(.indigo))
      }
    case "screen":
      return elements {
        if let phone = Device.named("iphone-se") {
          Screen(phone) {
            NavigationBar("Inbox", largeTitle: .expanded)
            List {
              ListRow("Ada Reyes", subtitle: "The notes are ready.")
            }
          }
        }
      }
    case "screen-flow":
      return elements {
        if let phone = Device.named("iphone-se") {
          ScreenFlow(spacing: 96) {
            Screen(phone) {
              List {
                ListRow("Ada Reyes").with(\.accessory, .chevron).id("first")
              }
            }
            .id("inbox")
            Screen(phone) {
              NavigationBar("Ada Reyes", back: "Inbox")
            }
            .id("letter")
            FlowArrow(from: "first", to: "letter", "Open")
          }
          .padding(24).background(Rectangle(style: ShapeStyle(fill: .token(.gray5))))
        }
      }
    case "flow-arrow":
      return elements {
        if let phone = Device.named("iphone-se") {
          ScreenFlow(spacing: 96) {
            Screen(phone) {
              List {
                ListRow("Ada Reyes").with(\.accessory, .chevron).id("first")
              }
            }
            .id("inbox")
            Screen(phone) {
              NavigationBar("Ada Reyes", back: "Inbox")
            }
            .id("letter")
            FlowArrow(from: "first", to: "letter", "Open")
          }
          .padding(24).background(Rectangle(style: ShapeStyle(fill: .token(.gray5))))
        }
      }
    case "callout":
      return elements {
        if let phone = Device.named("iphone-se") {
          ScreenFlow(spacing: 96) {
            Screen(phone) {
              List {
                ListRow("Ada Reyes").with(\.accessory, .chevron).id("first")
              }
            }
            .id("inbox")
            Screen(phone) {
              NavigationBar("Ada Reyes", back: "Inbox")
            }
            .id("letter")
            Callout("Letters that were not read are bold.", at: "first")
          }
          .padding(24).background(Rectangle(style: ShapeStyle(fill: .token(.gray5))))
        }
      }
    case "window":
      return elements {
        Window("General") {
          Checkbox("Open at Login", value: .on)
        }
        .with(\.width, 300).with(\.height, 140)
      }
    case "split-view":
      return elements {
        SplitView {
          Sidebar {
            SidebarItem("Songs", symbol: "music.note").with(\.state, .selected)
            SidebarItem("Albums", symbol: "book")
          }
          Text("No Song Selected").with(\.color, .token(.secondaryLabel))
        }
        .with(\.sidebarWidth, 200)
        .frame(width: 520, height: 160)
      }
    default: return nil
    }
  }
}
