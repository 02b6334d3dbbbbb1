import Foundation
import Typesetting

/// The outlines of the glyphs of a drawing, each written once and used wherever it is drawn: charts repeat their
/// digits.
///
/// Belongs to one thread at a time.
final class RepeatedGlyphs {
    private struct Key: Hashable {
        let font: FontInstance
        let glyph: UInt32
        let pointSize: Double
    }

    private var names: [Key: String] = [:]
    /// The elements that define the glyphs, in the order in which they are first drawn.
    private(set) var definitions: [String] = []

    /// An element that draws a glyph.
    /// - Parameters:
    ///   - outline: of the glyph in ems, with its origin at zero.
    ///   - place: of its origin, in points.
    ///   - fill: the attributes of its colour.
    func element(
        _ outline: [PathElement], of glyph: UInt32, in font: FontInstance, pointSize: Double, at place: CGPoint,
        fill: String
    ) -> SVGElement {
        let key = Key(font: font, glyph: glyph, pointSize: pointSize)
        let name: String
        if let known = names[key] {
            name = known
        } else {
            name = "g\(names.count)"
            names[key] = name
            let drawn = outline.map { $0.scaled(by: pointSize, movedTo: .zero) }
            definitions.append("<path id=\"\(name)\" d=\"\(CompactPath.data(drawn))\"/>")
        }
        let (x, y) = (SVGNumber.text(place.x), SVGNumber.text(place.y))
        return .drawing(
            "<use xlink:href=\"#\(name)\" x=\"\(x)\" y=\"\(y)\" \(fill)/>",
            bounds: SVGPath.bounds(outline.map { $0.scaled(by: pointSize, movedTo: place) }), hides: nil)
    }
}
