import FileChecksums
import Foundation
import FuzzerDriver

@testable import Drawing
@testable import Typesetting

/// Opens any bytes as the primary font, as they are and with their checksums mended, sets a text with it and draws it:
/// outlines and bitmap glyphs, as pixels and as outlines. Only an error may come of it.
private func fuzzFont(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    setText(in: bytes)
    if let mended = FontChecksums.mended(bytes) { setText(in: mended) }
    return 0
}

private func setText(in font: [UInt8]) {
    let folder = Workplace.folder
    do {
        try Data(font).write(to: folder.appendingPathComponent("Fuzzed.ttf"))
        let fonts = try FontCascade(directory: folder.path, missingGlyphs: .box)
        for style in [TextStyle(pointSize: 17), TextStyle(pointSize: 40, weight: .semibold)] {
            let paragraph = try Paragraph(
                "Dinner at 7? AVATAR مرحبا שלום 今日は 👩‍👩‍👧 กำ हिन्दी e\u{301}", style: style, language: "en", fonts: fonts)
            for width in [1.0, 40, 200, .infinity] {
                let layout = paragraph.lines(width: width, limit: 2)
                for line in layout.lines { _ = paragraph.inkBounds(of: line) }
            }
            draw(paragraph, scale: style.pointSize == 17 ? 3 : 1)
        }
    } catch {
        // Every refusal is right; a crash is not.
    }
}

/// Draws a text on a canvas that cuts some of it off, opaque and translucent, where glyphs are united before they are
/// drawn; the same renderer must draw the same again.
private func draw(_ paragraph: Paragraph, scale: Int) {
    let items = paragraph.lines(width: 240, limit: 3).lines.enumerated().flatMap { index, line in
        paragraph.glyphRuns(of: line).flatMap { run -> [DisplayItem] in
            let origin = CGPoint(x: 4.3, y: 16 + 30 * Double(index))
            let below = CGPoint(x: 4.3, y: origin.y + 15)
            return [
                .glyphs(run, origin: origin, color: Color(red: 0, green: 0, blue: 0)),
                .glyphs(run, origin: below, color: Color(red: 9, green: 9, blue: 9, alpha: 99)),
            ]
        }
    }
    let list = DisplayList(size: CGSize(width: 200, height: 90), items: items)
    _ = try? SVGDocument(list)
    guard let renderer = try? Renderer(), let picture = try? renderer.render(list, scale: scale) else { return }
    precondition(picture == (try? renderer.render(list, scale: scale)), "what was drawn before changes a picture")
}

/// Where the bytes become a file: fonts are mapped from files.
private enum Workplace {
    static let folder: URL = {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("balloon-font-fuzzer-\(ProcessInfo.processInfo.processIdentifier)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let manifest = #"{"fonts": [{"file": "Fuzzed.ttf", "role": "primary", "tracking": "system"}]}"#
        try? Data(manifest.utf8).write(to: folder.appendingPathComponent("manifest.json"))
        return folder
    }()
}

/// SwiftPM renames a program's main function to this.
@_cdecl("FontFuzzer_main")
public func runFuzzer(
    _ argumentCount: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var (count, values) = (argumentCount, arguments)
    return LLVMFuzzerRunDriver(&count, &values) { fuzzFont($0, $1) }
}
