import Drawing
import Foundation
import Goldens
import Typesetting
import ViewLayout

extension LayoutRecord {
    /// The fonts of a cascade that draw the texts of the record, each once.
    /// - Throws: `TypesettingError` for a font that cannot be used.
    package func fonts(from cascade: FontCascade) throws -> [EngineFingerprint.Component] {
        let language = TraitCollection(recordInputs: inputs).locale
        let items = try nodes.flatMap { node -> [DisplayItem] in
            func fact(_ name: String) -> String? { node.attributes.first { $0.name == name }?.value }
            // Which file of a family draws depends on weight and slant; the size decides nothing.
            let style = TextStyle(
                pointSize: 17, weight: fact("weight").flatMap(Double.init).map(FontWeight.init(rawValue:)) ?? .regular,
                isItalic: fact("italic") == "true")
            return try node.lines.flatMap { line -> [DisplayItem] in
                let paragraph = try Paragraph(line.text, style: style, language: language, fonts: cascade)
                let runs = paragraph.lines(width: .infinity).lines.flatMap { paragraph.glyphRuns(of: $0) }
                return runs.map { DisplayItem.glyphs($0, origin: .zero, color: .black) }
            }
        }
        return DisplayList(size: .zero, items: items).fontFiles.map(EngineFingerprint.Component.init)
    }
}
