import BuiltProgram
import Foundation
import Testing

/// The event countdown of WWDC 2017: a map of 217 points, and a button as tall as a line of subheadline.
struct EventCountdownTests {
    /// Subheadline's size in points in each category (Apple HIG, Typography: Dynamic Type sizes).
    private static let subheadlineSizes: [(category: String, size: Double)] = [
        ("XS", 12), ("S", 13), ("M", 14), ("L", 15), ("XL", 17), ("XXL", 19), ("XXXL", 21), ("AX1", 25), ("AX2", 30),
        ("AX3", 36), ("AX4", 42), ("AX5", 49),
    ]
    /// Line height of San Francisco as a fraction of its size (facts, section 3).
    private static let lineHeight = 1.193359375

    @Test func itAnswers234Point90AtLarge() throws {
        let scratch = try Scratch()
        try scratch.copy("Examples")
        let cell = try scratch.measure("Examples/event-countdown.yaml")
        #expect(abs(cell.size.height - 234.90) <= 0.01)
    }

    @Test(arguments: subheadlineSizes)
    func itFollowsSubheadline(_ category: String, _ size: Double) throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.live, to: "live.yaml")
        let cell = try scratch.measure("live.yaml", "--category", category)
        #expect(abs(cell.size.height - (217 + Self.lineHeight * size)) <= 0.01)
    }
}
