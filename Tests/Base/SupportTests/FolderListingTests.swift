import Support
import TestSupport
import Testing

struct FolderListingTests {
    @Test func namesAreThoseOfTheFolderAndPathsThoseBelow() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b/c", "b/d/e"] { try folder.write([1], to: name) }
        #expect(try FolderListing.names(in: folder.path).sorted() == ["a", "b"])
        #expect(try FolderListing.paths(below: folder.path).sorted() == ["a", "b", "b/c", "b/d", "b/d/e"])
        #expect(throws: AtomicFile.Failure.self) { try FolderListing.names(in: folder.file("a")) }
        #expect(throws: AtomicFile.Failure.self) { try FolderListing.paths(below: folder.file("none")) }
    }
}
