import Foundation
import ViewLayout

/// The texts of a tree in drawing order, with the parts of their lines that are not clipped.
struct VisibleTexts {
    struct Text {
        let name: String
        /// The part of a conversation that it belongs to; nil for a balloon on its own.
        let entry: String?
        /// The outermost button that it is in; nil for none.
        let button: String?
    }

    struct Line {
        /// The index of its text.
        let text: Int
        let box: CGRect
        /// The box from the tops of capitals to the baseline.
        let capitals: CGRect
    }

    private(set) var texts: [Text] = []
    private(set) var lines: [Line] = []

    /// - Parameter frame: what clips the text.
    mutating func append(_ text: Text, of placed: PlacedText, in frame: CGRect) {
        for (line, origin) in zip(placed.layout.lines, placed.lineOrigins) {
            let box = line.box(at: origin).visible(in: frame)
            guard !box.isEmpty else { continue }
            lines.append(
                Line(text: texts.count, box: box, capitals: line.capitals(at: origin).visible(in: frame)))
        }
        texts.append(text)
    }

    /// The lines whose letters are under a box.
    func lines(under box: CGRect) -> [Line] { lines.filter { $0.capitals.intersects(box) } }
}
