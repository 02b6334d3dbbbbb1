import Foundation
import Support
import TestSupport
import Testing

/// Whether a file was written or replaced since.
struct FileIdentityTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write([1], to: "a")
        try folder.age("a")
    }

    private var identity: String? { FileIdentity.text(of: folder.file("a")) }

    @Test func anUntouchedFileStaysTheSame() {
        #expect(identity != nil && identity == identity)
        #expect(FileIdentity.text(of: folder.file("none")) == nil)
    }

    /// The time of the last change of the bytes can be set back by hand, that of the status cannot.
    @Test func aWriteIsSeenWhateverTheDateSays() throws {
        let before = identity
        // Until the clock of the file system, which counts in milliseconds, has moved on.
        for _ in 0..<500 where identity == before {
            try Data([2]).write(to: URL(fileURLWithPath: folder.file("a")))
            try folder.age("a")
        }
        #expect(identity != before)
    }

    @Test func anotherFileOfTheSameNameIsAnother() throws {
        let before = identity
        try folder.write([1], to: "b")
        try folder.age("b")
        #expect(rename(folder.file("b"), folder.file("a")) == 0)
        #expect(identity != before)
    }

    @Test func aLinkIsItsFile() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "a")
        #expect(FileIdentity.text(of: folder.file("link")) == identity)
    }
}
