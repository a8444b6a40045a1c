import Maquette

extension SwiftExamples {
  /// Texts, images, stacks and shapes.
  static func basics(_ name: String) -> [any Element]? {
    switch name {
    case "label":
      return elements {
        Text("Good morning", style: .title2, weight: .bold)
      }
    case "symbol":
      return elements {
        SymbolImage("bell.fill", style: .title1).with(\.color, .token(.blue))
      }
    case "spacer":
      return elements {
        HStack {
          Text("Total")
          Spacer()
          Text("€ 12.50")
        }
        .frame(width: 240)
      }
    case "divider":
      return elements {
        VStack {
          Text("Above")
          Divider()
          Text("Below")
        }
        .frame(width: 200)
      }
    case "first-fit":
      return elements {
        FirstFit {
          Button("Add to Shopping List").style(.tinted)
          Button("Add to List").style(.tinted)
        }
        .frame(width: 170)
      }
    case "vstack":
      return elements {
        VStack(spacing: 8) {
          Text("First")
          Text("Second")
        }
      }
    case "hstack":
      return elements {
        HStack(spacing: 8) {
          SymbolImage("leaf")
          Text("Beside It")
        }
      }
    case "zstack":
      return elements {
        ZStack {
          Wallpaper(.meadow).frame(width: 160, height: 90)
          Text("In Front", style: .headline).with(\.color, .color(.white))
        }
      }
    case "flow":
      return elements {
        Flow {
          Button("Tea").style(.gray)
          Button("Coffee").style(.gray)
          Button("Hot Chocolate").style(.gray)
        }
        .frame(width: 220)
      }
    case "grid":
      return elements {
        Grid(columns: 2, columnSpacing: 16, rowSpacing: 8) {
          Text("Name")
          TextField(text: "Ada").frame(width: 140)
          Text("City")
          TextField(text: "Turin").frame(width: 140)
        }
      }
    case "group":
      return elements {
        Group("Primary Actions") {
          Button("Buy Now").style(.filled)
        }
      }
    case "rectangle":
      return elements {
        Rectangle(style: ShapeStyle(fill: .token(.blue)))
          .with(\.radius.topLeading, 16).with(\.radius.topTrailing, 16)
          .frame(width: 120, height: 48)
      }
    case "capsule":
      return elements {
        let dashed = StrokeAttributes(.token(.orange), width: 2, dashes: [6, 4])
        Capsule(style: ShapeStyle(stroke: dashed)).frame(width: 120, height: 40)
      }
    case "ellipse":
      return elements {
        Ellipse(style: ShapeStyle(fill: .token(.purple))).frame(width: 120, height: 48)
      }
    case "line":
      return elements {
        Line(
          from: "bottom-leading", to: "top-trailing",
          stroke: StrokeAttributes(.token(.red), width: 3, cap: .round)
        )
        .frame(width: 120, height: 48)
      }
    case "arc":
      return elements {
        Arc(
          from: 0, to: 250,
          style: ShapeStyle(
            stroke: StrokeAttributes(.token(.green), width: 8, cap: .round, isInside: true))
        )
        .frame(width: 60, height: 60)
      }
    case "wallpaper":
      return elements {
        Wallpaper(.lagoon).frame(width: 120, height: 90)
      }
    default: return nil
    }
  }
}
