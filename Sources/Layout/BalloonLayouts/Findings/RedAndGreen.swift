import Drawing
import Foundation
import ViewLayout

/// Finds parts of a view that are told apart by red and green alone, which one man in twelve cannot ("WCAG 2.2, 1.4.1 Use of
/// Color").
///
/// Two fills, symbols, gauges, bars or texts without words that are equal but for their colours are such parts when the colours
/// are on different sides of the axis from green to red, on one side of that from blue to yellow, and differ in lightness by
/// less than 3 to 1, by which lightness alone would do ("WCAG 2.2, technique G183"). Where each stands in a row of its own with
/// other words, the words tell them apart.
enum RedAndGreen {
    private struct Part {
        let name: String
        let node: PlacedNode
        let color: Color
        /// What the part looks like without its colour: the text that is its form; empty for a fill.
        let form: String
        /// The nodes from the root to the part, each with its place among its siblings.
        let path: [(place: Int, node: PlacedNode)]

        /// Whether both stand beside different words: in what holds one of them and not the other.
        func isNamed(unlike other: Part) -> Bool {
            guard let fork = zip(path, other.path).first(where: { $0.place != $1.place }) else { return false }
            let (own, others) = (fork.0.node.wordsInside, fork.1.node.wordsInside)
            return !own.isEmpty && !others.isEmpty && own != others
        }

        /// Whether the parts are equal but for their colours.
        func looks(like other: Part) -> Bool {
            func attributes(_ node: PlacedNode) -> [LayoutRecord.Attribute] {
                node.attributes.filter { $0.name != "color" }
            }
            func isClose(_ length: CGFloat, _ other: CGFloat) -> Bool { length.rounded() == other.rounded() }
            let (frame, others) = (node.frame, other.node.frame)
            return node.kind == other.node.kind && form == other.form && isClose(frame.width, others.width)
                && isClose(frame.height, others.height) && attributes(node) == attributes(other.node)
        }
    }

    /// Each part whose colour an earlier part is told from by red and green alone, in drawing order.
    static func findings(in root: PlacedNode) -> [Finding] {
        var (parts, path): ([Part], [(place: Int, node: PlacedNode)]) = ([], [])
        append(in: root, under: &path, to: &parts)
        return parts.indices.compactMap { index in
            let part = parts[index]
            guard
                let other = parts[..<index].first(where: {
                    differ($0.color, part.color) && $0.looks(like: part) && !$0.isNamed(unlike: part)
                })
            else { return nil }
            return Finding(
                .colorsDifferInRedAndGreen, node: part.name,
                message:
                    "\(part.name) differs from \(other.name) in red and green alone (\(part.color.hexadecimal) and "
                    + "\(other.color.hexadecimal)); give them other forms or words, too, or lightnesses of 3 to 1")
        }
    }

    /// Appends the opaque parts with a colour.
    private static func append(
        in node: PlacedNode, under path: inout [(place: Int, node: PlacedNode)], to parts: inout [Part]
    ) {
        for (place, (name, child)) in node.namedChildren.enumerated() {
            path.append((place, child))
            defer { path.removeLast() }
            if let (color, form) = child.colorAndForm, color.alpha == 255 {
                parts.append(Part(name: name, node: child, color: color, form: form, path: path))
            }
            append(in: child, under: &path, to: &parts)
        }
    }

    private static let minimumContrast = 3.0
    /// The smallest difference of colours that is seen ("Mahy, Van Eycken and Oosterlinck 1994").
    private static let minimumSeen = 2.3

    private static func differ(_ first: Color, _ second: Color) -> Bool {
        guard first != second else { return false }
        let (one, other) = (LabColor(first), LabColor(second))
        let contrast = TitleContrast.ratio(TitleContrast.luminance(of: first), TitleContrast.luminance(of: second))
        return min(abs(one.redness), abs(other.redness)) > minimumSeen && one.redness * other.redness < 0
            && (one.yellowness * other.yellowness >= 0)
            && contrast < minimumContrast
    }
}

extension PlacedNode {
    /// The colour of a part, and the text that is its form; nil for a node without a colour, and for words.
    fileprivate var colorAndForm: (Color, String)? {
        switch content {
        case .fill(_, let color): (color, "")
        case .text(let text) where !SpokenText.hasWords(text.text) && !text.text.allSatisfy(\.isWhitespace):
            (text.color, text.text)
        default: nil
        }
    }

    /// The words in the node.
    fileprivate var wordsInside: [String] {
        let own: [String] =
            if case .text(let text) = content, SpokenText.hasWords(text.text) { [text.text] } else { [] }
        return own + children.flatMap(\.wordsInside)
    }
}

/// A colour in CIE L*a*b* for the white of sRGB (D65), as far as hues need it: ISO/CIE 11664-4.
private struct LabColor {
    /// a*: from green, less than 0, to red.
    let redness: Double
    /// b*: from blue, less than 0, to yellow.
    let yellowness: Double

    init(_ color: Color) {
        let (r, g, b) = (
            TitleContrast.linear(color.red), TitleContrast.linear(color.green), TitleContrast.linear(color.blue)
        )
        // "IEC 61966-2-1": sRGB to XYZ, divided by its white.
        let x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
        let y = 0.2126 * r + 0.7152 * g + 0.0722 * b
        let z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
        func root(_ value: Double) -> Double {
            value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
        }
        redness = 500 * (root(x) - root(y))
        yellowness = 200 * (root(y) - root(z))
    }
}
