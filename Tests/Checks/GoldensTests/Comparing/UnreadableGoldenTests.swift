import Drawing
import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import Goldens

/// Verifies a sample golden one of whose files was replaced.
private func problem(replacing file: String, with bytes: [UInt8]) throws -> UnreadableGolden.Problem? {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    let cell = try GoldenCell.sample()
    try store.record(.sample(), for: cell, engine: .sample)
    try folder.write(bytes, to: file)
    guard case .unreadable(let files) = try store.verify(.sample(), for: cell) else { return nil }
    #expect(files.map(\.file) == [file])
    return files.first?.problem
}

private let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """

@Test(arguments: ["dinner.png", "dinner.layout"]) func anLFSPointerIsTold(file: String) throws {
    #expect(try problem(replacing: file, with: Array(pointer.utf8)) == .lfsPointer)
}

@Test(arguments: ["dinner.png", "dinner.layout"]) func anEmptyFileIsTold(file: String) throws {
    #expect(try problem(replacing: file, with: []) == .empty)
}

@Test func aMergeConflictIsToldWhereverItStands() throws {
    let text = LayoutRecord.sample().text
    let conflict = "<<<<<<< HEAD\n  a text\n=======\n  b text\n>>>>>>> branch\n"
    #expect(try problem(replacing: "dinner.layout", with: Array((conflict + text).utf8)) == .conflictMarker)
    #expect(try problem(replacing: "dinner.layout", with: Array((text + conflict).utf8)) == .conflictMarker)
    #expect(try problem(replacing: "dinner.png", with: Array(conflict.utf8)) == .conflictMarker)
}

@Test func foreignPicturesAreToldByTheirKind() throws {
    #expect(
        try problem(replacing: "dinner.png", with: [0xFF, 0xD8, 0xFF, 0xE0] + Array(repeating: 0, count: 90))
            == .foreign(kind: "a JPEG"))
    #expect(try problem(replacing: "dinner.png", with: Array("GIF89a".utf8)) == .foreign(kind: "a GIF"))
    #expect(try problem(replacing: "dinner.png", with: Array("hello".utf8)) == .foreign(kind: "a text"))
    #expect(try problem(replacing: "dinner.png", with: [1, 2, 3, 0xFE]) == .foreign(kind: "unknown"))
}

@Test func everyTruncationOfAPNGIsTold() throws {
    let golden = Rendering.sample()
    let file = GoldenPicture.encoded(
        golden.picture, pixelHash: PixelHash.hexadecimalDigest(of: golden.picture), layoutHash: "", axes: [],
        engine: .sample)
    for count in 1..<file.count {
        guard case .failure(let failure) = GoldenPicture.reading(Array(file[..<count])) else {
            Issue.record("\(count) of \(file.count) bytes were taken for a PNG")
            continue
        }
        #expect(failure == .truncated, "\(count) bytes")
    }
}

/// The picture before them is equal, so that nothing else would tell that the file is another one.
@Test func bytesAfterTheEndOfAPNGAreTold() throws {
    let golden = Rendering.sample()
    let cell = try GoldenCell.sample()
    let file = try recordedPicture(of: cell)
    #expect(try problem(replacing: "dinner.png", with: file) == nil)
    #expect(try problem(replacing: "dinner.png", with: file + [0]) == .trailingBytes(count: 1))
    #expect(try problem(replacing: "dinner.png", with: file + file) == .trailingBytes(count: file.count))
    // Recording mends it.
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    try store.record(golden, for: cell, engine: .sample)
    try folder.write(file + file, to: "dinner.png")
    #expect(try store.record(golden, for: cell, engine: .sample) == .written)
    #expect(folder.bytes("dinner.png") == file)
}

private func recordedPicture(of cell: GoldenCell) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    try GoldenStore(root: folder.path).record(.sample(), for: cell, engine: .sample)
    return try #require(folder.bytes("dinner.png"))
}

/// A flipped bit anywhere never crashes and never verifies as a difference of nothing: the golden is damaged, or it is
/// still decoded to the same pixels.
@Test func flippedBitsAreNoCrash() throws {
    let golden = Rendering.sample()
    let file = GoldenPicture.encoded(
        golden.picture, pixelHash: PixelHash.hexadecimalDigest(of: golden.picture), layoutHash: "", axes: [],
        engine: .sample)
    for index in file.indices {
        var flipped = file
        flipped[index] ^= 1 << UInt8(index % 8)
        guard case .success(let picture) = GoldenPicture.reading(flipped) else { continue }
        if let hash = picture.trustedPixelHash, hash == PixelHash.hexadecimalDigest(of: golden.picture) {
            // Only bits that the hash does not cover: lengths are covered by the walk, so this is a checksum.
            #expect(try picture.decodedOrNil() == nil || picture.decodedOrNil() == golden.picture)
        }
    }
}

extension GoldenPicture {
    fileprivate func decodedOrNil() throws -> Bitmap? {
        do { return try decoded() } catch { return nil }
    }
}

@Test func damagedPixelsAreToldWhenTheyMustBeDecoded() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    let cell = try GoldenCell.sample()
    try store.record(.sample(), for: cell, engine: .sample)
    var file = try #require(folder.bytes("dinner.png"))
    file[file.count - 30] ^= 0xFF
    try folder.write(file, to: "dinner.png")
    guard case .unreadable(let files) = try store.verify(.sample(), for: cell), case .damaged = files.first?.problem
    else {
        Issue.record("damage was not told")
        return
    }
    #expect(files.first?.description.hasPrefix("dinner.png is a damaged PNG (") == true)
    // Recording mends it.
    #expect(try store.record(.sample(), for: cell, engine: .sample) == .written)
    #expect(try store.verify(.sample(), for: cell) == .equal)
}

@Test func aBadRecordIsToldWithItsPlace() throws {
    guard case .badRecord(let reason) = try problem(replacing: "dinner.layout", with: Array("not a record\n".utf8))
    else {
        Issue.record("the record was taken")
        return
    }
    #expect(reason.hasPrefix("line 1"))
    #expect(try problem(replacing: "dinner.layout", with: [0xFF, 0xFE]) == .badRecord(reason: "it is not UTF-8"))
}

@Test func everyProblemHasItsOwnMessageAndMend() {
    let problems: [UnreadableGolden.Problem] = [
        .lfsPointer, .conflictMarker, .empty, .foreign(kind: "a JPEG"), .truncated, .trailingBytes(count: 2),
        .damaged(reason: "x"), .badRecord(reason: "x"),
    ]
    let messages = problems.map { UnreadableGolden(file: "dinner.png", problem: $0).description }
    #expect(Set(messages).count == problems.count)
    for message in messages { #expect(message.hasPrefix("dinner.png ") && message.contains("; ")) }
}

/// Recording over these would lose a golden that somebody has.
@Test func whatMayHideAGoldenIsKept() {
    let hiding: [UnreadableGolden.Problem] = [.lfsPointer, .conflictMarker, .newerVersion(9)]
    #expect(hiding.allSatisfy { $0.mayHideGolden })
    let others: [UnreadableGolden.Problem] = [
        .empty, .foreign(kind: "a text"), .truncated, .trailingBytes(count: 2), .damaged(reason: ""), .bothForms,
        .hashAlone, .badHash(reason: ""), .badRecord(reason: ""),
    ]
    #expect(!others.contains { $0.mayHideGolden })
}

/// Git's marks of a conflict stand at the beginning of a line, alone or together.
@Test(arguments: [
    ("<<<<<<< HEAD", true), ("||||||| base", true), ("=======", true), ("=======\r", true), (">>>>>>> branch", true),
    ("<<<<<<<HEAD", false), (" <<<<<<< HEAD", false), ("========", false), ("====== =", false), ("<<<<<< HEAD", false),
]) func conflictMarkers(_ line: String, _ isFound: Bool) {
    for text in ["\(line)\na\n", "a\n\(line)\nb\n", "a\n\(line)"] {
        let problem = UnreadableGolden.Problem(anyFile: Array(text.utf8))
        #expect(problem == (isFound ? .conflictMarker : nil), "\(text)")
    }
    // Git merges no file with a zero byte, but for the one that begins with a conflict.
    let binary = UnreadableGolden.Problem(anyFile: Array("a\0\n\(line)\n".utf8))
    #expect(binary == nil)
}

@Test(arguments: [
    ("plain text\t\r\n~", "a text"), ("\u{7F}", "unknown"), ("\u{1}", "unknown"), ("é", "unknown"),
    ("%PDF-1.7", "a PDF"),
    ("RIFF", "a RIFF file such as WebP"), ("PK\u{3}", "a ZIP archive"), ("<svg/>", "an SVG or HTML text"),
    ("GIF89a", "a GIF"),
    (" ", "a text"), ("II*\0", "a TIFF"), ("MM\0*", "a TIFF"),
]) func kindsOfFiles(_ text: String, _ kind: String) {
    #expect(UnreadableGolden.Problem.kind(of: Array(text.utf8)) == kind)
}
