/// A line of LineBreakTest.txt or GraphemeBreakTest.txt: characters with `÷` where a boundary is and `×` where none is.
struct BreakTestCase {
    /// The line as it stands in the file, without its comment.
    let source: String
    let units: [UInt16]
    /// The UTF-16 offsets of the boundaries.
    let boundaries: Set<Int>

    init(_ line: UnsafeBufferPointer<UInt8>) {
        var units: [UInt16] = []
        var boundaries: Set<Int> = []
        source = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for token in source.split(separator: " ") {
            switch token {
            case "÷": boundaries.insert(units.count)
            case "×": break
            default:
                if let scalar = UInt32(token, radix: 16).flatMap(Unicode.Scalar.init) {
                    units += Array(String(scalar).utf16)
                }
            }
        }
        self.units = units
        self.boundaries = boundaries
    }

    static func all(in path: String) throws -> [BreakTestCase] {
        var cases: [BreakTestCase] = []
        try UnicodeTestFile(path).forEachLine { line in cases.append(BreakTestCase(line)) }
        return cases
    }
}
