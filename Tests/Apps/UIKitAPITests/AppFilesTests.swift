import Foundation
import Testing
import Typesetting
import ViewLayout

@testable import UIKitAPI

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

    /// Apps that share a folder for what is built leave their resources side by side.
    @Test func aTestFindsTheResourcesOfItsOwnPackage() {
        let names = [
            "Data_Data.resources", "Poll", "Poll_Poll.resources", "Poll_Views.resources", "Quiz_Quiz.resources",
        ]
        #expect(
            AppResources.resources(names, of: "PollPackageTests.xctest")
                == ["Poll_Poll.resources", "Poll_Views.resources"])
        // A package without any tests an app of another package.
        #expect(AppResources.resources(names, of: "ChecksPackageTests.xctest").count == 4)
        #expect(AppResources.resources(names, of: "balloon").count == 4)
    }

    /// Names of Foundation that Linux lacks.
    @Test func timesFromNowAreWritten() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en")
        #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
        formatter.dateTimeStyle = .named
        let day = Date(timeIntervalSince1970: 1_000_000_000)
        #expect(formatter.localizedString(for: day.addingTimeInterval(-86_400), relativeTo: day) == "yesterday")
        formatter.locale = Locale(identifier: "de")
        #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2 Stunden")
    }

    /// Without a language of its own a formatter has the viewer's, whatever the machine's.
    @Test(arguments: [("en", "2 hours ago"), ("de", "vor 2 Stunden")])
    func timesFromNowAreInTheViewersLanguage(_ locale: String, _ text: String) throws {
        let context = LayoutContext(traits: TraitCollection(locale: locale), fonts: try .bundled())
        let written = CurrentViewer.run(in: context) {
            RelativeDateTimeFormatter().localizedString(fromTimeInterval: -7200)
        }
        #expect(written == text)
    }

    @Test func keysWithValuesAreWrittenWithoutATranslation() {
        let (count, name) = (3, "Ada")
        #expect(String(localized: "\(name) has \(count) votes, 50%") == "Ada has 3 votes, 50%")
        #expect(String(localized: "poll.title", defaultValue: "Lunch") == "Lunch")
    }
}
