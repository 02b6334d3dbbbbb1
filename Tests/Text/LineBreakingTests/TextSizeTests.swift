import Testing

@testable import LineBreaking

/// The size of a paragraph, and the widths that have it.
struct TextSizeTests {
    /// Two em of two points each are the smallest width, and five are too wide.
    @Test(arguments: [(3.99, false), (4, true), (4.01, true), (9.99, true), (10, false), (10.01, false)])
    func theWidthsAreThoseOfTheMeasures(_ width: Double, _ isHeld: Bool) {
        let measures = 2 * MonospacedText.em..<5 * MonospacedText.em
        let size = TextSize(
            width: 4, height: 3, lineCount: 2, isTruncated: false, measures: measures, pointSize: 2)
        #expect(size.validWidths.contains(width) == isHeld)
    }
}
