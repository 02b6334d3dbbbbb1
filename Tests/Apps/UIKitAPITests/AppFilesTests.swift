import Foundation
import Testing
import UIKitAPI

/// The folders of an imported app are the test's own.
struct AppFilesTests {
    @Test func documentsAreNotThoseOfTheAccount() throws {
        let files = FileManager.ofImportedFiles()
        let folder = try #require(files.urls(for: .documentDirectory, in: .userDomainMask).first)
        #expect(
            folder.path.hasPrefix(FileManager.default.temporaryDirectory.path)
                && folder.lastPathComponent == "Documents")
        #expect(files.fileExists(atPath: folder.path))
        #expect(
            try files.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true).path
                == folder.path)
        #expect(files.paths(.documentDirectory, .userDomainMask, true) == [folder.path])
        // Written by one, found by the next.
        try Data("42".utf8).write(to: folder.appendingPathComponent("score"))
        #expect(FileManager.ofImportedFiles().contents(atPath: folder.path + "/score") == Data("42".utf8))
        let all: [FileManager.SearchPathDirectory] = [
            .libraryDirectory, .cachesDirectory, .applicationSupportDirectory,
        ]
        #expect(
            all.allSatisfy {
                files.paths($0, .userDomainMask, true)[0].hasPrefix(folder.deletingLastPathComponent().path)
            })
    }
}
