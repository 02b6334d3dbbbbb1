import Drawing
import Foundation
import Goldens
import Support
import Typesetting
import ViewLayout

extension EngineFingerprint.Component {
    /// Makes the entry of a font with which something is drawn.
    init(_ file: FontFile) {
        self.init(
            name: (file.name as NSString).deletingPathExtension,
            identity: SHA256.hexadecimalDigest(of: file.directoryBytes), version: file.revision)
    }
}

extension EngineFingerprint {
    /// The same with every font of a cascade, as if all of them had drawn something.
    /// - Throws: `TypesettingError` for a font that cannot be used.
    package static func naming(allOf fonts: FontCascade) throws -> EngineFingerprint {
        EngineFingerprint(fonts: fonts).naming(try fonts.files().map(Component.init))
    }

    /// Makes the fingerprint of this version with these fonts and its libraries, as goldens have it.
    package init(fonts: FontCascade) {
        // Only the digests that are checked before a font is used. A manifest may have others, which are not compared
        // with the files.
        var files: [UInt8] = []
        for (name, bytes) in fonts.directories { files += Array(name.utf8) + [0] + bytes }
        self.init(
            version: BalloonVersion.current,
            fonts: [EngineFingerprint.Component(name: "Fonts", identity: SHA256.hexadecimalDigest(of: files))],
            libraries: [
                EngineFingerprint.Component(name: "FreeType", identity: LibraryVersions.freeType),
                EngineFingerprint.Component(name: "HarfBuzz", identity: LibraryVersions.harfBuzz),
                EngineFingerprint.Component(name: "ICU", identity: LibraryVersions.icu),
            ])
    }
}

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
