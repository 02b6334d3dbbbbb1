import Foundation
import Testing

/// The film of the studio on the first screen of the README, which `Scripts/studio-picture` makes.
struct MovingPictureTests {
    private static let name = "Documentation/images/studio.gif"

    @Test func theReadmeBeginsWithTheStudio() throws {
        let readme = try String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
        let first = try #require(readme.firstMatch(of: /<img src="([^"]+)"[^>]*alt="([^"]+)"/))
        #expect(first.1 == Self.name && first.2.count > 20)
        #expect(readme[..<first.range.lowerBound].count { $0 == "\n" } < 12)
        let script = try String(
            contentsOf: Repository.root.appendingPathComponent("Scripts/studio-picture"), encoding: .utf8)
        #expect(script.contains("studio.gif"))
    }

    /// Whoever looks has seen it within some seconds, and a page that shows it stays light.
    @Test func itMovesAndIsSmall() throws {
        let bytes = Array(try Data(contentsOf: Repository.root.appendingPathComponent(Self.name)))
        #expect(bytes.count < 600_000 && bytes.starts(with: Array("GIF89a".utf8)))
        // Each frame is told by a graphic control extension: 21 F9 04, flags, the delay in hundredths of a second.
        let frames = bytes.indices.dropLast(8).filter {
            bytes[$0...].starts(with: [0x21, 0xF9, 0x04]) && bytes[$0 + 7] == 0
        }
        let delays = frames.map { Int(bytes[$0 + 4]) + Int(bytes[$0 + 5]) << 8 }
        #expect(frames.count >= 20, "\(frames.count)")
        #expect((300...800).contains(delays.reduce(0, +)), "\(delays)")
        // Without an end.
        #expect(String(decoding: bytes, as: UTF8.self).contains("NETSCAPE2.0"))
    }
}
