import Foundation
import Testing

@testable import ViewLayout

@Suite struct StackPriorityTests {
    /// SwiftUI's `layoutPriority`: who has a higher one is offered all but the minimum of the others.
    @Test(arguments: [(0, [50, 50]), (1, [60, 40]), (-1, [10, 90])] as [(Double, [CGFloat])])
    func aHigherPriorityLeavesTheOthersTheirMinimum(priority: Double, widths: [CGFloat]) throws {
        let row = HStack([
            Changed(Stretchy(width: 10...1_000), priority: priority), Stretchy(width: 40...1_000),
        ])
        let placed = try row.place(
            in: CGRect(x: 0, y: 0, width: 100, height: 10), proposal: ProposedSize(width: 100, height: 10),
            context: makeContext())
        #expect(placed.children.map(\.frame.width) == widths)
    }
}
