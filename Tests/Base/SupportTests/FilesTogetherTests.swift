import Support
import TestSupport
import Testing

/// Files that belong together are all new or all old.
@Suite struct FilesTogetherTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write([1], to: "a")
        try folder.write([2], to: "b")
    }

    private func write(_ files: [(String, [UInt8])], isDurable: Bool = false) throws {
        try AtomicFile.write(together: files.map { (bytes: $0.1, path: folder.file($0.0)) }, isDurable: isDurable)
    }

    @Test(arguments: [false, true]) func allAreWritten(isDurable: Bool) throws {
        try write([("a", [3]), ("b", [4]), ("c/d", [5])], isDurable: isDurable)
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
