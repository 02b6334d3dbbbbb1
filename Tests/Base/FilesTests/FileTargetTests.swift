import Files
import Foundation
import TestSupport
import Testing

/// Where a written file goes.
struct FileTargetTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder.file(name), withDestinationPath: destination)
    }

    private func failure(_ path: String) -> FileTarget.Failure? {
        do throws(FileTarget.Failure) {
            _ = try FileTarget(path)
            return nil
        } catch {
            return error
        }
    }

    @Test func linksAreFollowed() throws {
        try folder.write("x", to: "file")
        try link("first", to: "second")
        try link("second", to: folder.file("file"))
        try link("dangling", to: "new")
        #expect(try FileTarget(folder.file("first")).path == folder.file("file"))
        #expect(try FileTarget(folder.file("dangling")).path == folder.file("new"))
        #expect(try FileTarget(folder.file("dangling")).permissions == nil)
    }

    @Test(arguments: [0o640, 0o755, 0o511, 0o700, 0o666, 0o777] as [mode_t])
    func aFileKeepsItsPermissions(_ permissions: mode_t) throws {
        try folder.write("x", to: "file")
        chmod(folder.file("file"), permissions)
        #expect(try FileTarget(folder.file("file")).permissions == permissions)
    }

    /// A relative destination is meant from the folder of its link.
    @Test func aRelativeLinkBeginsInItsFolder() throws {
        try folder.write("x", to: "inner/file")
        try link("inner/link", to: "file")
        try link("up", to: "inner/../inner/link")
        #expect(try FileTarget(folder.file("inner/link")).path == folder.file("inner/file"))
        #expect(try FileTarget(folder.file("up")).path.hasSuffix("/inner/../inner/file"))
        #expect(try FileTarget("no-such-file").path == "no-such-file")
    }

    @Test func whatIsNoFileIsRefused() throws {
        try #require(mkfifo(folder.file("pipe"), 0o600) == 0)
        try link("link", to: "pipe")
        #expect(failure(folder.file("pipe")) == .notRegular("a named pipe"))
        #expect(failure(folder.file("link")) == .notRegular("a named pipe"))
        #expect(failure("/dev/null") == .notRegular("a device"))
        #expect(failure(folder.path) == .notRegular("a folder"))
    }

    @Test(.endsWithin(.seconds(60))) func linksInACircleEnd() throws {
        try link("a", to: "b")
        try link("b", to: "a")
        #expect(failure(folder.file("a")) == .linkLoop)
    }
}
