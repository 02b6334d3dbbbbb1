import Foundation
import FuzzerDriver
import Typesetting

/// Opens any bytes as the primary font, as they are and with their checksums mended, and sets a text with it; only an
/// error may come of it.
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
        }
    } catch {
        // Every refusal is right; a crash is not.
    }
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
