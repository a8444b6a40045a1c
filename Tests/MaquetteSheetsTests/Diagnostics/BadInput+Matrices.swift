extension BadInput {
  /// Mistakes in matrices.
  static let matrices = cases(
    #"""
    == a value
    maquette: 1
    body: { matrix: 3 }
    sheet.yaml:2:17: error: expected the rows, columns and cell of 'matrix', found '3'
      body: { matrix: 3 }
                      ^
      add 'cell:' and one element, such as 'button: Play'
    == a name alone
    maquette: 1
    body: matrix
    sheet.yaml:2:7: error: expected the rows, columns and cell of 'matrix', found nothing
      body: matrix
            ^
      add 'cell:' and one element, such as 'button: Play'
    == no cell, wrong axes
    maquette: 1
    body:
      matrix:
        rows: 3
        columns: { style: filled, size: [] }
        haeders: true
        row-spacing: -1
    sheet.yaml:3:3: error: the matrix has no cell
        matrix:
        ^
      add 'cell:' and one element, such as 'button: Play'
    sheet.yaml:4:11: error: expected attributes with lists of values for 'rows', found '3'
          rows: 3
                ^
      write, for example, '{ size: [small, large] }'
    sheet.yaml:5:23: error: expected a list of values for 'style', found 'filled'
          columns: { style: filled, size: [] }
                            ^
      write 'style: [ … ]' with one value or more
    sheet.yaml:5:37: error: expected a list of values for 'size', found an empty list
          columns: { style: filled, size: [] }
                                          ^
      write 'size: [ … ]' with one value or more
    sheet.yaml:6:5: error: unknown attribute 'haeders' of a matrix
          haeders: true
          ^
      did you mean 'headers'?
    sheet.yaml:7:18: error: expected a number between 0 and 10000, found '-1'
          row-spacing: -1
                       ^
    == a list of lines with a stranger
    maquette: 1
    body:
      matrix:
        rows: [{ size: small }, large]
        cell: button
    sheet.yaml:4:29: error: expected attributes, found 'large'
          rows: [{ size: small }, large]
                                  ^
      write each line as '{ style: filled }'
    == wrong values, once each
    maquette: 1
    body:
      matrix:
        rows: { size: [small, huge] }
        columns: { stile: [plain, filled] }
        cell: { button: { titel: Play } }
    sheet.yaml:4:27: error: expected one of mini, small, medium, large, found 'huge'
          rows: { size: [small, huge] }
                                ^
    sheet.yaml:5:16: error: unknown attribute 'stile' of a button
          columns: { stile: [plain, filled] }
                     ^
      did you mean 'style'?
    sheet.yaml:6:23: error: unknown attribute 'titel' of a button
          cell: { button: { titel: Play } }
                            ^
      did you mean 'title'?
    == an id in a cell
    maquette: 1
    body:
      matrix:
        rows: { size: [small, large] }
        cell: { button: { id: play } }
    sheet.yaml:5:27: error: the id 'play' is repeated by a matrix, a loop, a definition or an alias
          cell: { button: { id: play } }
                                ^
      remove it
    == too many rows
    maquette: 1
    body:
      matrix:
        rows:
          a0: [0, 1, 2, 3]
          a1: [0, 1, 2, 3]
          a2: [0, 1, 2, 3]
          a3: [0, 1, 2, 3]
          a4: [0, 1, 2, 3]
          a5: [0, 1, 2, 3]
        cell: button
    sheet.yaml:9:7: error: the matrix has more than 1000 rows
            a4: [0, 1, 2, 3]
            ^
    == too many cells
    maquette: 1
    body:
      matrix:
        rows: { lines: [\#((0..<300).map(String.init).joined(separator: ", "))] }
        columns: { width: [\#((0..<400).map(String.init).joined(separator: ", "))] }
        cell: button
    sheet.yaml:3:3: error: the sheet makes more than 100000 elements and attributes
        matrix:
        ^
    """#)
}
