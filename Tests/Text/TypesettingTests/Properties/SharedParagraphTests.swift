import Foundation
import Synchronization
import TestSupport
import Testing
import Typesetting

/// Paragraphs are values that many threads may ask at once.
@Suite(.neverHangs) struct SharedParagraphTests {
    private static let threadCount = 8
    private static let widths = [30.0, 55, 90, 140, 210, 300]

    @Test func eightThreadsSeeWhatOneSees() throws {
        let fonts = try sharedFonts.get()
        let captions = CaptionCorpus.sample(every: 9)
        func paragraphs() throws -> [Paragraph] {
            try captions.map { caption in
                try Paragraph(
                    utf16: caption.units, style: caption.style(), language: caption.language,
                    fonts: fonts)
            }
        }
        let alone = try paragraphs().map(Self.answers)
        // New ones, so that what is shaped late is shaped by whichever thread comes first.
        let shared = try paragraphs()
        let differences = Mutex<[String]>([])
        let threads = (0..<Self.threadCount).map { number in
            let done = DispatchSemaphore(value: 0)
            let thread = Thread {
                // Each thread starts elsewhere.
                for step in shared.indices {
                    let index = (step + number * shared.count / Self.threadCount) % shared.count
                    if Self.answers(shared[index]) != alone[index] {
                        differences.withLock { $0.append("thread \(number): \(captions[index])") }
                    }
                }
                done.signal()
            }
            thread.start()
            return done
        }
        for thread in threads { thread.wait() }
        #expect(differences.withLock { $0 }.isEmpty)
    }

    /// Everything a paragraph tells: its lines and glyphs at some widths, shortened ones too.
    private static func answers(_ paragraph: Paragraph) -> [Answer] {
        widths.map { width in
            let layout = paragraph.lines(width: width)
            let short = paragraph.lines(width: width, limit: 1, truncation: .middle)
            return Answer(
                layout: layout, short: short,
                glyphs: (layout.lines + short.lines).map { paragraph.glyphRuns(of: $0).map(\.glyphs) })
        }
    }

    private struct Answer: Equatable {
        let layout: TextLayout
        let short: TextLayout
        let glyphs: [[[PositionedGlyph]]]
    }
}
