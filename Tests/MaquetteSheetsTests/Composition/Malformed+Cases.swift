extension Malformed {
  /// Files that cannot be included.
  static let includes = [
    Malformed(
      "body: { include: a.yaml }", [:], "sheet.yaml:2:18: error: cannot include 'a.yaml': no such file"),
    Malformed(
      "body: { include: [] }", [:], "sheet.yaml:2:18: error: expected the path of a file, found an empty list"
    ),
    Malformed(
      "body: { include: ~ }", [:], "sheet.yaml:2:18: error: expected the path of a file, found nothing"),
    Malformed("body: include", [:], "sheet.yaml:2:7: error: 'include' does not say what"),
    Malformed("include: 3\nbody: spacer", [:], "sheet.yaml:2:10: error: cannot include '3': no such file"),
    Malformed(
      "include: { a: b }\nbody: spacer", [:],
      "sheet.yaml:2:10: error: expected the path of a file, found a mapping"),
    Malformed(
      "include: a.yaml\nbody: spacer", ["a.yaml": "- label: a"],
      "a.yaml:1:1: error: expected a sheet, found a list"),
    Malformed(
      "include: a.yaml\nbody: spacer", ["a.yaml": "padding: wide"], "a.yaml:1:10: error: expected a number"),
    Malformed(
      "include: a.yaml\nbody: spacer", ["a.yaml": "paddnig: 3"],
      "a.yaml:1:1: error: unknown attribute 'paddnig' of a sheet"),
    Malformed(
      "include: a.yaml\nbody: spacer", ["a.yaml": "maquette: 2"],
      "a.yaml:1:11: error: expected version 1 of sheets, found '2'"),
    Malformed("body: { include: a.yaml }", ["a.yaml": ""], "a.yaml:1:1: error: the sheet is empty"),
    Malformed(
      "body: { include: a.yaml }", ["a.yaml": "maquette: 1"], "a.yaml:1:1: error: the sheet has no body"),
    Malformed(
      "body: { include: a.yaml }", ["a.yaml": "- label: a\n- label: b"],
      "sheet.yaml:2:9: error: 'include' makes 2 elements where one stands"),
    Malformed(
      "body: { include: a.yaml }", ["a.yaml": "label: [a]"],
      "a.yaml:1:8: error: expected the attributes of 'label'"),
    Malformed(
      "body: { include: a.yaml }", ["a.yaml": "body: spacer\nid: x"],
      "a.yaml:2:1: error: unknown attribute 'id' of a sheet"),
    Malformed(
      "body: { include: a.yaml }", ["a.yaml": "label: a\u{7}"], "a.yaml:1:9: error: the character U+0007"),
    Malformed(
      "body: { include: sheet.yaml }", [:], "sheet.yaml:2:18: error: 'sheet.yaml' leads back to itself"),
    Malformed(
      "body: { vstack: [include: a.csv] }", ["a.csv": "label\na,b\n"],
      "a.csv:2:1: error: this row has 2 fields"),
  ]

  /// Definitions and uses.
  static let definitions = [
    Malformed(
      "define: 3\nbody: spacer", [:],
      "sheet.yaml:2:9: error: expected names with what they stand for, found '3'"),
    Malformed(
      "define: { a: ~ }\nbody: spacer", [:], "sheet.yaml:2:11: error: a definition stands for nothing"),
    Malformed(
      "define: { a: { parameters: [x] } }\nbody: spacer", [:],
      "sheet.yaml:2:11: error: a definition stands for nothing"),
    Malformed(
      "define: { a: { body: spacer, help: x } }\nbody: spacer", [:],
      "sheet.yaml:2:30: error: unknown attribute 'help' of a definition"),
    Malformed(
      "define: { a: { body: spacer, parameters: [1x] } }\nbody: spacer", [:],
      "sheet.yaml:2:43: error: '1x' cannot be the name of a parameter"),
    Malformed(
      "define: { a: { body: spacer, parameters: [x, x] } }\nbody: spacer", [:],
      "sheet.yaml:2:46: error: 'x' is given twice"),
    Malformed(
      "define: { a: { body: spacer, parameters: [[x]] } }\nbody: spacer", [:],
      "sheet.yaml:2:43: error: expected the names of parameters, found a list"),
    Malformed("body: { use: a }", [:], "sheet.yaml:2:14: error: unknown definition 'a'"),
    Malformed(
      "body: { use: [a] }", [:], "sheet.yaml:2:14: error: expected the name of a definition, found a list"),
    Malformed(
      "body: { use: ~ }", [:], "sheet.yaml:2:14: error: expected the name of a definition, found nothing"),
    Malformed("body: use", [:], "sheet.yaml:2:7: error: 'use' does not say what"),
    Malformed(
      "define: { a: spacer, b: spacer }\nbody: { use: { a: {}, b: {} } }", [:],
      "sheet.yaml:3:14: error: expected the name of a definition, found a mapping"),
    Malformed(
      "define: { a: spacer }\nbody: { use: { a: 3 } }", [:], "sheet.yaml:3:19: error: unknown parameter"),
    Malformed(
      "define: { a: { parameters: [title], body: { label: $title } } }\nbody: { use: a }", [:],
      "sheet.yaml:3:14: error: 'a' needs the parameter 'title'"),
    Malformed(
      "define: { a: { parameters: [title], body: { label: $titel } } }\nbody: { use: { a: x } }", [:],
      "sheet.yaml:2:52: error: unknown parameter '$titel'"),
    Malformed(
      "define: { a: { parameters: [t], body: { label: '${t' } } }\nbody: { use: { a: x } }", [:],
      "sheet.yaml:2:48: error: this '${' is never closed"),
    Malformed(
      "define: { a: { parameters: [t], body: { label: is $t } } }\nbody: { use: { a: [x] } }", [:],
      "sheet.yaml:2:48: error: expected a text for '$t' within a text, found a list"),
    Malformed(
      "define: { a: { parameters: [t], body: { label: $t.x } } }\nbody: { use: { a: x } }", [:],
      "sheet.yaml:2:48: error: '$t' has no fields: it is 'x'"),
    Malformed(
      "define: { a: { parameters: [t], body: { $t: x } } }\nbody: { use: { a: [x] } }", [:],
      "sheet.yaml:2:41: error: a key must be plain text"),
    Malformed(
      "define: { a: { parameters: [t], body: { label: { $t: x, text: y } } } }\nbody: { use: { a: txet } }",
      [:], "sheet.yaml:2:50: error: unknown attribute 'txet' of a label"),
    Malformed(
      "define: { a: [spacer, spacer] }\nbody: { use: a }", [:],
      "sheet.yaml:3:9: error: 'use' makes 2 elements where one stands"),
    Malformed(
      "define: { a: [] }\nbody: { use: a }", [:],
      "sheet.yaml:3:9: error: 'use' makes 0 elements where one stands"),
    Malformed(
      "define: { a: { use: a } }\nbody: { use: a }", [:], "sheet.yaml:2:21: error: 'a' leads back to itself"),
    Malformed(
      "define: { a: { label: { text: x, id: i } } }\nbody: { vstack: [use: a, use: a] }", [:],
      "sheet.yaml:2:38: error: the id 'i' is repeated"),
    Malformed(
      "define: { a: { parameters: [n], body: { label: { text: x, lines: $n } } } }\nbody: { use: { a: many } }",
      [:], "sheet.yaml:3:19: error: expected a whole number"),
    Malformed(
      "define: { a: { parameters: [x], body: { label: $x } } }\nbody: { matrix: { columns: { y: [1] }, cell: { use: { a: t } } } }",
      [:], "sheet.yaml:3:30: error: unknown attribute 'y' of a label"),
  ]

  /// Loops and data.
  static let loops = [
    Malformed(
      "body: { vstack: [for-each: 3] }", [:],
      "sheet.yaml:2:28: error: expected 'in' and 'do' of 'for-each', found '3'"),
    Malformed(
      "body: { vstack: [for-each: { in: [a] }] }", [:], "sheet.yaml:2:18: error: the 'for-each' has no 'do'"),
    Malformed(
      "body: { vstack: [for-each: { do: spacer }] }", [:],
      "sheet.yaml:2:18: error: the 'for-each' has no 'in'"),
    Malformed(
      "body: { vstack: [for-each: { in: [a], do: spacer, of: x }] }", [:],
      "sheet.yaml:2:51: error: unknown attribute 'of' of 'for-each'"),
    Malformed(
      "body: { vstack: [for-each: { in: a, do: spacer }] }", [:],
      "sheet.yaml:2:34: error: expected a list or the path of a CSV or JSON file, found 'a'"),
    Malformed(
      "body: { vstack: [for-each: { in: { a: b }, do: spacer }] }", [:],
      "sheet.yaml:2:34: error: expected a list"),
    Malformed(
      "body: { vstack: [for-each: { in: [a], as: 3, do: spacer }] }", [:],
      "sheet.yaml:2:43: error: '3' cannot be the name of a parameter"),
    Malformed(
      "body: { for-each: { in: [a, b], do: spacer } }", [:],
      "sheet.yaml:2:9: error: 'for-each' makes 2 elements where one stands"),
    Malformed(
      "body: { vstack: [for-each: { in: [{ a: 1 }], do: { label: $item.b } }] }", [:],
      "sheet.yaml:2:59: error: '$item' has no 'b'"),
    Malformed(
      "body: { vstack: [for-each: { in: x.csv, do: spacer }] }", [:],
      "sheet.yaml:2:34: error: cannot include 'x.csv': no such file"),
    Malformed(
      "body: { vstack: [for-each: { in: x.csv, do: spacer }] }", ["x.csv": "\n\n"],
      "x.csv:1:1: error: the table is empty"),
    Malformed(
      "body: { vstack: [for-each: { in: x.csv, do: spacer }] }", ["x.csv": "a,,b\n"],
      "x.csv:1:3: error: this column has no name"),
    Malformed(
      "body: { vstack: [for-each: { in: x.csv, do: spacer }] }", ["x.csv": "a,b,a\n"],
      "x.csv:1:5: error: 'a' is given twice"),
    Malformed(
      "body: { vstack: [for-each: { in: x.csv, do: spacer }] }", ["x.csv": "a\n\"b"],
      "x.csv:2:1: error: this quoted text never ends"),
    Malformed(
      "body: { vstack: [for-each: { in: x.csv, do: spacer }] }", ["x.csv": "a,b\n\"c\"d,e"],
      "x.csv:2:4: error: text after a closing quote"),
    Malformed(
      "body: { vstack: [for-each: { in: x.csv, do: spacer }] }", ["x.csv": "a,b\nc"],
      "x.csv:2:1: error: this row has 1 field,"),
    Malformed(
      "body: { vstack: [for-each: { in: x.json, do: spacer }] }", ["x.json": #"{"a": 1}"#],
      "x.json:1:1: error: expected a list"),
    Malformed(
      "body: { vstack: [for-each: { in: x.json, do: spacer }] }", ["x.json": "[1, 2"],
      "x.json:1:1: error: this list is never closed"),
    Malformed(
      "body: { vstack: [for-each: { in: x.json, do: { button: { style: $item } } }] }",
      ["x.json": #"["gray", "grya"]"#], "x.json:1:10: error: expected one of"),
    Malformed(
      "body: { matrix: { rows: x.csv, cell: spacer } }", [:], "sheet.yaml:2:25: error: cannot include 'x.csv'"
    ),
  ]

  /// Variants, names and languages.
  static let variants = [
    Malformed(
      "body: spacer\nvariants: { exclude: [] , apperance: [light] }", [:],
      "sheet.yaml:3:27: error: 'apperance' cannot vary"),
    Malformed(
      "body: spacer\nvariants: { appearance: [light], exclude: 3 }", [:],
      "sheet.yaml:3:43: error: expected attributes with the values to leave out"),
    Malformed(
      "body: spacer\nvariants: { appearance: [light], exclude: [{}] }", [:],
      "sheet.yaml:3:44: error: expected attributes with the values to leave out"),
    Malformed(
      "body: spacer\nvariants: { appearance: [light], exclude: [{ contrast: increased }] }", [:],
      "sheet.yaml:3:46: error: 'contrast' does not vary"),
    Malformed(
      "body: spacer\nvariants: { appearance: [light, dark], exclude: [{ appearance: [drak] }] }", [:],
      "sheet.yaml:3:65: error: 'drak' is not among the values"),
    Malformed(
      "body: spacer\nvariants: { locale: [xx-, de] }", [:], "sheet.yaml:3:22: error: expected a language tag"),
    Malformed(
      "body: spacer\nvariants: { pseudo-language: [long] }", [:],
      "sheet.yaml:3:31: error: expected one of none, longer"),
    Malformed(
      "body: spacer\nvariants: { theme: [ios, brnd] }", [:], "sheet.yaml:3:26: error: unknown theme 'brnd'"),
    Malformed(
      "body: spacer\nvariants: { canvas: [iphone-3] }", [:],
      "sheet.yaml:3:22: error: expected one of iphone-se"),
    Malformed(
      "body: spacer\nvariants: { output: [docc] }", [:], "sheet.yaml:3:13: error: 'output' cannot vary"),
    Malformed("body: spacer\noutput: [a]", [:], "sheet.yaml:3:9: error: expected text"),
    Malformed(
      "body: spacer\noutput: a.jpg", [:],
      "sheet.yaml:3:9: error: expected docc, xcassets, android or a template"),
    Malformed(
      "body: spacer\noutput: '{sheet}}.png'", [:], "sheet.yaml:3:9: error: there is no '{' before this '}'"),
    Malformed(
      "body: spacer\noutput: a//{sheet}.png", [:],
      "sheet.yaml:3:9: error: 'a//sheet.png' is no path below a folder"),
    Malformed(
      "body: spacer\noutput: android\nscale: 2.5", [:],
      "sheet.yaml:3:9: error: 'android' has no name for scale 2.5"),
    Malformed("body: spacer\nstrings: none.csv", [:], "sheet.yaml:3:10: error: cannot include 'none.csv'"),
    Malformed(
      "body: spacer\nstrings: s.csv", ["s.csv": "text\na\n"],
      "s.csv:2:1: error: the table has no column for a language"),
    Malformed(
      "body: spacer\nstrings: s.csv", ["s.csv": "text,german\na,b\n"],
      "s.csv:2:1: error: expected a language tag"),
    Malformed(
      "body: spacer\nthemes: [a]", [:], "sheet.yaml:3:9: error: expected names with paths of token files"),
    Malformed(
      "body: spacer\nthemes: { brand: no-such-file.json }", [:], "sheet.yaml:3:18: error: no-such-file.json"),
  ]

  /// Canvases, sections and matrices.
  static let others = [
    Malformed("body: spacer\ncanvas: [iphone-15]", [:], "sheet.yaml:3:9: error: expected one of iphone-se"),
    Malformed(
      "body: spacer\ncanvas: { device: iphone-15, orientation: sideways }", [:],
      "sheet.yaml:3:43: error: expected one of portrait, landscape"),
    Malformed(
      "body: spacer\ncanvas: { device: ihpone-15 }", [:], "sheet.yaml:3:19: error: expected one of iphone-se"),
    Malformed(
      "sections: { title: a }", [:], "sheet.yaml:2:11: error: expected a list of sections, found a mapping"),
    Malformed("sections:\n  - title: [a]", [:], "sheet.yaml:3:12: error: expected text, found a list"),
    Malformed("sections:\n  - body: buton", [:], "sheet.yaml:3:11: error: unknown element 'buton'"),
    Malformed(
      "sections:\n  - { body: spacer, children: [spacer] }", [:],
      "sheet.yaml:3:21: error: 'children' is given twice"),
    Malformed(
      "body: { matrix: { rows: [{ header: [a], text: b }], cell: label } }", [:],
      "sheet.yaml:2:36: error: expected text, found a list"),
    Malformed(
      "body: { matrix: { captions: 3, cell: label } }", [:], "sheet.yaml:2:29: error: expected true or false"),
    Malformed(
      "body: { matrix: { rows: { x: [1] }, cell: { matrix: { cell: label } } } }", [:],
      "sheet.yaml:2:27: error: unknown attribute 'x' of a label"),
    Malformed(
      "body: { label: { text: a, caption: [b] } }", [:], "sheet.yaml:2:36: error: expected text, found a list"
    ),
    Malformed(
      "body: { label: { text: a, with: { theme: brand } } }", [:],
      "sheet.yaml:2:42: error: unknown theme 'brand'"),
  ]
}
