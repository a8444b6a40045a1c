extension Malformed {
  /// Files that cannot be included.
  static let includes = [
    Malformed("body: { include: a.yaml }", "2:18 cannot include 'a.yaml': no such file"),
    Malformed("body: { include: [] }", "2:18 expected the path of a file, found an empty list"),
    Malformed("body: { include: ~ }", "2:18 expected the path of a file, found nothing"),
    Malformed("body: include", "2:7 'include' has no value"),
    Malformed("include: 3\nbody: spacer", "2:10 cannot include '3': no such file"),
    Malformed("include: { a: b }\nbody: spacer", "2:10 expected the path of a file, found a mapping"),
    Malformed(
      "include: a.yaml\nbody: spacer", "a.yaml:1:1 expected a sheet, found a list", ["a.yaml": "- label: a"]),
    Malformed("include: a.yaml\nbody: spacer", "a.yaml:1:10 expected a number", ["a.yaml": "padding: wide"]),
    Malformed(
      "include: a.yaml\nbody: spacer", "a.yaml:1:1 unknown attribute 'paddnig' of a sheet",
      ["a.yaml": "paddnig: 3"]),
    Malformed(
      "include: a.yaml\nbody: spacer", "a.yaml:1:11 expected version 1 of sheets, found '2'",
      ["a.yaml": "maquette: 2"]),
    Malformed("body: { include: a.yaml }", "a.yaml:1:1 the sheet is empty", ["a.yaml": ""]),
    Malformed("body: { include: a.yaml }", "a.yaml:1:1 the sheet has no body", ["a.yaml": "maquette: 1"]),
    Malformed(
      "body: { include: a.yaml }", "2:9 'include' makes 2 elements, expected one",
      ["a.yaml": "- label: a\n- label: b"]),
    Malformed(
      "body: { include: a.yaml }", "a.yaml:1:8 expected the attributes of 'label'", ["a.yaml": "label: [a]"]),
    Malformed(
      "body: { include: a.yaml }", "a.yaml:2:1 unknown attribute 'id' of a sheet",
      ["a.yaml": "body: spacer\nid: x"]),
    Malformed("body: { include: a.yaml }", "a.yaml:1:9 the character U+0007", ["a.yaml": "label: a\u{7}"]),
    Malformed("body: { include: sheet.yaml }", "2:18 'sheet.yaml' refers to itself"),
    Malformed(
      "body: { vstack: [include: a.csv] }", "a.csv:2:1 this row has 2 fields", ["a.csv": "label\na,b\n"]),
  ]

  /// Definitions and uses.
  static let definitions = [
    Malformed("define: 3\nbody: spacer", "2:9 expected names with definitions, found '3'"),
    Malformed("define: { a: ~ }\nbody: { use: a }", "2:11 the definition has no body"),
    Malformed(
      "define: { a: { parameters: [x] } }\nbody: { use: { a: 1 } }", "2:11 the definition has no body"),
    Malformed("define: { a: spacer }\nbody: { a: 1 }", "3:9 'a' is a definition, not an element"),
    Malformed(
      "define: { a: { body: spacer, help: x } }\nbody: spacer",
      "2:30 unknown attribute 'help' of a definition"),
    Malformed(
      "define: { a: { body: spacer, parameters: [1x] } }\nbody: spacer",
      "2:43 '1x' cannot be the name of a parameter"),
    Malformed("define: { a: { body: spacer, parameters: [x, x] } }\nbody: spacer", "2:46 'x' is given twice"),
    Malformed(
      "define: { a: { body: spacer, parameters: [[x]] } }\nbody: spacer",
      "2:43 expected the names of parameters, found a list"),
    Malformed("body: { use: a }", "2:14 unknown definition 'a'"),
    Malformed("body: { use: [a] }", "2:14 expected the name of a definition, found a list"),
    Malformed("body: { use: ~ }", "2:14 expected the name of a definition, found nothing"),
    Malformed("body: use", "2:7 'use' has no value"),
    Malformed(
      "define: { a: spacer, b: spacer }\nbody: { use: { a: {}, b: {} } }",
      "3:14 expected the name of a definition, found a mapping"),
    Malformed("define: { a: spacer }\nbody: { use: { a: 3 } }", "3:19 unknown parameter"),
    Malformed(
      "define: { a: { parameters: [title], body: { label: $title } } }\nbody: { use: a }",
      "3:14 'a' needs the parameter 'title'"),
    Malformed(
      "define: { a: { parameters: [title], body: { label: $titel } } }\nbody: { use: { a: x } }",
      "2:52 unknown parameter '$titel'"),
    Malformed(
      "define: { a: { parameters: [t], body: { label: '${t' } } }\nbody: { use: { a: x } }",
      "2:48 this '${' has no closing '}'"),
    Malformed(
      "define: { a: { parameters: [t], body: { label: is $t } } }\nbody: { use: { a: [x] } }",
      "2:48 expected a text for '$t' within a text, found a list"),
    Malformed(
      "define: { a: { parameters: [t], body: { label: $t.x } } }\nbody: { use: { a: x } }",
      "2:48 '$t' has no fields: it is 'x'"),
    Malformed(
      "define: { a: { parameters: [t], body: { $t: x } } }\nbody: { use: { a: [x] } }",
      "2:41 a key must be plain text"),
    Malformed(
      "define: { a: { parameters: [t], body: { label: { $t: x, text: y } } } }\nbody: { use: { a: txet } }",
      "2:50 unknown attribute 'txet' of a label"),
    Malformed(
      "define: { a: [spacer, spacer] }\nbody: { use: a }",
      "3:9 'use' makes 2 elements, expected one"),
    Malformed("define: { a: [] }\nbody: { use: a }", "3:9 'use' makes 0 elements, expected one"),
    Malformed("define: { a: { use: a } }\nbody: { use: a }", "2:21 'a' refers to itself"),
    Malformed(
      "define: { a: { label: { text: x, id: i } } }\nbody: { vstack: [use: a, use: a] }",
      "2:38 the id 'i' is repeated"),
    Malformed(
      "define: { a: { parameters: [n], body: { label: { text: x, lines: $n } } } }\nbody: { use: { a: many } }",
      "3:19 expected a whole number"),
    Malformed(
      "define: { a: { parameters: [x], body: { label: $x } } }\nbody: { matrix: { columns: { y: [1] }, cell: { use: { a: t } } } }",
      "3:30 unknown attribute 'y' of a label"),
  ]

  /// Loops and data.
  static let loops = [
    Malformed("body: { vstack: [for-each: 3] }", "2:28 expected 'in' and 'do' of 'for-each', found '3'"),
    Malformed("body: { vstack: [for-each: { in: [a] }] }", "2:18 the 'for-each' has no 'do'"),
    Malformed("body: { vstack: [for-each: { do: spacer }] }", "2:18 the 'for-each' has no 'in'"),
    Malformed(
      "body: { vstack: [for-each: { in: [a], do: spacer, of: x }] }",
      "2:51 unknown attribute 'of' of 'for-each'"),
    Malformed(
      "body: { vstack: [for-each: { in: a, do: spacer }] }",
      "2:34 expected a list or the path of a CSV or JSON file, found 'a'"),
    Malformed("body: { vstack: [for-each: { in: { a: b }, do: spacer }] }", "2:34 expected a list"),
    Malformed(
      "body: { vstack: [for-each: { in: [a], as: 3, do: spacer }] }",
      "2:43 '3' cannot be the name of a parameter"),
    Malformed(
      "body: { for-each: { in: [a, b], do: spacer } }",
      "2:9 'for-each' makes 2 elements, expected one"),
    Malformed(
      "body: { vstack: [for-each: { in: [{ a: 1 }], do: { label: $item.b } }] }", "2:59 '$item' has no 'b'"),
    Malformed(
      "body: { vstack: [for-each: { in: x.csv, do: spacer }] }", "2:34 cannot include 'x.csv': no such file"),
    Malformed(
      "body: { vstack: [for-each: { in: x.csv, do: spacer }] }", "x.csv:1:1 the table is empty",
      ["x.csv": "\n\n"]),
    Malformed(
      "body: { vstack: [for-each: { in: x.csv, do: spacer }] }", "x.csv:1:3 this column has no name",
      ["x.csv": "a,,b\n"]),
    Malformed(
      "body: { vstack: [for-each: { in: x.csv, do: spacer }] }", "x.csv:1:5 'a' is given twice",
      ["x.csv": "a,b,a\n"]),
    Malformed(
      "body: { vstack: [for-each: { in: x.csv, do: spacer }] }",
      "x.csv:2:1 this quoted text has no closing quote",
      ["x.csv": "a\n\"b"]),
    Malformed(
      "body: { vstack: [for-each: { in: x.csv, do: spacer }] }", "x.csv:2:4 text after a closing quote",
      ["x.csv": "a,b\n\"c\"d,e"]),
    Malformed(
      "body: { vstack: [for-each: { in: x.csv, do: spacer }] }", "x.csv:2:1 this row has 1 field,",
      ["x.csv": "a,b\nc"]),
    Malformed(
      "body: { vstack: [for-each: { in: x.json, do: spacer }] }", "x.json:1:1 expected a list",
      ["x.json": #"{"a": 1}"#]),
    Malformed(
      "body: { vstack: [for-each: { in: x.json, do: spacer }] }", "x.json:1:1 this array has no closing ']'",
      ["x.json": "[1, 2"]),
    Malformed(
      "body: { vstack: [for-each: { in: x.json, do: { button: { style: $item } } }] }",
      "x.json:1:10 expected one of", ["x.json": #"["gray", "grya"]"#]),
    Malformed("body: { matrix: { rows: x.csv, cell: spacer } }", "2:25 cannot include 'x.csv'"),
  ]

  /// Variants, names and languages.
  static let variants = [
    Malformed("body: spacer\nvariants: { exclude: [] , apperance: [light] }", "3:27 'apperance' cannot vary"),
    Malformed(
      "body: spacer\nvariants: { appearance: [light], exclude: 3 }",
      "3:43 expected attributes with the values to leave out"),
    Malformed(
      "body: spacer\nvariants: { appearance: [light], exclude: [{}] }",
      "3:44 expected attributes with the values to leave out"),
    Malformed(
      "body: spacer\nvariants: { appearance: [light], exclude: [{ contrast: increased }] }",
      "3:46 'contrast' does not vary"),
    Malformed(
      "body: spacer\nvariants: { appearance: [light, dark], exclude: [{ appearance: [drak] }] }",
      "3:65 'drak' is not among the values"),
    Malformed("body: spacer\nvariants: { locale: [xx-, de] }", "3:22 expected a language tag"),
    Malformed("body: spacer\nvariants: { pseudo-language: [long] }", "3:31 expected one of none, longer"),
    Malformed("body: spacer\nvariants: { theme: [ios, brnd] }", "3:26 unknown theme 'brnd'"),
    Malformed("body: spacer\nvariants: { canvas: [iphone-3] }", "3:22 expected one of iphone-se"),
    Malformed("body: spacer\nvariants: { output: [docc] }", "3:13 'output' cannot vary"),
    Malformed("body: spacer\noutput: [a]", "3:9 expected text"),
    Malformed("body: spacer\noutput: a.jpg", "3:9 expected docc, xcassets, android or a template"),
    Malformed("body: spacer\noutput: '{sheet}}.png'", "3:9 there is no '{' before this '}'"),
    Malformed(
      "body: spacer\noutput: a//{sheet}.png", "3:9 'a//sheet.png' is not a relative path inside the folder"),
    Malformed("body: spacer\noutput: android\nscale: 2.5", "3:9 'android' has no name for scale 2.5"),
    Malformed("body: spacer\nstrings: none.csv", "3:10 cannot include 'none.csv'"),
    Malformed(
      "body: spacer\nstrings: s.csv", "s.csv:2:1 the table has no column for a language",
      ["s.csv": "text\na\n"]),
    Malformed(
      "body: spacer\nstrings: s.csv", "s.csv:2:1 expected a language tag", ["s.csv": "text,german\na,b\n"]),
    Malformed("body: spacer\nthemes: [a]", "3:9 expected names with paths of token files"),
    Malformed("body: spacer\nthemes: { brand: no-such-file.json }", "3:18 no-such-file.json"),
    Malformed(
      "body: spacer\noutput: '{sheet}.png'\nvariants: { appearance: [light, dark] }",
      "3:9 two pictures have the path 'sheet.png': 'light' and 'dark'"),
    Malformed("body: spacer\noutput: '{sheet}/{appearence}.png'", "3:9 unknown placeholder '{appearence}'"),
    Malformed("body: spacer\noutput: '{sheet'", "3:9 this '{' has no closing '}'"),
    Malformed(
      "body: spacer\noutput: '../{sheet}.png'", "3:9 '../sheet.png' is not a relative path inside the folder"),
    Malformed(
      "body: spacer\noutput: /{sheet}.png", "3:9 '/sheet.png' is not a relative path inside the folder"),
    Malformed("body: spacer\noutput: docc\nscale: 1.5", "3:9 'docc' has no name for scale 1.5"),
    Malformed(
      "body: spacer\nvariants: { appearance: [light], exclude: { appearance: light } }",
      "3:34 'exclude' leaves out every picture"),
    Malformed(
      "body: spacer\nvariants: { appearance: [light, dark], exclude: [{ apearance: dark }] }",
      "3:52 'apearance' does not vary"),
    Malformed(
      "body: spacer\nvariants: { text-size: [large, small], exclude: [{ text-size: smal }] }",
      "3:63 'smal' is not among the values of 'text-size'"),
    Malformed(
      "body: spacer\nvariants: { appearance: [light, dark], exclude: [dark] }",
      "3:50 expected attributes with the values to leave out, found 'dark'"),
    Malformed("body: spacer\nlocale: x", "3:9 expected a language tag"),
    Malformed("body: spacer\nstrings: 3", "3:10 expected languages with texts and their translations"),
    Malformed(
      "body: spacer\nstrings: { german: { a: b } }",
      "3:12 expected a language tag such as de or zh-Hant-TW, found 'german'"),
    Malformed("body: spacer\nstrings: { de: [a] }", "3:16 expected languages"),
    Malformed("body: spacer\nstrings: { de: { a: [b] } }", "3:21 expected text, found a list"),
  ]

  /// Canvases, sections and matrices.
  static let others = [
    Malformed("body: spacer\ncanvas: [iphone-15]", "3:9 expected one of iphone-se"),
    Malformed(
      "body: spacer\ncanvas: { device: iphone-15, orientation: sideways }",
      "3:43 expected one of portrait, landscape"),
    Malformed("body: spacer\ncanvas: { device: ihpone-15 }", "3:19 expected one of iphone-se"),
    Malformed("body: spacer\ncanvas: { orientation: landscape }", "3:9 the canvas has no device"),
    Malformed("sections: { title: a }", "2:11 expected a list of sections, found a mapping"),
    Malformed("body: spacer\nsections: [{ body: spacer }]", "3:1 the sheet has both a body and sections"),
    Malformed("sections: []", "2:11 expected a list of sections, found an empty list"),
    Malformed("sections: [a]", "2:12 expected the title and body of a section"),
    Malformed("sections: [{ titel: a, body: spacer }]", "2:14 unknown attribute 'titel' of a group"),
    Malformed("sections:\n  - title: [a]", "3:12 expected text, found a list"),
    Malformed("sections:\n  - body: buton", "3:11 unknown element 'buton'"),
    Malformed("sections:\n  - { body: spacer, children: [spacer] }", "3:21 'children' is given twice"),
    Malformed(
      "body: { matrix: { rows: [{ header: [a], text: b }], cell: label } }",
      "2:36 expected text, found a list"),
    Malformed("body: { matrix: { captions: 3, cell: label } }", "2:29 expected true or false"),
    Malformed(
      "body: { matrix: { rows: { x: [1] }, cell: { matrix: { cell: label } } } }",
      "2:27 unknown attribute 'x' of a label"),
    Malformed("body: { label: { text: a, caption: [b] } }", "2:36 expected text, found a list"),
    Malformed("body: { label: { text: a, with: { theme: brand } } }", "2:42 unknown theme 'brand'"),
  ]
}
