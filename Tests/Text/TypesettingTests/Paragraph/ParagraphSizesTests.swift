import LineBreaking
import TestSupport
import Testing

@testable import Typesetting

/// A text at several sizes: how much of it is shaped for each, and how much is kept.
@Suite(.neverHangs) struct ParagraphSizesTests {
    /// The body text style from xSmall to accessibility5 (Apple HIG, Typography, 2025), and sizes between.
    private static let sizes = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53, 14.25, 18.5, 24.75, 31.5, 9]

    /// A text that is resized has the advances of one that is set at that size: for captions of the corpus, upright and
    /// italic, from several places on the axis. A usual run takes a sixth of them.
    @Test(arguments: [17.0, 14, 32, 15, 9], [false, true])
    func everyOffsetIsWhereHarfBuzzPutsIt(_ start: Double, isItalic: Bool) throws {
        let fonts = try sharedFonts.get()
        var differences: [String] = []
        for caption in CaptionCorpus.sample(every: (isItalic ? 9 : 5) * OracleDepth.stride(6), from: Int(start)) {
            var style = caption.style(isItalic: isItalic)
            style.pointSize = start
            let first = try Paragraph(utf16: caption.units, style: style, language: caption.language, fonts: fonts)
            for size in Self.sizes {
                let resized = try first.withPointSize(size).storage.segments
                style.pointSize = size
                let shaped = try Paragraph(utf16: caption.units, style: style, language: caption.language, fonts: fonts)
                    .storage.segments
                if !Self.areEqual(resized, shaped) { differences.append("\(caption) at \(size)") }
            }
        }
        #expect(differences == [])
    }

    private static func areEqual(_ first: BreakSegments, _ second: BreakSegments) -> Bool {
        guard first.offsets.count == second.offsets.count, first.segments.count == second.segments.count else {
            return false
        }
        return (0...first.offsets.count).allSatisfy { offset in
            first.offsets.position(offset) == second.offsets.position(offset)
                && first.offsets.flags(at: offset) == second.offsets.flags(at: offset)
                && first.offsets.trackedClusters(before: offset) == second.offsets.trackedClusters(before: offset)
        }
    }

    /// However many sizes a text is asked for; and what was asked for stays right.
    @Test func storagesAreBounded() throws {
        let text = "Dinner at 7? كيف حالك"
        let first = try paragraph(text, size: 14.5)
        let sizes = (0..<100).map { 14.5 + 0.125 * Double($0) }
        let resized = try sizes.map { try first.withPointSize($0) }
        #expect(first.sizes.storageCount == ParagraphStorage.maximumStorages)
        #expect(resized[10].sizes === first.sizes && resized[90].sizes !== first.sizes)
        for (size, resized) in zip(sizes, resized) {
            #expect(resized.lines(width: 90) == (try paragraph(text, size: size).lines(width: 90)))
        }
        // From one to the next.
        var last = first
        for size in sizes {
            last = try last.withPointSize(size)
            #expect(last.sizes.storageCount <= ParagraphStorage.maximumStorages)
        }
    }
}
