import Foundation
import Testing

@testable import ViewLayout

/// The first alternative that fits, as SwiftUI's `ViewThatFits` chooses.
@Suite struct FirstFittingTests {
    private let alternatives = [80, 40, 50].map { Stretchy(width: $0...$0, height: 10...10, id: "of \(Int($0))") }

    @Test(arguments: [(100, "of 80"), (80, "of 80"), (79, "of 40"), (40, "of 40"), (30, "of 50")])
    func theFirstThatFitsIsShownAndTheLastWhereNoneDoes(width: CGFloat, shown: String) throws {
        let choice = FirstFitting(alternatives, axes: [.horizontal])
        let context = try makeContext()
        let measurement = try choice.measure(ProposedSize(width: width, height: 5), in: context)
        let node = choice.place(measurement, in: CGRect(origin: .zero, size: measurement.size), context: context)
        #expect(node.id == shown)
        #expect("of \(Int(measurement.size.width))" == shown)
        #expect(try choice.size(for: ProposedSize(width: width, height: 5), in: context) == measurement.size)
    }

    @Test func anAxisThatIsNotAskedDoesNotCount() throws {
        let context = try makeContext()
        let offer = ProposedSize(width: 100, height: 5)
        #expect(try FirstFitting(alternatives, axes: [.vertical]).size(for: offer, in: context).width == 50)
        #expect(try FirstFitting(alternatives, axes: []).size(for: offer, in: context).width == 80)
        let without = try FirstFitting(alternatives, axes: [.horizontal, .vertical]).size(
            for: .unspecified, in: context)
        #expect(without.width == 80)
    }
}
