import Foundation
import Testing
import ViewLayout

@testable import Sweeps

/// Widths ascend, each once, however they are given: the rows of a sweep rely on it.
struct SweepWidthsTests {
    @Test func widthsAscendAndAreUnique() {
        #expect(SweepWidths([402, 320, 402, 375, 320]).points == [320, 375, 402])
        let literal: SweepWidths = [440, 320, 440, 320.5]
        #expect(literal.points == [320, 320.5, 440])
        #expect(SweepWidths([]).points.isEmpty)
        #expect(SweepWidths([402, 320]) == SweepWidths([320, 402, 320]))
    }

    /// Facts 5.2: the smallest phone that has iMessage apps and the largest.
    @Test func everyIsEveryWholePointOfPhones() {
        #expect(SweepWidths.every.points.count == 121)
        #expect(SweepWidths.every.points.first == 320 && SweepWidths.every.points.last == 440)
        #expect(SweepWidths.isContinuous(SweepWidths.every.points))
        #expect(SweepWidths.every(of: .phone) == .every)
        #expect(SweepWidths.phones.points == [320, 375, 390, 402, 414, 430, 440])
    }

    @Test(arguments: [UserInterfaceIdiom.pad, .watch])
    func everyOfADeviceReachesFromTheNarrowestToTheWidest(_ idiom: UserInterfaceIdiom) throws {
        let widths = Device.all.filter { $0.idiom == idiom }.map(\.size.width)
        let points = SweepWidths.every(of: idiom).points
        try #require(!widths.isEmpty)
        #expect(points.first == widths.min())
        #expect(try #require(widths.max()) - #require(points.last) < 1)
        #expect(SweepWidths.isContinuous(points))
    }

    @Test(
        arguments: [
            ([320, 321], true), ([320, 321, 322.5], false), ([320, 320.5, 321], true), ([320, 322], false),
            ([320], true),
            ([], true),
        ] as [([CGFloat], Bool)])
    func noWholePointIsLeftOut(_ widths: [CGFloat], _ isContinuous: Bool) {
        #expect(SweepWidths.isContinuous(widths) == isContinuous)
    }
}
