import Foundation
import Testing

@testable import Drawing

@Suite struct PictureFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("PictureFileTests-\(UUID())")

    @Test func aFileIsReadAndItsNameSetsTheScale() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let bitmap = Bitmap(width: 3, height: 2) { x, _ in x == 0 ? .black : .white }
        for (name, scale) in [
            ("cover.png", 1.0), ("cover@2x.png", 2), ("cover@3x.png", 3), ("cover.small@2x.png", 2),
            ("cover@2x.old.png", 1),
        ] {
            let path = folder.appendingPathComponent(name).path
            try Data(PNGEncoder.encode(bitmap)).write(to: URL(fileURLWithPath: path))
            #expect(try PictureFile.decode(contentsOf: path) == Picture(bitmap: bitmap, scale: scale))
        }
    }

    @Test func whatIsNoFileIsRefusedByName() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // `/dev/zero` would be read without end.
        for path in [folder.path, folder.appendingPathComponent("missing.png").path, "/dev/zero"] {
            let error = try #require(throws: DrawingError.self) { try PictureFile.decode(contentsOf: path) }
            #expect(error.description.contains(path))
        }
    }
}
