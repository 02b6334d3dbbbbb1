import TestSupport
import Testing

@testable import LineBreaking

/// Lines with indents, and lines that leave no word alone, of texts whose segments are made by hand.
@Suite(.neverHangs) struct LineArrangementTests {
    private static let em = MonospacedText.em

    private func broken(_ text: MonospacedText, _ measure: Double, _ arrangement: LineArrangement) -> BrokenLines {
        withExtendedLifetime(text.segments) {
            LineBreaker.lines(
                of: SizedSegments(text.segments), measure: Int(measure * Double(Self.em)), arrangement: arrangement)
        }
    }

    @Test func aLoneLastWordGetsCompany() {
        let text = MonospacedText("aa bb cc dd")
        let pushing = LineArrangement(pushesOutLastWord: true)
        #expect(text.texts(broken(text, 8, LineArrangement())) == ["aa bb cc", "dd"])
        #expect(text.texts(broken(text, 8, pushing)) == ["aa bb", "cc dd"])
        // A line is never left without a word, and nothing is pushed to where it does not fit.
        let long = MonospacedText("aaaa bbbb ccccc")
        #expect(text.texts(broken(text, 2, pushing)) == ["aa", "bb", "cc", "dd"])
        #expect(long.texts(broken(long, 9, pushing)) == ["aaaa bbbb", "ccccc"])
        #expect(long.texts(broken(long, 10, pushing)) == ["aaaa", "bbbb ccccc"])
        // Each paragraph has its own last line, and two words are company enough.
        let two = MonospacedText("aa bb cc\naa bb cc dd\nee")
        #expect(two.texts(broken(two, 5, pushing)) == ["aa", "bb cc", "aa bb", "cc dd", "ee"])
    }

    @Test func theFirstLineHasItsOwnIndent() {
        let text = MonospacedText("aa bb cc\naa bb cc dd")
        let hanging = LineArrangement(firstIndent: 0, indent: 3 * Self.em)
        #expect(text.texts(broken(text, 8, hanging)) == ["aa bb cc", "aa bb cc", "dd"])
        #expect(text.texts(broken(text, 5, hanging)) == ["aa bb", "cc", "aa bb", "cc", "dd"])
        let first = LineArrangement(firstIndent: 3 * Self.em, indent: 0)
        #expect(text.texts(broken(text, 5, first)) == ["aa", "bb cc", "aa", "bb cc", "dd"])
    }

    @Test func anyWishIsNotPlain() {
        let wishes = [
            LineArrangement(), LineArrangement(offsetsInsideParagraphs: [3]), LineArrangement(firstIndent: 1),
            LineArrangement(indent: 1), LineArrangement(firstIndent: 1, indent: -1),
            LineArrangement(pushesOutLastWord: true),
        ]
        #expect(wishes.map(\.isPlain) == [true, true, false, false, false, false])
    }

    @Test func aLineHasTheIndentOfItsPlace() {
        let text = MonospacedText("aa bb\ncc dd\nee")
        let arrangement = LineArrangement(firstIndent: 7, indent: 5, offsetsInsideParagraphs: [12])
        withExtendedLifetime(text.segments) {
            let segments = SizedSegments(text.segments)
            #expect([0, 3, 6, 9, 12].map { arrangement.indent(ofLineAt: $0, in: segments) } == [7, 5, 7, 5, 5])
        }
    }

    /// As after U+2028, where a line must end and its paragraph does not.
    @Test func aLineInsideAParagraphHasTheOtherIndent() {
        let text = MonospacedText("aa bb\ncc dd")
        var first = LineArrangement(firstIndent: 3 * Self.em)
        #expect(text.texts(broken(text, 5, first)) == ["aa", "bb", "cc", "dd"])
        first.offsetsInsideParagraphs = [6]
        #expect(text.texts(broken(text, 5, first)) == ["aa", "bb", "cc dd"])
    }

    /// Against lines found by trying every division of the text, and the interval against every measure.
    @Test func linesAreThoseOfBruteForce() {
        var random = SeededGenerator(seed: 7)
        var pushed = 0
        for _ in 0..<400 {
            let text = Self.text(&random)
            let arrangement = LineArrangement(
                firstIndent: Int.random(in: 0...2, using: &random) * Self.em,
                indent: Int.random(in: 0...2, using: &random) * Self.em, pushesOutLastWord: Bool.random(using: &random))
            let texts = (0...20).map { measure in
                let expected = Self.brute(text.text, measure, arrangement)
                let broken = broken(text, Double(measure), arrangement)
                #expect(text.texts(broken) == expected.lines, "\(text.text) \(measure) \(arrangement)")
                if expected.isPushed { pushed += 1 }
                return (broken, expected.lines)
            }
            for (measure, (broken, lines)) in texts.enumerated() {
                for other in texts.indices where (broken.lowest..<broken.next).contains(other * Self.em) {
                    #expect(texts[other].1 == lines, "\(text.text) \(measure) \(other) \(arrangement)")
                }
                #expect((broken.lowest..<broken.next).contains(measure * Self.em) || broken.lowest >= broken.next)
            }
        }
        #expect(pushed > 200)
    }

    private static func text(_ random: inout SeededGenerator) -> MonospacedText {
        let words = (0..<Int.random(in: 1...9, using: &random)).map { _ in
            String(repeating: "a", count: Int.random(in: 1...4, using: &random))
        }
        return MonospacedText(words.joined(separator: Bool.random(using: &random) ? " " : "  "))
    }

    /// Words put on lines one by one; those that are too wide are divided.
    private static func brute(
        _ text: String, _ measure: Int, _ arrangement: LineArrangement
    ) -> (lines: [String], isPushed: Bool) {
        let gap = text.contains("  ") ? "  " : " "
        let (first, indent) = (arrangement.firstIndent / em, arrangement.indent / em)
        var lines: [[String]] = [[]]
        // Whether a line starts inside a word.
        var isInside = [false]
        func room() -> Int { measure - (lines.count == 1 ? first : indent) }
        for word in text.split(separator: " ").map(String.init) {
            let candidate = (lines[lines.count - 1] + [word]).joined(separator: gap)
            if candidate.count <= room() || lines == [[]] && word.count <= room() {
                lines[lines.count - 1].append(word)
                continue
            }
            if lines != [[]], lines[lines.count - 1] != [] {
                lines.append([])
                isInside.append(false)
            }
            var rest = word
            while rest.count > max(room(), 1) {
                let count = max(room(), 1)
                lines[lines.count - 1].append(String(rest.prefix(count)))
                rest = String(rest.dropFirst(count))
                lines.append([])
                isInside.append(true)
            }
            lines[lines.count - 1].append(rest)
        }
        guard arrangement.pushesOutLastWord, lines.count > 1, lines[lines.count - 1].count == 1,
            !isInside[lines.count - 1],
            lines[lines.count - 2].count > 1
        else { return (lines.map { $0.joined(separator: gap) }, false) }
        let moved = lines[lines.count - 2][lines[lines.count - 2].count - 1]
        guard moved.count + gap.count + lines[lines.count - 1][0].count <= measure - indent else {
            return (lines.map { $0.joined(separator: gap) }, false)
        }
        lines[lines.count - 2].removeLast()
        lines[lines.count - 1].insert(moved, at: 0)
        return (lines.map { $0.joined(separator: gap) }, true)
    }
}
