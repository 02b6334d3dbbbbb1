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

@Test(arguments: [0o755, 0o600, 0o444] as [mode_t]) func aReplacedFileKeepsItsPermissions(_ permissions: mode_t) throws
{
    let folder = try TemporaryFolder()
    try folder.write([1], to: "a")
    chmod(folder.file("a"), permissions)
    try AtomicFile.write([2], to: folder.file("a"))
    let found = try FileManager.default.attributesOfItem(atPath: folder.file("a"))[.posixPermissions] as? Int
    #expect(found == Int(permissions) && folder.bytes("a") == [2])
}

/// The file behind a link is written, and the link stays one.
@Test func aLinkIsWrittenThrough() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "inner/a")
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "inner/a")
    try AtomicFile.write([2], to: folder.file("link"))
    #expect(folder.bytes("inner/a") == [2])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link")) == "inner/a")
}

@Test func longTextsAreWrittenPieceByPiece() throws {
    let folder = try TemporaryFolder()
    let pieces = (0..<5).map { String(repeating: "\($0)", count: 30_000) }
    try AtomicFile.write(to: folder.file("a/b")) { write in for piece in pieces { try write(piece) } }
    #expect(folder.bytes("a/b") == Array(pieces.joined().utf8))
    #expect(throws: CancellationError.self) {
        try AtomicFile.write(to: folder.file("a/b")) { _ in throw CancellationError() }
    }
    #expect(folder.bytes("a/b")?.count == 150_000)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("a")) == ["b"])
}

/// Less than 64 KB wait to be written, and nothing is written before there are as many.
@Test func textsAreWrittenInChunks() throws {
    let folder = try TemporaryFolder()
    var held: [Int] = []
    try AtomicFile.write(to: folder.file("a")) { write in
        for count in 1...20 {
            try write(String(repeating: "a", count: 10_000))
            let temporary = try #require(try folder.names().first)
            held.append(count * 10_000 - (folder.bytes(temporary)?.count ?? 0))
        }
    }
    // Seven pieces are 70,000 bytes.
    #expect(held == (1...20).map { $0 % 7 * 10_000 } && folder.bytes("a")?.count == 200_000)
}

@Test func removingIsDoneOnceAndHarmlessTwice() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "a")
    try AtomicFile.remove(folder.file("a"))
    #expect(try folder.names() == [])
    try AtomicFile.remove(folder.file("a"))
    #expect(throws: AtomicFile.Failure.self) { try AtomicFile.remove(folder.path) }
}

/// Only old temporary files that are regular files are abandoned.
@Test func whatWasAbandonedIsRemoved() throws {
    let folder = try TemporaryFolder()
    for name in [".balloon-old", ".balloon-new", "old", ".hidden", ".balloon-folder/x"] {
        try folder.write([1], to: name)
    }
    for name in [".balloon-old", "old", ".hidden", ".balloon-folder"] { try folder.age(name) }
    AtomicFile.removeAbandoned(in: folder.path)
    #expect(try folder.names() == [".balloon-folder", ".balloon-new", ".hidden", "old"])
    AtomicFile.removeAbandoned(in: folder.file("none"))
}

@Test func onlyWhatIsAnHourOldIsAbandoned() throws {
    let folder = try TemporaryFolder()
    for (name, age) in [(".balloon-a", 3_500.0), (".balloon-b", 3_610)] {
        try folder.write([1], to: name)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: folder.file(name))
    }
    AtomicFile.removeAbandoned(in: folder.path)
    #expect(try folder.names() == [".balloon-a"])
}
