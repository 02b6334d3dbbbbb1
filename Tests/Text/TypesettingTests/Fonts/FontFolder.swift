import Foundation
import TestSupport
import Typesetting

/// A folder of fonts that lives as long as a test: a manifest, and links to bundled files.
final class FontFolder {
    let url: URL

    static let bundled = PackageFolder.url.appendingPathComponent("Fonts")

    /// - Parameters:
    ///   - manifest: what `manifest.json` holds; nil for none.
    ///   - files: bundled files by the names they get.
    init(manifest: String?, files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("balloon-fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        if let manifest { try Data(manifest.utf8).write(to: url.appendingPathComponent("manifest.json")) }
        for (name, bundled) in files {
            try FileManager.default.createSymbolicLink(
                at: url.appendingPathComponent(name), withDestinationURL: Self.bundled.appendingPathComponent(bundled))
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func cascade() throws -> FontCascade { try FontCascade(directory: url.path, missingGlyphs: .error) }

    /// What opening it throws, without the path of the folder.
    func refusal() -> String? {
        do {
            _ = try cascade()
            return nil
        } catch {
            return "\(error)".replacingOccurrences(of: url.path + "/", with: "")
        }
    }
}

extension FontCascade {
    /// The files that draw a text, in the order they do.
    func files(_ text: String, weight: FontWeight = .regular, isItalic: Bool = false) throws -> [String] {
        let style = TextStyle(pointSize: 17, weight: weight, isItalic: isItalic)
        let paragraph = try Paragraph(text, style: style, language: "en", fonts: self)
        return paragraph.lines(width: .infinity).lines.flatMap { paragraph.glyphRuns(of: $0).map(\.font.file.name) }
    }
}
