/// Reads the property list that an Xcode project's file is: `{ key = value; }`, `( value, )`, words and quoted texts.
struct ProjectReader {
    private let bytes: [UInt8]
    private var place = 0

    private init(_ text: String) { bytes = Array(text.utf8) }

    /// The value that a file holds; nil for a text that is not a property list of this kind.
    static func value(of text: String) -> ProjectValue? {
        var reader = ProjectReader(text)
        guard let value = reader.value(depth: 0) else { return nil }
        return reader.next() == nil ? value : nil
    }

    /// The maximum number of lists and dictionaries inside each other; a project has five.
    private static let maximumDepth = 64

    private mutating func value(depth: Int) -> ProjectValue? {
        guard depth < Self.maximumDepth, let first = next() else { return nil }
        switch first {
        case UInt8(ascii: "{"): return dictionary(depth: depth)
        case UInt8(ascii: "("): return list(depth: depth)
        default: return word().map { .text($0) }
        }
    }

    private mutating func dictionary(depth: Int) -> ProjectValue? {
        place += 1
        var values: [String: ProjectValue] = [:]
        while let byte = next(), byte != UInt8(ascii: "}") {
            guard let key = word(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
            values[key] = value
        }
        return take("}") ? .dictionary(values) : nil
    }

    private mutating func list(depth: Int) -> ProjectValue? {
        place += 1
        var values: [ProjectValue] = []
        while let byte = next(), byte != UInt8(ascii: ")") {
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
            // The last value may stand without a comma.
            if next() != UInt8(ascii: ")"), !take(",") { return nil }
        }
        return take(")") ? .list(values) : nil
    }

    /// A quoted text, or a word without spaces.
    private mutating func word() -> String? {
        guard let first = next() else { return nil }
        var found: [UInt8] = []
        if first == UInt8(ascii: "\"") {
            place += 1
            while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
                if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count { place += 1 }
                found.append(bytes[place])
                place += 1
            }
            guard place < bytes.count else { return nil }
            place += 1
            return String(decoding: found, as: UTF8.self)
        }
        while place < bytes.count, !Self.ends.contains(bytes[place]) {
            found.append(bytes[place])
            place += 1
        }
        return found.isEmpty ? nil : String(decoding: found, as: UTF8.self)
    }

    private static let ends = Set(" \t\r\n{}()=;,\"".utf8)

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard next() == UInt8(ascii: mark) else { return false }
        place += 1
        return true
    }

    /// The next byte that is neither space nor comment; nil at the end.
    private mutating func next() -> UInt8? {
        while place < bytes.count {
            if " \t\r\n".utf8.contains(bytes[place]) {
                place += 1
            } else if starts(with: "/*") {
                place += 2
                while place < bytes.count, !starts(with: "*/") { place += 1 }
                place = min(place + 2, bytes.count)
            } else if starts(with: "//") {
                while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
            } else {
                return bytes[place]
            }
        }
        return nil
    }

    private func starts(with mark: String) -> Bool { bytes[place...].prefix(mark.utf8.count).elementsEqual(mark.utf8) }
}
