import Foundation
import TestSupport
import Testing

@testable import Goldens

/// A merge can take one file of a golden from each side: the picture then names another layout than the one beside it.
struct CommittedGoldensTests {
    @Test(
        "Both files of every golden in the repository were recorded together",
        arguments: [
            "Goldens", "Tests/Products/BalloonTestingTests/Goldens", "Tests/Apps/MessagesApps/AppTests/Goldens",
        ])
    func pairs(in folder: String) throws {
        let root = PackageFolder.url.appendingPathComponent(folder)
        func bytes(_ name: String) throws -> [UInt8] {
            [UInt8](try Data(contentsOf: root.appendingPathComponent(name)))
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".layout") }
        try #require(!names.isEmpty)
        for name in names.map({ String($0.dropLast(".layout".count)) }) {
            let record = try GoldenRecord.reading(bytes(name + ".layout")).get()
            let picture = try GoldenPicture.reading(bytes(name + ".png")).get()
            #expect(picture.wasRecorded(with: record), "\(name): record it again, and look at it")
        }
    }
}
