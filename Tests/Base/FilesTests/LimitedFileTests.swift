import Files
import Foundation
import TestSupport
import Testing

/// What is read is limited, whatever stands at the path and whatever the system says about its size.
struct LimitedFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func failure(_ path: String, limit: Int = 100) -> LimitedFile.Failure? {
        do throws(LimitedFile.Failure) {
            _ = try LimitedFile.read(path, limit: limit)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [0, 1, 99, 100]) func aFileUpToTheLimitIsRead(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        #expect(try LimitedFile.read(try folder.write(bytes, to: "file"), limit: 100) == bytes)
    }

    @Test func aLongerFileIsRefused() throws {
        let path = try folder.write([UInt8](repeating: 1, count: 101), to: "file")
        #expect(failure(path) == .tooLarge(limit: 100))
    }

    @Test func theStartOfAFileComesWithItsSize() throws {
        let path = try folder.write(Array("abcdef".utf8), to: "file")
        let start = try LimitedFile.start(of: path, count: 4)
        #expect(start.bytes == Array("abcd".utf8))
        #expect(start.size == 6)
        #expect(try LimitedFile.start(of: path, count: 40).bytes.count == 6)
    }

    @Test func partsAreTheBytesInOrder() throws {
        let path = try folder.write(Array("abcdef".utf8), to: "file")
        let parts = try LimitedFile.withParts(of: path) { next in try [next(2), next(3), next(4), next(1)] }
        #expect(parts.map { String(decoding: $0, as: UTF8.self) } == ["ab", "cde", "f", ""])
        #expect(throws: LimitedFile.Failure.missing) { try LimitedFile.withParts(of: path + "x") { try $0(1) } }
    }

    @Test func aLinkIsItsFile() throws {
        let path = try folder.write("abc", to: "file")
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: path)
        #expect(try LimitedFile.read(folder.file("link"), limit: 3) == Array("abc".utf8))
        try FileManager.default.createSymbolicLink(atPath: folder.file("dangling"), withDestinationPath: path + "x")
        #expect(failure(folder.file("dangling")) == .missing)
    }

    @Test func whatIsNoFileIsRefusedWithoutWaiting() throws {
        let pipe = folder.file("pipe")
        try #require(mkfifo(pipe, 0o600) == 0)
        #expect(failure(pipe) == .notRegular("a named pipe"))
        #expect(failure(folder.path) == .notRegular("a folder"))
        #expect(failure("/dev/zero") == .notRegular("a device"))
        #expect(failure(folder.file("none")) == .missing)
        #expect(failure(try folder.write("", to: "empty") + "/below") == .missing)
    }

    @Test func aSocketIsRefused() throws {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = NSTemporaryDirectory() + "balloon-\(UInt32.random(in: 0 ... .max))"
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer {
            close(socket)
            unlink(path)
        }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) }
        }
        try #require(bound == 0)
        #expect(failure(path) == .notRegular("a socket or a device"))
    }

    #if os(Linux)
        /// The system gives the size 0 for these files, and more is in them.
        @Test func filesOfTheSystemAreLimitedToo() throws {
            #expect(try LimitedFile.read("/proc/self/status", limit: 1 << 16).count > 100)
            #expect(failure("/proc/self/smaps", limit: 1_000) == .tooLarge(limit: 1_000))
            #expect(failure("/proc/self/pagemap", limit: 1 << 16) != nil)
        }
    #endif
}
