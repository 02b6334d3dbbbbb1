import Testing
import Typesetting

/// What a selected range covers.
@Suite struct SelectionTests {
    @Test func aRangeOfOneLineIsOneRectangle() throws {
        let text = try paragraph("abcd", size: 32)
        let layout = text.lines(width: .infinity)
        let rectangles = text.selectionRectangles(for: 1..<3, in: layout)
        #expect(rectangles.count == 1)
        let (left, right) = try (
            paragraph("a", size: 32).maximumContentWidth, paragraph("abc", size: 32).maximumContentWidth
        )
        #expect(abs(rectangles[0].left - left) < 1e-9 && abs(rectangles[0].right - right) < 1e-9)
        #expect(rectangles[0].top == 0 && rectangles[0].bottom == layout.height)
    }

    /// Half of the Latin and half of the Hebrew are not side by side.
    @Test func directionsMakeSeveralRectangles() throws {
        let text = try paragraph("abאב", size: 32)
        let layout = text.lines(width: .infinity)
        let rectangles = text.selectionRectangles(for: 1..<3, in: layout)
        #expect(rectangles.count == 2)
        #expect(rectangles[0].right < rectangles[1].left)
        #expect(abs(rectangles[1].right - layout.width) < 1e-9)
    }

    @Test func everythingCoversEveryLine() throws {
        let string = "one two three four"
        let text = try paragraph(string)
        let layout = text.lines(width: 60)
        let rectangles = text.selectionRectangles(for: 0..<string.utf16.count, in: layout)
        #expect(rectangles.map(\.line) == Array(layout.lines.indices))
        for (rectangle, line) in zip(rectangles, layout.lines) {
            #expect(rectangle.left == 0 && abs(rectangle.right - line.width) < 1e-9)
            #expect(rectangle.top == line.top && rectangle.bottom == line.bottom)
        }
    }

    @Test func partOfAGraphemeSelectsIt() throws {
        let text = try paragraph("👨‍👩‍👧‍👦x")
        let layout = text.lines(width: .infinity)
        #expect(text.selectionRectangles(for: 3..<4, in: layout) == text.selectionRectangles(for: 0..<11, in: layout))
    }

    @Test func rangesOutsideAndEmptyOnesCoverNothing() throws {
        let text = try paragraph("abc")
        let layout = text.lines(width: .infinity)
        #expect(text.selectionRectangles(for: 2..<2, in: layout).isEmpty)
        #expect(text.selectionRectangles(for: 90..<99, in: layout).isEmpty)
        #expect(text.selectionRectangles(for: -5..<99, in: layout) == text.selectionRectangles(for: 0..<3, in: layout))
    }
}
