import Testing

@testable import Drawing

/// A corner is smooth towards a side that has room for it, and begins as a quarter circle where there is none.
@Suite struct ContinuousCornerTests {
    /// A curve leaves a long side 1.528665 radii before the corner, and a side of two radii at its middle. Of a low wide
    /// button the corner's short side is before it or after it.
    @Test(
        arguments: [
            (1, 1, 1, 1), (9, 9, 1.52866483, 1.52866483), (1, 9, 1, 1.52866483), (9, 1, 1.52866483, 1),
            (1.2, 9, 1.2, 1.52866483), (9, 1.2, 1.52866483, 1.2),
        ] as [(Double, Double, Double, Double)])
    func theSideWithRoomIsSmooth(_ before: Double, _ after: Double, _ start: Double, _ end: Double) throws {
        let points = ContinuousCorner(roomBefore: before, roomAfter: after).points
        let (first, last) = (try #require(points.first), try #require(points.last))
        #expect(abs(first.x - start) < 1e-9 && first.y == 0)
        #expect(abs(last.y - end) < 1e-9 && last.x == 0)
        // The same corner, seen from the other side.
        let mirrored = ContinuousCorner(roomBefore: after, roomAfter: before).points
        for (one, other) in zip(points, mirrored.reversed()) {
            #expect(abs(one.x - other.y) < 1e-9 && abs(one.y - other.x) < 1e-9)
        }
    }
}
