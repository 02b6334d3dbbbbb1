import Foundation

/// A folder for one test, which is removed with the value.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() throws {
        // Short, because a browser has a socket in it, whose path may have 107 bytes.
        let name = "balloon-\(UUID().uuidString.suffix(12))"
        path = (NSTemporaryDirectory() as NSString).appendingPathComponent(name)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { remove() }

    /// Removes the folder. A browser that was stopped may write a last file meanwhile: then it is removed once more.
    package func remove() {
        for _ in 0..<Self.attempts {
            try? FileManager.default.removeItem(atPath: path)
            guard FileManager.default.fileExists(atPath: path) else { return }
            Thread.sleep(forTimeInterval: 0.05)
        }
    }

    private static let attempts = 40

    package func file(_ name: String) -> String { (path as NSString).appendingPathComponent(name) }

    package func bytes(_ name: String) -> [UInt8]? { FileManager.default.contents(atPath: file(name)).map(Array.init) }

    /// Writes a file, with the folders that it is in, and returns its path.
    @discardableResult package func write(_ bytes: [UInt8], to name: String) throws -> String {
        let parent = (file(name) as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
        return file(name)
    }

    /// Writes a text file and returns its path.
    @discardableResult package func write(_ text: String, to name: String) throws -> String {
        try write(Array(text.utf8), to: name)
    }

    /// The sorted names of the files, including hidden ones.
    package func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

    package func modificationDate(_ name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: file(name))[.modificationDate] as? Date
    }

    /// Sets a file's modification time to a date long ago, so that any later write can be seen.
    package func age(_ name: String) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: file(name))
    }
}
