import Foundation
import FuzzedValues
import FuzzerDriver
import Typesetting

@testable import BalloonLayouts
@testable import ViewLayout

/// Lays out a conversation with whatever is staged in its input field, at any width and with any metrics that a scene
/// can set: the first bytes choose the viewer, the width and the metrics, the rest are the conversation.
///
/// Every frame must be finite, findings are looked for, and the record must be read back. Nothing is drawn.
private func fuzzDraft(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var reader = ByteReader(bytes: UnsafeBufferPointer(start: start, count: count))
    guard let fonts = Inputs.fonts else { preconditionFailure("the fonts are in the package") }
    do {
        var traits = reader.traits()
        traits.transcriptWidth = width(from: &reader)
        let metrics = reader.overrides().applied(
            to: .standard(for: traits.userInterfaceIdiom, on: traits.receiver))
        var transcript = try reader.transcript()
        transcript.metrics = metrics.transcript
        transcript.balloonMetrics = metrics.template
        let context = LayoutContext(traits: traits, fonts: fonts)
        check(try transcript.place(in: context))
        var balloon = try reader.balloon()
        balloon.metrics = metrics.template
        balloon.fallbackMetrics = metrics.fallback
        balloon.transcriptMetrics = metrics.transcript
        check(try balloon.place(in: context))
    } catch {
        // Texts that no font draws and lengths that are none are refused.
    }
    return 0
}

/// A width that a scene or an option takes: above zero, at most the longest length. Half of them are narrow.
private func width(from reader: inout ByteReader) -> CGFloat {
    let (coarse, fine) = (reader.next(), CGFloat(reader.next()))
    let odd: [CGFloat] = [0.001, 0.1, 1 / 3, 1, 9_999.999, CGFloat(BalloonLimits.maximumLength)]
    switch coarse {
    case 0..<128: return CGFloat(coarse) + (fine + 1) / 256
    case 128..<250: return CGFloat(coarse - 128) * 8 + fine / 32 + 0.5
    default: return odd[Int(coarse) - 250]
    }
}

private func check(_ balloon: PlacedBalloon) {
    precondition(balloon.size.width.isFinite && balloon.size.height.isFinite, "a balloon has a finite size")
    _ = balloon.findings
    let record = balloon.record
    for node in record.nodes {
        let frame = node.frame
        precondition(
            [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite), "\(node.id) has a finite frame")
        precondition(frame.width >= 0 && frame.height >= 0, "\(node.id) has a size")
    }
    do {
        let again = try LayoutRecord(text: record.text)
        precondition(again.text == record.text, "a record reads back as itself")
    } catch {
        preconditionFailure("a record cannot be read: \(error)")
    }
}

/// What every run shares. A missing glyph is drawn as a box.
private enum Inputs {
    static let fonts = try? FontCascade.bundled(missingGlyphs: .box)
}

/// SwiftPM renames a program's main function to this.
@_cdecl("DraftFuzzer_main")
public func runFuzzer(
    _ argumentCount: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var (count, values) = (argumentCount, arguments)
    return LLVMFuzzerRunDriver(&count, &values) { fuzzDraft($0, $1) }
}
