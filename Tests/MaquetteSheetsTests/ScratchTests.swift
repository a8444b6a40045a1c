import Testing
@testable import MaquetteSheets
@Test func scratch() throws {
  let head = "maquette: 1\n"
  for text in [
    "", "# only\n", "null", "- a", "title: x", head + "body: button", head + "body: {button: Play}\ntitel: x\nbutton: 3",
    head + "body:\n  button:\n    titel: Play\n    size: huge\n    busy: yes\n    corner-radius: nan\n",
    head + "body:\n\tbutton: Play\n", head + "title: a\ntitle: b\nbody: button\n",
    head + "body: &a\n  vstack:\n    - *a\n", head + "body: *x\n",
    "a: &a [x,x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]\ne: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d,*d]\nf: [*e,*e,*e]",
    head + "size: { width: 1000000000, height: 10000 }\nbody: button", head + "title: ''\nbody: button",
    head + "size: { width: 1e10 }\nbody: button", head + "size: { width: -1, high: 2 }\nbody: button",
    head + "body:\n  label: \(String(repeating: "x", count: 10000))", 
    head + "body:\n  - button: a\n  - button: b", head + "body:\n  button: a\n  label: b", head + "body:\n  vstack:\n    button: a",
    head + "body:\n  vstack:\n    children: 3\n    spacing: x\n    with: { appearance: drak, tint: blu, foo: 3 }\n    frame: {width: -3, hight: 2}\n    padding: {top: x, botom: 3}",
    head + "body:\n  button: [a]", head + "body: buton", head + "body:\n  spacer: { id: a, foo: }\n",
    head + "body:\n  matrix:\n    rows: { size: [small, huge] }\n    columns: { style: filled }\n    haeders: true\n    cell: { button: { id: x, title: P } }",
    head + "body: {matrix: 3}", head + "body: {matrix: {rows: 3, columns: [3]}}",
    head + "body: button\nvariants:\n  appearance: [light, drak, light]\n  scale: 2\n  foo: [1]\n  size: [{width: 3}]",
    head + "body: button\nvariants: [3]",
    head + "--- \nbody: button", "maquette: 2\nbody: ", head + "<<: {a: 1}\n? [a]\n: b\nbody: !!str button\n",
    "maquette: 1\nbody: {button: \"Play}", "maquette: 1\nbody: {button: Play\n", "maquette: 1\nbody: [a, b: c d}", "maquette: 1\nbody: {\"button\": \"\\uD83D x\"}",
    "maquette: 1\n body: a", "title: a: b", "title: @x", "a: 1\nb\nc: 2", "a:\n  - 1\n b: 2", "title: \"\\q\"",
    "\u{feff}maquette: 1\nbody: x", "maquette: 1\nti\u{1b}tle: x", "%YAML 2.0\n---\na",
    head + "body: {button: {title: [a], state: [selected, foo], size: 3, content-insets: a, lines: 1.5, lines2: 3}}",
  ] { print("=====\n" + String(text.prefix(300)) + "\n--\n" + complaint(about: text)) }
}
