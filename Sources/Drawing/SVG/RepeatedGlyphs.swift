import Foundation
import Typesetting

/// The glyphs and the words of a drawing, each written once and used wherever it is drawn: charts repeat their digits and
/// their labels.
///
/// Belongs to one thread at a time.
final class RepeatedGlyphs {
    private struct Glyph: Hashable {
        let font: FontInstance
        let id: UInt32
        let pointSize: Double
    }

    private struct Word: Hashable {
        let font: FontInstance
        let pointSize: Double
        /// The glyphs with their places from the word's origin, in units.
        let ids: [UInt32]
        let places: [Int]
    }

    private let outlines: GlyphOutlines
    /// How many units a point has.
    private let units: Double
    private var glyphs: [Glyph: String] = [:]
    private var words: [Word: String] = [:]
    /// The elements that define the glyphs and the words, in the order in which they are first drawn.
    private(set) var definitions: [String] = []

    init(_ outlines: GlyphOutlines, units: Double) { (self.outlines, self.units) = (outlines, units) }

    /// The name of a word; nil where nothing of it is visible.
    /// - Parameter bitmap: called for a glyph that is a picture.
    func name(of run: GlyphRun, _ bitmap: () throws -> Void) throws -> String? {
        let places = run.glyphs.flatMap { [Int(($0.x * units).rounded()), Int(($0.y * units).rounded())] }
        let word = Word(font: run.font, pointSize: run.pointSize, ids: run.glyphs.map(\.id), places: places)
        if let known = words[word] { return known }
        var uses = ""
        for (index, glyph) in run.glyphs.enumerated() {
            guard let name = try name(of: glyph.id, in: run, bitmap) else { continue }
            uses += "<use href=\"#\(name)\"" + Self.place(places[2 * index], places[2 * index + 1]) + "/>"
        }
        guard !uses.isEmpty else { return nil }
        let name = "w" + String(words.count, radix: 36)
        words[word] = name
        definitions.append("<g id=\"\(name)\">\(uses)</g>")
        return name
    }

    private func name(of glyph: UInt32, in run: GlyphRun, _ bitmap: () throws -> Void) throws -> String? {
        let key = Glyph(font: run.font, id: glyph, pointSize: run.pointSize)
        if let known = glyphs[key] { return known }
        let outline: [PathElement]
        switch try outlines.drawing(of: glyph, in: run.font) {
        case .nothing: return nil
        case .bitmap:
            try bitmap()
            return nil
        case .outline(let steps): outline = steps
        }
        let name = "g" + String(glyphs.count, radix: 36)
        glyphs[key] = name
        let drawn = outline.map { $0.scaled(by: run.pointSize, movedTo: .zero) }
        definitions.append("<path id=\"\(name)\" d=\"\(CompactPath.data(drawn, units: units))\"/>")
        return name
    }

    /// A place as attributes; zeros are omitted.
    static func place(_ x: Int, _ y: Int) -> String {
        (x == 0 ? "" : " x=\"\(x)\"") + (y == 0 ? "" : " y=\"\(y)\"")
    }
}
