import Foundation
import Testing

/// Goldens are looked at in reviews and cloned with every copy of the repository (60 KB each, 6 MB in all).
struct GoldenSizeTests {
    @Test func noGoldenIsLarge() throws {
        let examples = Repository.files(below: "Goldens", extensions: ["png"])
        let specimens = Repository.files(below: "Tests/Products/BalloonTestingTests/Goldens", extensions: ["png"])
        try #require(!examples.isEmpty && !specimens.isEmpty)
        var total = 0
        for path in examples + specimens {
            let url = Repository.root.appendingPathComponent(path)
            let size = try #require(try url.resourceValues(forKeys: [.fileSizeKey]).fileSize)
            #expect(size <= 60_000, "\(path) has \(size) bytes; give its scene a flatter picture or fewer pixels")
            total += size
        }
        #expect(total < 6_000_000)
    }
}
