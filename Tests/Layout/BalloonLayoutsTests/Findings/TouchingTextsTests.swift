import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Texts of a view side by side without a space between them, which a reader takes for one word or number.
@Suite struct TouchingTextsTests {
    private func found(_ view: any Element, locale: String = "en") throws -> [Finding] {
        let content = LiveContent(view: view, alternate: template(caption: "a"))
        return try BalloonLayout(content: .live(content)).place(in: context(TraitCollection(locale: locale))).findings
            .filter { $0.kind == .captionsTouch }
    }

    private func row(_ first: String, _ second: String, spacing: CGFloat) -> any Element {
        HStack([Text(first, id: "first"), Text(second, id: "second")], spacing: spacing)
    }

    @Test(arguments: [
        ("Lesson 12", "7 of 10", true), ("Harbour", "Concert", true), ("урок", "второй", true),
        // A sign, a space or a change from digits to letters is where a reader sees the border.
        ("Lesson 12", "(7 of 10)", false), ("Total:", "47", false), ("12", "kg", false), ("Lesson", " twelve", false),
        // A space at the end of a text has no width.
        ("Lesson ", "twelve", true),
        // Scripts without spaces between words, and what is composed of single characters.
        ("e\u{301}", "bout", false), ("晚餐", "七点", false), ("มื้อ", "เย็น", false), ("1", "9", false), ("A", "bout", false),
    ])
    func whatIsReadAsOne(_ first: String, _ second: String, _ isFound: Bool) throws {
        let found = try found(row(first, second, spacing: 0))
        #expect(found.map(\.node) == (isFound ? ["first"] : []))
        #expect(try self.found(row(first, second, spacing: 4)).isEmpty)
    }

    /// From right to left, the text on the right is read first.
    @Test func theTextOnTheRightIsReadFirst() throws {
        #expect(try found(row("שלום", "לכולם", spacing: 0), locale: "he").count == 1)
        #expect(try found(row("שלום", "(לכולם", spacing: 0), locale: "he").isEmpty)
        #expect(try found(row("(שלום", "לכולם", spacing: 0), locale: "he").count == 1)
    }

    /// Baselines that differ by less than a pixel are one line, whichever is lower.
    @Test(arguments: [(0.3, 0.0), (0, 0.3)]) func baselinesOfLessThanAPixelAreOne(_ first: CGFloat, _ second: CGFloat)
        throws
    {
        let texts = zip(["Harbour", "Concert"], [first, second]).map { text, top in
            Padding(Text(text, id: text), insets: EdgeInsets(top: top, bottom: 0.3 - top))
        }
        #expect(try found(HStack(texts, spacing: 0)).map(\.node) == ["Harbour"])
    }

    @Test func whatIsInAnotherLineDoesNotTouch() throws {
        #expect(try found(VStack([Text("Harbour"), Text("Concert")], spacing: 0)).isEmpty)
        let raised = Padding(Text("Concert"), insets: EdgeInsets(bottom: 10))
        #expect(try found(HStack([Text("Harbour"), raised], spacing: 0)).isEmpty)
        // Padding is a space, wherever it comes from.
        let padded = Padding(Text("Concert"), insets: EdgeInsets(leading: 4))
        #expect(try found(HStack([Text("Harbour"), padded], spacing: 0)).isEmpty)
    }

    /// Less than a pixel of 1x is no space; texts that overlap by more are told as such.
    @Test(arguments: [(-6, 0), (-1.01, 0), (-0.5, 1), (0, 1), (0.9, 1), (1.01, 0), (4, 0)] as [(CGFloat, Int)])
    func lessThanAPointIsNoSpace(_ gap: CGFloat, _ count: Int) throws {
        let context = try context()
        let size = try Text("Harbour").measure(.unspecified, in: context).size
        let texts = try [("a", 0), ("b", size.width + gap)].map { id, x in
            try Text("Harbour", id: id)
                .place(in: CGRect(origin: CGPoint(x: x, y: 0), size: size), context: context)
        }
        let root = PlacedNode(kind: .live, frame: CGRect(x: 0, y: 0, width: 300, height: 40), children: texts)
        #expect(TouchingTexts.findings(in: root).map(\.node) == Array(repeating: "a", count: count))
    }
}
