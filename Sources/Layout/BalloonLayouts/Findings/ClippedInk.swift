import Foundation
import Typesetting
import ViewLayout

/// How far the ink of a text extends beyond what clips it, in points.
struct ClippedInk {
    /// Beyond the frame.
    private var frameExcess: CGFloat = 0
    /// How far letters extend beyond the round shape in the view.
    private var shapeExcess: CGFloat = 0
    /// How far letters extend into a border of the view.
    private(set) var borderExcess: CGFloat = 0

    init(of text: PlacedText, in bounds: ClippingBounds) {
        for (line, origin) in zip(text.layout.lines, text.lineOrigins) {
            if bounds.isInView, bounds.shape != nil || !bounds.borders.isEmpty,
                let letters = Self.letters(of: line, at: origin, in: text.paragraph)
            {
                shapeExcess = max(shapeExcess, bounds.shape?.excess(of: letters) ?? 0)
                borderExcess = bounds.borders.reduce(borderExcess) { max($0, $1.excess(of: letters)) }
            }
            // Usually the maximum extent of the text's ink is enough to decide.
            if let limits = text.paragraph.inkLimits(of: line),
                limits.box(at: origin).excess(over: bounds.frame) <= PlacementFindings.tolerance
            {
                continue
            }
            guard let ink = text.paragraph.inkBounds(of: line) else { continue }
            frameExcess = max(frameExcess, ink.box(at: origin).excess(over: bounds.frame))
        }
    }

    /// The finding about ink that is clipped; nil where none is.
    func finding(named name: String, in bounds: ClippingBounds, of entry: String?) -> Finding? {
        let excess = max(frameExcess, shapeExcess)
        guard excess > PlacementFindings.tolerance else { return nil }
        // What clips more is reported, with its points.
        let message =
            frameExcess >= shapeExcess
            ? "\(name) has ink outside \(bounds.name), where it is clipped; stack fewer marks, or give it more padding"
            : "\(name) has letters outside its round shape, where they are clipped; give the shape to a stack around the "
                + "padded text"
        return Finding(.inkClipped, node: name, points: excess, message: message, entry: entry)
    }

    /// The box of a line's ink from the tops of capitals to the baseline; nil where nothing is drawn there.
    private static func letters(of line: TextLine, at origin: CGPoint, in paragraph: Paragraph) -> CGRect? {
        guard let ink = paragraph.inkBounds(of: line)?.box(at: origin) else { return nil }
        let capitals = line.capitals(at: origin)
        let box = ink.intersection(CGRect(x: ink.minX, y: capitals.minY, width: ink.width, height: capitals.height))
        return box.isEmpty ? nil : box
    }
}
