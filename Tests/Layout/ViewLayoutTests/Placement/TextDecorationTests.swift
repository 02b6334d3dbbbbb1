import Foundation
import Testing

@testable import ViewLayout

/// Lines under and through a text: Bubble Sans has them 140 of its 2115 units thick, 348 below the baseline and 671 above.
@Suite struct TextDecorationTests {
    private func near(_ box: CGRect?, _ numbers: [CGFloat]) -> Bool {
        guard let box else { return numbers.isEmpty }
        return zip([box.minX, box.minY, box.width, box.height], numbers).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
    func linesFollowTheFont(_ isUnderlined: Bool, _ isStruckThrough: Bool) {
        let lines = TextDecoration(isUnderlined: isUnderlined, isStruckThrough: isStruckThrough, pointSize: 21.15)
        let origin = CGPoint(x: 3, y: 50)
        #expect(near(lines.underline(width: 40, at: origin), isUnderlined ? [3, 53.48, 40, 1.4] : []))
        #expect(near(lines.strike(width: 40, at: origin), isStruckThrough ? [3, 43.29, 40, 1.4] : []))
        let names = (isUnderlined ? ["underline"] : []) + (isStruckThrough ? ["strikethrough"] : [])
        #expect(lines.description == names.joined(separator: ","))
    }
}
