import Foundation
import TestSupport
import Testing

@testable import Drawing

/// Progressive files whose scans pass over their pixels thousands of times.
@Suite(.endsWithin(.seconds(60))) struct JPEGScanTests {
    /// Markers of a progressive file of so many scans; no data that a decoder could use.
    private func progressive(width: Int, height: Int, scans: Int) -> [UInt8] {
        func word(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
        let frame: [UInt8] = [0xFF, 0xC2] + word(11) + [8] + word(height) + word(width) + [1, 1, 0x11, 0]
        let scan: [UInt8] = [0xFF, 0xDA] + word(8) + [1, 1, 0, 1, 63, 0x10, 0x00, 0xFF, 0x00, 0xFF, 0xD0, 0x11]
        return [0xFF, 0xD8, 0xFF, 0xDB] + word(67) + [0] + [UInt8](repeating: 1, count: 64) + frame
            + (0..<scans).flatMap { _ in scan } + [0xFF, 0xD9]
    }

    private func refusal(_ bytes: [UInt8]) -> String? {
        do {
            _ = try PictureFile.decode(bytes, name: "a.jpg")
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [0, 1, 10, 3_000]) func scansAreCounted(count: Int) {
        let bytes = progressive(width: 8, height: 8, scans: count)
        #expect(bytes.withUnsafeBytes { JPEGScans.count(in: $0) } == count)
        #expect(bytes.dropLast(3).withUnsafeBytes { JPEGScans.count(in: $0) } <= count)
    }

    @Test func thousandsOfScansAreRefusedBeforeTheFirstIsDecoded() throws {
        let many = try #require(refusal(progressive(width: 6_000, height: 8_000, scans: 3_000)))
        #expect(many.contains("3000 scans"))
        // Whatever is wrong with this one, it is not the number of its scans.
        let few = try #require(
            refusal(progressive(width: 6_000, height: 8_000, scans: DrawingLimits.ordinaryScanCount)))
        #expect(!few.contains("scans, each"))
    }
}
