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
