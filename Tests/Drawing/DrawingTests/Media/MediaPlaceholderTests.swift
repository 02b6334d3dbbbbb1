import Testing

@testable import Drawing

/// The sign of what could not be decoded stands in the middle of the height of its picture.
@Suite struct MediaPlaceholderTests {
    /// The sign is white, on a disc of 60 points, and the same above the middle row as below it.
    @Test(arguments: [true, false], [3.0, 9]) func theSignIsTheSameAboveAndBelow(isFilm: Bool, distance: Double) throws
    {
        let picture = try isFilm ? MediaPlaceholder.film(reason: "") : MediaPlaceholder.sound(reason: "")
        func whites(down points: Double) throws -> ClosedRange<Double> {
            let row = Int(Double(picture.height) / 2 + points * picture.scale)
            let start = row * picture.width * 4
            let reds = stride(from: start, to: start + picture.width * 4, by: 4).map { picture.bitmap.pixels[$0] }
            let (first, last) = try (#require(reds.firstIndex(of: 255)), #require(reds.lastIndex(of: 255)))
            func fromMiddle(_ column: Int) -> Double {
                (Double(column) + 0.5 - Double(picture.width) / 2) / picture.scale
            }
            return fromMiddle(first)...fromMiddle(last)
        }
        let (above, below) = try (whites(down: -distance), whites(down: distance))
        #expect(abs(above.lowerBound - below.lowerBound) < 1 && abs(above.upperBound - below.upperBound) < 1)
        #expect((-30...30).contains(above.lowerBound) && (-30...30).contains(above.upperBound))
    }
}
