import CPeers
import Foundation
import Typesetting

/// The engines, opened once with the same font files and warm for the whole run.
///
/// Everything runs on one thread; the peers keep state that must not be shared.
package final class Engines {
    package let fonts: FontCascade
    let pango: OpaquePointer
    let lean: OpaquePointer

    /// The size of the captions in points, and a width that makes the long ones wrap.
    package static let pointSize = 17.0
    package static let width = 240.0
    package static let style = TextStyle(pointSize: pointSize)

    /// The families that the captions need, as the files name themselves, in Balloon's order.
    static let pangoFamilies = [
        "Bubble Sans", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari",
        "Noto Sans Bengali UI", "Noto Sans Tamil", "Noto Sans Thai", "Noto Sans Khmer", "Noto Sans CJK JP",
    ].joined(separator: ",")

    package init() throws {
        fonts = try FontCascade(directory: Folders.fonts)
        guard let pango = pango_peer_open(Folders.fonts, Folders.cache, Self.pangoFamilies) else {
            throw PeerFailure(name: "Pango")
        }
        self.pango = pango
        let files = try FileManager.default.contentsOfDirectory(atPath: Folders.fonts).sorted()
        let paths = fonts.familyNames.compactMap { family in
            files.first { $0.hasPrefix(family + ".") || $0.hasPrefix(family + "-Regular.") }
        }
        let strings = paths.map { strdup(Folders.fonts + "/" + $0) }
        defer { for string in strings { free(string) } }
        let pointers = strings.map { UnsafePointer<CChar>($0) }
        guard let lean = lean_open(pointers, Int32(pointers.count), Self.pointSize) else {
            throw PeerFailure(name: "the lean pipeline")
        }
        self.lean = lean
    }

    package func paragraph(_ caption: Caption, style: TextStyle = Engines.style) throws -> Paragraph {
        try Paragraph(caption.text, style: style, language: caption.language, fonts: fonts)
    }

    /// Such as `1.50.12`.
    package static var pangoVersion: String { String(cString: pango_peer_version()) }
    /// Such as `6.0.0`.
    package static var harfBuzzVersion: String { String(cString: lean_harfbuzz_version()) }
    /// Such as `72.1`.
    package static var icuVersion: String { String(cString: lean_icu_version()) }

    func pangoCaption(_ caption: Caption, size: Double = pointSize, width: Double = width) -> OpaquePointer {
        pango_caption_create(pango, caption.text, caption.language, size, width)
    }

    func leanSegments(_ caption: Caption) -> OpaquePointer {
        lean_layout(lean, caption.text, caption.language)
        return lean_keep_segments(lean)
    }

    /// A width in points as the lean pipeline counts, at a size.
    static func leanMeasure(_ width: Double, size: Double = pointSize) -> Int64 { Int64(width * 65_536 / size) }
}

/// A peer that does not start.
package struct PeerFailure: Error, CustomStringConvertible {
    let name: String
    package var description: String { "\(name) could not be opened" }
}
