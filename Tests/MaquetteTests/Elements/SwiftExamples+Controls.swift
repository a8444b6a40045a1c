import Maquette

extension SwiftExamples {
  /// Controls, from button to stepper.
  static func controls(_ name: String) -> [any Element]? {
    switch name {
    case "button":
      return elements {
        Button("Play", symbol: "play.fill").style(.filled)
      }
    case "switch":
      return elements {
        List {
          ListRow("Wi-Fi") {
            Switch(isOn: true)
          }
        }
        .frame(width: 320)
      }
    case "toggle-button":
      return elements {
        ToggleButton("heart.fill", isOn: true).with(\.accessibilityLabel, "Favorite")
      }
    case "segmented-control":
      return elements {
        SegmentedControl(["Day", "Week", "Month"], selected: 1)
      }
    case "activity-indicator":
      return elements {
        HStack {
          ActivityIndicator()
          Text("Loading Messages")
        }
      }
    case "network-activity-indicator":
      return elements {
        NetworkActivityIndicator()
      }
    case "status-bar":
      return elements {
        StatusBar().with(\.time, "9:41").with(\.battery, 0.8).frame(width: 375)
      }
    case "refresh-control":
      return elements {
        RefreshControl(pull: 0.7, title: "Updated Just Now")
      }
    case "progress-view":
      return elements {
        ProgressView(0.4).with(\.width, 200)
      }
    case "gauge":
      return elements {
        Gauge(67, in: 0...170, label: "Heart Rate").tint(.token(.red))
          .with(\.currentValueLabel, "67").with(\.minimumValueLabel, "0").with(\.maximumValueLabel, "170")
          .with(\.width, 220)
      }
    case "ring":
      return elements {
        Ring([
          RingPart(1.15, label: "Move"), RingPart(0.8, label: "Exercise"), RingPart(0.6, label: "Stand"),
        ])
      }
    case "page-control":
      return elements {
        PageControl(pages: 5, current: 1)
      }
    case "slider":
      return elements {
        Slider(0.4)
          .with(\.minimumSymbol, "speaker.fill").with(\.maximumSymbol, "speaker.wave.3.fill")
          .with(\.width, 240).with(\.accessibilityLabel, "Volume")
      }
    case "stepper":
      return elements {
        HStack {
          Text("2 Guests")
          Stepper(2).with(\.accessibilityLabel, "Guests")
        }
      }
    case "checkbox":
      return elements {
        Checkbox("Show Hidden Files", value: .on)
      }
    case "checkbox-group":
      return elements {
        CheckboxGroup("Pictures") {
          Checkbox("Photos", value: .on)
          Checkbox("Drawings")
        }
      }
    case "radio":
      return elements {
        RadioGroup {
          Radio("By Name", value: .on)
          Radio("By Date")
        }
      }
    case "radio-group":
      return elements {
        RadioGroup {
          Radio("By Name", value: .on)
          Radio("By Date")
        }
      }
    case "badge":
      return elements {
        Badge(count: 3) {
          SymbolImage("bell.fill", style: .title1)
        }
      }
    case "avatar":
      return elements {
        Avatar("Mira Okafor", size: .large).with(\.tint, .token(.indigo))
      }
    case "avatar-group":
      return elements {
        AvatarGroup {
          Avatar("Mira Okafor").with(\.tint, .token(.indigo))
          Avatar("Jon Lind").with(\.tint, .token(.orange))
          Avatar("Ada Reyes").with(\.tint, .token(.teal))
        }
      }
    case "card":
      return elements {
        Card("Evening Walk", subtitle: "4.2 km along the river", footer: "Yesterday") {
          Button("Open").style(.tinted)
        }
        .frame(width: 260)
      }
    case "glass":
      return elements {
        ZStack {
          Wallpaper(.dusk)
          GlassEffect {
            Text("On Air")
          }
        }
        .frame(width: 200, height: 100).clipped(radius: 12)
        .environment(\.theme, .iosGlass)
      }
    case "glass-group":
      return elements {
        ZStack {
          Wallpaper(.meadow)
          GlassGroup(spacing: 8) {
            GlassEffect { SymbolImage("heart") }
            GlassEffect { SymbolImage("star") }
            GlassEffect { Text("Share") }
          }
        }
        .frame(width: 240, height: 140).clipped(radius: 12)
        .environment(\.theme, .iosGlass)
      }
    case "picker":
      return elements {
        Picker(PickerColumn(["Mercury", "Venus", "Earth", "Mars", "Jupiter"], selected: 2))
          .with(\.accessibilityLabel, "Planet")
      }
    case "info-button":
      return elements {
        InfoButton()
      }
    case "detail-disclosure":
      return elements {
        DetailDisclosureButton()
      }
    case "close-button":
      return elements {
        CloseButton()
      }
    case "contact-add":
      return elements {
        HStack {
          TextField("To").frame(width: 200)
          ContactAddButton()
        }
      }
    case "rounded-rectangle-button":
      return elements {
        RoundedRectangleButton("Continue")
      }
    case "push-button":
      return elements {
        PushButton("Save").role(.primary)
      }
    case "help-button":
      return elements {
        HelpButton()
      }
    case "gradient-button":
      return elements {
        GradientButton("plus").with(\.accessibilityLabel, "Add")
      }
    case "gradient-bar":
      return elements {
        GradientBar(width: 200) {
          GradientButton("plus").with(\.accessibilityLabel, "Add")
          GradientButton("minus").with(\.accessibilityLabel, "Remove")
        }
      }
    case "image-button":
      return elements {
        ImageButton("folder", title: "Documents")
      }
    case "level-indicator":
      return elements {
        LevelIndicator(0.6).with(\.warning, 0.5).with(\.critical, 0.8)
      }
    case "disclosure-triangle":
      return elements {
        DisclosureTriangle("Details", isOpen: true)
      }
    case "color-well":
      return elements {
        ColorWell(.token(.orange))
      }
    case "button-group":
      return elements {
        ButtonGroup {
          Button("Sign Up").style(.filled)
          Button("Log In").style(.gray)
        }
      }
    case "map-annotation":
      return elements {
        MapAnnotation("Old Mill", subtitle: "Open until 6 p.m.", trailing: .detail).with(\.marker, .pin)
      }
    case "tool-tip":
      return elements {
        ToolTip("Show or hide the sidebar")
      }
    case "group-box":
      return elements {
        GroupBox("Startup") {
          Text("Opens the last document.")
        }
        .frame(width: 240)
      }
    case "tab-view":
      return elements {
        TabView {
          TabPage("General") {
            Checkbox("Open at Login", value: .on)
          }
          TabPage("Sounds") {
            Text("Sounds")
          }
        }
        .with(\.width, 280).with(\.height, 110)
      }
    case "tab-page":
      return elements {
        TabView {
          TabPage("General") {
            Text("What this page shows")
          }
          TabPage("Sounds") {
            Text("What another one shows")
          }
        }
        .with(\.width, 280).with(\.height, 90)
      }
    case "page-view":
      return elements {
        PageView(current: 1) {
          Text("Today")
          Text("Week")
          Text("Month")
        }
        .frame(width: 200, height: 120)
      }
    case "control-island":
      return elements {
        ControlIsland("bell.slash.fill", status: "Silent").with(\.tint, .token(.red)).with(\.width, 210)
      }
    case "control-widget":
      return elements {
        ControlWidget("Fan", status: "Low", symbol: "fan.fill", isOn: true)
          .with(\.extent, .medium).with(\.tint, .token(.blue))
          .padding(12).background(Rectangle(style: ShapeStyle(fill: .token(.teal))))
      }
    case "control-options":
      return elements {
        ControlOptions(
          "Timer", prompt: "Choose a duration", symbol: "timer",
          options: ["5 Minutes", "10 Minutes", "1 Hour"], selection: 1
        )
        .padding(16).background(Rectangle(style: ShapeStyle(fill: .token(.cyan))))
      }
    case "control-section":
      return elements {
        ControlSection("Kitchen") {
          ControlWidget("Timer", status: "Choose", symbol: "timer")
            .with(\.extent, .medium).with(\.galleryName, "Start a Timer")
          ControlWidget("Coffee", symbol: "cup.and.saucer.fill")
        }
        .padding(16).background(Rectangle(style: ShapeStyle(fill: .token(.indigo))))
      }
    case "control-gallery":
      return elements {
        ControlGallery {
          SearchField(text: "", placeholder: "Search Controls")
          ControlSection("Kitchen") {
            ControlWidget("Timer", status: "Choose", symbol: "timer")
              .with(\.extent, .medium).with(\.isPlaceholder, true)
            ControlWidget("Oven", symbol: "thermometer").with(\.isPlaceholder, true)
          }
        }
        .with(\.hasPage, false)
        .frame(width: 360).background(Rectangle(style: ShapeStyle(fill: .token(.indigo))))
      }
    case "control-center":
      return elements {
        ControlCenter(page: false) {
          ControlWidget("Airplane Mode", symbol: "airplane", isOn: false).with(\.tint, .token(.orange))
          ControlWidget("Wi-Fi", status: "Home", symbol: "wifi", isOn: true)
            .with(\.extent, .medium).with(\.tint, .token(.blue))
        }
        .padding(16).background(Rectangle(style: ShapeStyle(fill: .token(.indigo))))
      }
    default: return nil
    }
  }
}
