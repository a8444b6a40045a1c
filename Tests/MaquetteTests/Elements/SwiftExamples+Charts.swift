import Maquette

extension SwiftExamples {
  /// Charts and their marks.
  static func charts(_ name: String) -> [any Element]? {
    switch name {
    case "chart":
      return elements {
        Chart {
          BarMark(x: ["Mon", "Tue", "Wed", "Thu", "Fri"], y: [3, 5, 2, 4, 6])
        }
      }
    case "bar-mark":
      return elements {
        Chart {
          BarMark(x: ["Mon", "Tue", "Wed", "Thu", "Fri"], y: [3, 5, 2, 4, 6])
        }
        .frame(width: 280, height: 160)
      }
    case "line-mark":
      return elements {
        Chart {
          LineMark(x: ["Mon", "Tue", "Wed", "Thu", "Fri"], y: [3, 5, 2, 4, 6])
        }
        .frame(width: 280, height: 160)
      }
    case "area-mark":
      return elements {
        Chart {
          AreaMark(x: ["Mon", "Tue", "Wed", "Thu", "Fri"], y: [3, 5, 2, 4, 6])
        }
        .frame(width: 280, height: 160)
      }
    case "point-mark":
      return elements {
        Chart {
          PointMark(x: [1, 2, 4, 5, 7], y: [3, 5, 2, 4, 6])
        }
        .frame(width: 280, height: 160)
      }
    case "rule-mark":
      return elements {
        Chart {
          BarMark(x: ["Mon", "Tue", "Wed", "Thu", "Fri"], y: [3, 5, 2, 4, 6])
          RuleMark(y: 5, label: "Goal").foregroundStyle(.token(.orange))
        }
        .frame(width: 280, height: 160)
      }
    default: return nil
    }
  }
}
