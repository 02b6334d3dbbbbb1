import Support
import TestSupport
import Testing

/// A file to which lines are added, by one process at a time.
struct AppendedFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func bytesAreAddedAtTheEndAlsoWhenOpenedAgain() throws {
        do {
            let file = try AppendedFile(folder.file("a/b"))
            try file.append([1, 2])
            try file.append([3])
        }
        try AppendedFile(folder.file("a/b")).append([4])
        #expect(folder.bytes("a/b") == [1, 2, 3, 4])
    }

    @Test func whatComesAfterTruncatingFollowsWhatWasLeft() throws {
        let file = try AppendedFile(folder.write([1, 2, 3], to: "a"))
        try file.truncate(to: 1)
        try file.append([9])
        #expect(folder.bytes("a") == [1, 9])
    }

    @Test func nobodyElseOpensItMeanwhile() throws {
        let file = try AppendedFile(folder.file("a"))
        #expect(throws: AtomicFile.Failure.self) { try AppendedFile(folder.file("a")) }
        try file.append([1])
        #expect(folder.bytes("a") == [1])
    }

    @Test func onlyAFileIsOpened() {
        #expect(throws: AtomicFile.Failure.self) { try AppendedFile("/dev/null") }
        #expect(throws: AtomicFile.Failure.self) { try AppendedFile(folder.path) }
    }
}
