import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Layouts that are found at few widths, against those of every width.
@Suite struct WidthSamplesTests {
    /// A layout that grows by one at each of some widths, as lines do.
    private func samples(_ borders: [CGFloat]) -> WidthSamples<Int> {
        WidthSamples(looksAlike: ==) { width, _ in borders.count { $0 <= width } }
    }

    private static let borders: [[CGFloat]] = [
        [], [300.5], [320], [402], [350, 350.25, 351], [321, 401.99], [310, 330, 331, 332, 390],
    ]

    /// Beside each change there are the two widths between which it is, and the ends are always there.
    @Test(arguments: borders) func changesAmongWidths(_ borders: [CGFloat]) throws {
        let widths: [CGFloat] = (320...402).map { CGFloat($0) }
        let found = try samples(borders).changes(among: widths)
        func layout(_ width: CGFloat) -> Int { borders.count { $0 <= width } }
        #expect(found.first?.width == 320 && found.last?.width == 402)
        #expect(found.map(\.width) == found.map(\.width).sorted() && Set(found.map(\.width)).isSubset(of: widths))
        #expect(found.allSatisfy { $0.layout == layout($0.width) })
        for (width, next) in zip(widths, widths.dropFirst()) where layout(width) != layout(next) {
            #expect(found.contains { $0.width == width } && found.contains { $0.width == next }, "\(width)")
        }
        #expect(Set(found.map(\.width)).count == found.count)
    }

    @Test func fewWidthsAreTakenAsTheyAre() throws {
        let samples = samples([321])
        #expect(try samples.changes(among: []).isEmpty)
        #expect(try samples.changes(among: [320]).map(\.width) == [320])
        #expect(try samples.changes(among: [320, 322]).map(\.width) == [320, 322])
    }

    /// Without given widths a change is found to a 64th of a point.
    @Test(arguments: borders) func changesOverARange(_ borders: [CGFloat]) throws {
        let found = try samples(borders).changes(over: [320, 360, 402])
        #expect(found.first?.width == 320 && found.last?.width == 402)
        for (one, next) in zip(found, found.dropFirst()) where one.layout != next.layout {
            #expect(next.width - one.width <= 1.0 / 64 + 1e-9, "\(one.width)")
        }
        #expect(found.map(\.layout) == found.map(\.layout).sorted())
    }
}
