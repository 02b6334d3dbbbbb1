import Foundation
import Support
import TestSupport
import Testing

@Test func writingReadsBackAndMakesFolders() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a/b/c.png")
    #expect(try AtomicFile.write([1, 2, 3], to: path) == .written)
    #expect(try AtomicFile.read(path, limit: 10) == [1, 2, 3])
    #expect(try AtomicFile.write([], to: path) == .written)
    #expect(try AtomicFile.read(path, limit: 10) == [])
}

@Test func writingTheSameBytesTouchesNothing() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1, 2, 3], to: folder.file("a"))
    try folder.age("a")
    let before = try folder.modificationDate("a")
    #expect(try AtomicFile.write([1, 2, 3], to: folder.file("a")) == .unchanged)
    #expect(try folder.modificationDate("a") == before)
    #expect(try AtomicFile.write([1, 2, 4], to: folder.file("a")) == .written)
    #expect(try folder.modificationDate("a") != before)
}

@Test func aMissingFileIsNil() throws {
    #expect(try AtomicFile.read(try TemporaryFolder().file("a"), limit: 1) == nil)
}

@Test func whatIsNoFileOrTooLargeIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write([1, 2, 3], to: "a")
    #expect(throws: AtomicFile.Failure.self) { try AtomicFile.read(folder.path, limit: 10) }
    #expect(throws: AtomicFile.Failure.self) { try AtomicFile.read(folder.file("a"), limit: 2) }
    #expect(throws: AtomicFile.Failure.self) { try AtomicFile.write([1], to: folder.file("a/b")) }
    #expect(throws: AtomicFile.Failure.self) { try AtomicFile.write([1], to: folder.path) }
    #expect(try folder.names() == ["a"])
}

@Test func writtenFilesCanBeReadByAll() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1], to: folder.file("a"))
    let permissions = try FileManager.default.attributesOfItem(atPath: folder.file("a"))[.posixPermissions] as? Int
    #expect(permissions == 0o644)
}

/// Files that belong together are all new or all old.
@Suite struct FilesTogetherTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write([1], to: "a")
        try folder.write([2], to: "b")
    }

    private func write(_ files: [(String, [UInt8])]) throws {
        try AtomicFile.write(together: files.map { (bytes: $0.1, path: folder.file($0.0)) })
    }

    @Test func allAreWritten() throws {
        try write([("a", [3]), ("b", [4]), ("c/d", [5])])
        #expect(folder.bytes("a") == [3] && folder.bytes("b") == [4] && folder.bytes("c/d") == [5])
        #expect(try folder.names() == ["a", "b", "c"])
    }

    /// The last one cannot be prepared: a file stands where its folder would.
    @Test func noneIsReplacedWhereOneCannotBePrepared() throws {
        #expect(throws: AtomicFile.Failure.self) { try write([("a", [3]), ("b", [4]), ("b/c", [5])]) }
        #expect(folder.bytes("a") == [1] && folder.bytes("b") == [2])
        #expect(try folder.names() == ["a", "b"])
        #expect(throws: AtomicFile.Failure.self) { try write([("b/c", [5]), ("a", [3])]) }
        #expect(folder.bytes("a") == [1] && folder.bytes("b") == [2])
        #expect(try folder.names() == ["a", "b"])
    }

    @Test func aFileThatIsEqualIsNotTouched() throws {
        try folder.age("a")
        let before = try folder.modificationDate("a")
        try write([("a", [1]), ("b", [4])])
        #expect(try folder.modificationDate("a") == before)
        #expect(folder.bytes("b") == [4])
    }
}
