/// Quotations of right-to-left texts in sentences for people.
///
/// Without a mark, the numbers and the punctuation behind such a quotation would be shown inside it: an isolate keeps the
/// order of the sentence ("Unicode, UAX #9, Explicit Directional Isolates").
enum IsolatedQuotations {
    private static let start: Unicode.Scalar = "\u{2068}", end: Unicode.Scalar = "\u{2069}"

    /// The text with an isolate inside the quotation marks of each quotation that has a letter from the right. A quotation
    /// in a quotation belongs to the outer one.
    static func isolating(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isFromTheRight) else { return text }
        var isolated = String.UnicodeScalarView()
        var quotation = String.UnicodeScalarView()
        var depth = 0
        for scalar in text.unicodeScalars {
            if scalar == "“" {
                depth += 1
                if depth == 1 {
                    isolated.append(scalar)
                    continue
                }
            }
            if scalar == "”", depth > 0 {
                depth -= 1
                if depth == 0 {
                    let isMarked = quotation.contains(where: isFromTheRight)
                    if isMarked { isolated.append(start) }
                    isolated.append(contentsOf: quotation)
                    if isMarked { isolated.append(end) }
                    quotation.removeAll()
                }
            }
            if depth > 0 { quotation.append(scalar) } else { isolated.append(scalar) }
        }
        // A quotation that does not end is left as it is.
        isolated.append(contentsOf: quotation)
        return String(isolated)
    }

    /// Whether a scalar is of a script that is written from the right: Hebrew, Arabic, Syriac, Thaana, N'Ko and what stands
    /// beside them, with their forms for old terminals.
    private static func isFromTheRight(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
