/// A line and a column of a text file, both starting at 1; the column counts Unicode scalars.
struct TextPosition: Hashable {
    var line: Int32
    var column: Int32
}
