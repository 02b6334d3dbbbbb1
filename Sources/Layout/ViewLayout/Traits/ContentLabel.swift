import Foundation

/// How a value of a scene's `vary` is written in names of files.
enum ContentLabel {
    /// Whether one value is less than another: numbers by what they are, before texts in their alphabetical order.
    static func precedes(_ first: String?, _ second: String?) -> Bool {
        switch (first.flatMap(Double.init), second.flatMap(Double.init)) {
        case (let one?, let other?): one < other
        case (nil, nil): (first ?? "") < (second ?? "")
        case (let one, _): one != nil
        }
    }

    /// The characters that are kept of a long value.
    private static let keptCount = 20

    /// A label as a part of a golden's name: its ASCII letters and digits, and a few digits that tell it from others where
    /// something is left out.
    static func fileName(_ label: String) -> String {
        let words = folded(label).split { !isKept($0) }.map { String(String.UnicodeScalarView($0)) }
        let plain = words.joined(separator: "-")
        guard plain != label || plain.count > keptCount else { return plain }
        return ([String(plain.prefix(keptCount))] + [digits(of: label)]).filter { !$0.isEmpty }.joined(separator: "-")
    }

    /// The letters without their marks.
    private static func folded(_ label: String) -> [Unicode.Scalar] {
        label.decomposedStringWithCanonicalMapping.unicodeScalars
            .filter { $0.properties.generalCategory != .nonspacingMark }.map { strokes[$0] ?? $0 }
    }

    /// Letters with a stroke, which no decomposition takes off.
    private static let strokes: [Unicode.Scalar: Unicode.Scalar] = [
        "đ": "d", "Đ": "D", "ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "ħ": "h", "ı": "i",
    ]

    private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", ".": true
        default: false
        }
    }

    /// Four hexadecimal digits of FNV-1a, which are the same on every machine.
    private static func digits(of label: String) -> String {
        let hash = label.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let text = String(UInt16(truncatingIfNeeded: hash ^ hash >> 16), radix: 16)
        return String(repeating: "0", count: 4 - text.count) + text
    }
}
