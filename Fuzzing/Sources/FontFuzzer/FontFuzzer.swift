import Foundation
import FuzzerDriver
import Typesetting

/// Opens any bytes as the primary font and sets a text with it; only an error may come of it.
private func fuzzFont(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let folder = Workplace.folder
    do {
        let bytes = Data(UnsafeBufferPointer(start: start, count: count))
        try bytes.write(to: folder.appendingPathComponent("BubbleSans.ttf"))
        let manifest =
            #"{"fonts":[{"file":"BubbleSans.ttf","role":"primary","weight":400,"bytes":\#(count),"sha256":""}]}"#
        try Data(manifest.utf8).write(to: folder.appendingPathComponent("manifest.json"))
        let fonts = try FontCascade(directory: folder.path, missingGlyphs: .box)
        let paragraph = try Paragraph(
            "Dinner at 7? AVATAR مرحبا 今日は 👩‍👩‍👧 กำ", style: TextStyle(pointSize: 17), language: "en", fonts: fonts)
        for width in [1.0, 40, 200, .infinity] { _ = paragraph.lines(width: width, limit: 2) }
    } catch {
        // Every refusal is right; a crash is not.
    }
    return 0
}

/// Where the bytes become a file: fonts are mapped from files.
private enum Workplace {
    static let folder: URL = {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("balloon-font-fuzzer-\(ProcessInfo.processInfo.processIdentifier)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
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
