import Foundation
import TestSupport
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

    /// Each module has a home, whichever of its files asks for it.
    @Test func filesOfAModuleShareAHome() {
        func documents(_ files: FileManager) -> [URL] { files.urls(for: .documentDirectory, in: .userDomainMask) }
        let first = documents(.ofImportedFiles(for: "Poll/Votes.swift"))
        #expect(documents(.ofImportedFiles(for: "Poll/Store.swift")) == first)
        #expect(documents(.ofImportedFiles(for: "Quiz/Votes.swift")) != first)
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

    /// An import lays an app's files side by side, those of a folder too.
    @Test func filesAreFoundByTheirEnding() throws {
        let folder = try TemporaryFolder()
        for name in ["tea.png", "cake.png", "note.txt"] { try folder.write("", to: name) }
        let bundle = try #require(Bundle(path: folder.path))
        for subdirectory in [nil, "Drinks"] {
            let urls = bundle.urlsOfImportedFiles(forResourcesWithExtension: "png", subdirectory: subdirectory)
            #expect(urls?.map { $0.deletingPathExtension().lastPathComponent } == ["cake", "tea"])
        }
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

    /// The examples of Apple's documentation, and what clocks show.
    @Test func lengthsOfTimeAreWritten() {
        let formatter = DateComponentsFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.calendar?.locale = Locale(identifier: "en")
        (formatter.unitsStyle, formatter.allowedUnits) = (.full, [.day, .hour, .minute])
        #expect(formatter.string(from: 93_784) == "1 day, 2 hours, 3 minutes")
        formatter.maximumUnitCount = 2
        #expect(formatter.string(from: 93_784) == "1 day, 2 hours")
        #expect(formatter.string(from: DateComponents(hour: 5)) == "5 hours")
        formatter.unitsStyle = .abbreviated
        #expect(
            formatter.string(from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 3660)) == "1h 1m")
        (formatter.unitsStyle, formatter.allowedUnits) = (.positional, [.hour, .minute, .second])
        formatter.maximumUnitCount = 0
        #expect(formatter.string(from: 65) == "1:05")
        #expect(formatter.string(from: 0) == "0" && formatter.string(from: 9) == "9")
        #expect(formatter.string(from: 60) == "1:00" && formatter.string(from: 3600) == "1:00:00")
        #expect(formatter.string(from: 3665) == "1:01:05")
        formatter.maximumUnitCount = 2
        #expect(formatter.string(from: 5405) == "1:30")
        formatter.maximumUnitCount = 0
        #expect(formatter.string(from: .greatestFiniteMagnitude) == nil)
        #expect(formatter.string(from: DateComponents(hour: .max / 4)) == nil)
        (formatter.allowedUnits, formatter.zeroFormattingBehavior) = ([.minute, .second], .pad)
        #expect(formatter.string(from: 5.9) == "00:05" && formatter.string(from: 600) == "10:00")
        formatter.calendar?.locale = Locale(identifier: "de")
        (formatter.unitsStyle, formatter.allowedUnits) = (.full, [.hour])
        #expect(formatter.string(from: 7200) == "2 Stunden")
    }

    /// In iCloud there is nothing but what the app keeps.
    @Test func valuesOfAllDevicesAreKeptInMemory() {
        let store = NSUbiquitousKeyValueStore()
        #expect(store.double(forKey: "wins") == 0 && store.string(forKey: "name") == nil && store.synchronize())
        store.set(3, forKey: "wins")
        store.set("Ada", forKey: "name")
        store.set(Data([1]), forKey: "game")
        #expect(store.longLong(forKey: "wins") == 3 && store.string(forKey: "name") == "Ada")
        #expect(store.data(forKey: "game") == Data([1]) && store.dictionaryRepresentation.count == 3)
        store.removeObject(forKey: "wins")
        #expect(!store.bool(forKey: "wins") && NSUbiquitousKeyValueStore.default.object(forKey: "name") == nil)
    }

    /// What a viewer has is read, the rest is off.
    @Test func whatHelpsTheViewerIsRead() throws {
        let traits = TraitCollection(legibilityWeight: .bold, accessibilityContrast: .high)
        CurrentViewer.run(in: LayoutContext(traits: traits, fonts: try .bundled())) {
            #expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
            #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
        }
        #expect(!UIAccessibility.isBoldTextEnabled)
        UIAccessibility.post(notification: .announcement, argument: "Sent")
    }

    @Test func keysWithValuesAreWrittenWithoutATranslation() {
        let (count, name) = (3, "Ada")
        #expect(String(localized: "\(name) has \(count) votes, 50%") == "Ada has 3 votes, 50%")
        #expect(String(localized: "poll.title", defaultValue: "Lunch") == "Lunch")
        // Numbers have no groups, and six digits behind the point, as `%lld` and `%lf` write them.
        #expect(String(localized: "\(1_234_567) \(-5) \(UInt8(200))") == "1234567 -5 200")
        #expect(String(localized: "\(2.5) \(true)") == "2.500000 true")
        #expect(String(localized: "\(0.25, format: .percent)") == "25%")
        #expect(String(format: String(localized: "Move %lld"), 3) == "Move 3")
    }
}
