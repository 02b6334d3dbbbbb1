import Foundation
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

    /// Sound that is not 8 or 16 bits of PCM needs the program, as compressed sound does, and is a sound without it.
    @Test(arguments: [(UInt8(1), UInt8(16), true), (1, 8, true), (3, 32, false), (1, 24, false)])
    func aWaveThatCannotBeReadIsASound(_ coding: UInt8, _ bits: UInt8, _ isRead: Bool) throws {
        let bytes = WaveBuilder.bytes((0..<240).map { UInt8($0) }, bits: bits, coding: coding)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("balloon-\(UUID().uuidString).wav")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let picture = try MediaFile(program: nil).decode(contentsOf: url.path)
        let isPlaceholder = if case .placeholder = picture.origin { true } else { false }
        #expect(isPlaceholder != isRead && (picture.origin == .waveform) == isRead)
        #expect(picture.scale == 3 && abs(Double(picture.width) / 3 - Waveform.size.width) < 0.34)
    }
}
