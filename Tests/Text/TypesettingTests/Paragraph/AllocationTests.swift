import CAllocationCounter
import Testing
import Typesetting

/// What a caption is asked for again and again asks for no memory: after the first time, which fills what is
/// remembered.
///
/// Loops go over indices, since iterators over arrays ask for memory in builds without optimisation.
@Suite(.enabled(if: allocation_counter_works(), "the allocator is counted with glibc and without sanitizers only"))
struct AllocationTests {
    private static let captions: [(text: String, language: String)] = [
        ("Dinner at Blue Bottle on Saturday?", "en"), ("Donaudampfschifffahrtsgesellschaft", "de"),
        ("Ужин в субботу в семь часов?", "ru"), ("العشاء يوم السبت الساعة السابعة؟", "ar"),
        ("शनिवार को सात बजे रात का खाना?", "hi"), ("土曜日の七時に晩ご飯を食べませんか？", "ja"),
        ("เสาร์นี้กินข้าวเย็นกันไหม", "th"), ("ארוחת ערב ביום שבת בשבע?", "he"), ("2 of 3 👨‍👩‍👧‍👦 are in", "en"),
    ]
    private static let widths = [60.0, 61, 95, 140, 240, 1_000]
    private static let pointSizes = [17.0, 20, 28]
    private static let style = TextStyle(pointSize: 17)

    private func paragraphs() throws -> [Paragraph] {
        let fonts = try sharedFonts.get()
        return try Self.captions.map {
            try Paragraph($0.text, style: Self.style, language: $0.language, fonts: fonts)
        }
    }

    /// How often a second call asks for memory.
    private func allocations(_ body: () throws -> Double) rethrows -> Int64 {
        let first = try body()
        let before = allocation_counter_count()
        let second = try body()
        let count = allocation_counter_count() - before
        #expect(first == second && first > 0)
        return count
    }

    /// The counter counts.
    @Test func anArrayIsAnAllocation() {
        let before = allocation_counter_count()
        let array = Array(repeating: before, count: 100)
        #expect(array.count == 100 && allocation_counter_count() > before)
    }

    @Test func anotherWidth() throws {
        let paragraphs = try paragraphs()
        let count = allocations {
            var sum = 0.0
            for index in paragraphs.indices {
                for width in Self.widths.indices { sum += paragraphs[index].size(width: Self.widths[width]).height }
            }
            return sum
        }
        #expect(count == 0)
    }

    @Test func anotherSize() throws {
        let paragraphs = try paragraphs()
        let count = try allocations {
            var sum = 0.0
            for index in paragraphs.indices {
                for size in Self.pointSizes.indices {
                    sum += try paragraphs[index].withPointSize(Self.pointSizes[size]).size(width: 140).height
                }
            }
            return sum
        }
        #expect(count == 0)
    }

    @Test func anotherLanguageThatChangesNothing() throws {
        let paragraph = try paragraphs()[0]
        let count = try allocations { Double(try paragraph.withLanguage("en-GB").length) }
        #expect(count == 0)
    }

    @Test func aCaptionSeenBefore() throws {
        let (cache, fonts) = (ParagraphCache(), try sharedFonts.get())
        let count = try allocations {
            var sum = 0.0
            for index in Self.captions.indices {
                let paragraph = try cache.paragraph(
                    Self.captions[index].text, style: Self.style, language: Self.captions[index].language, fonts: fonts)
                sum += paragraph.size(width: 140).height
            }
            return sum
        }
        #expect(count == 0)
    }
}
