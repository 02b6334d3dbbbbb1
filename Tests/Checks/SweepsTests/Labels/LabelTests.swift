import BalloonFixtures
import Drawing
import Foundation
import Testing

@testable import Sweeps

/// The words of contact sheets stand in their room.
struct LabelTests {
    @Test func aParagraphHasTheLinesThatItsWidthNeeds() throws {
        let label = Label(fonts: try fonts(), renderer: try Renderer())
        func lines(_ words: String, _ width: CGFloat) throws -> Bitmap {
            try label.paragraph(words, color: .black, fontSize: 12, width: width)
        }
        let words = "Dinner at noon on Thursday with everyone"
        let (one, narrow) = (try lines("Dinner", 400), try lines(words, 100))
        #expect(one.width == 400 && narrow.width == 100)
        #expect(narrow.height >= 2 * one.height && narrow.height <= 5 * one.height)
        #expect(try lines(words, 400).height == one.height && lines(words, 99.5).width == 100)
        // In one line words are as wide as they are.
        let (short, long) = (try label.bitmap("Dinner", color: .black), try label.bitmap(words, color: .black))
        #expect(long.width > 4 * short.width && long.height == short.height)
    }
}
