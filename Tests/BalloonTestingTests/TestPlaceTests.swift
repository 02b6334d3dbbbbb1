import Foundation
import Testing

@testable import BalloonTesting

/// A golden's name and folder follow from the place of the test.
struct TestPlaceTests {
    private static func place(_ function: String, file: StaticString = "/package/Tests/InvitationTests.swift")
        -> TestPlace
    {
        TestPlace(fileID: "Tests/InvitationTests.swift", file: file, function: function, line: 12, column: 5)
    }

    @Test func goldensAreBesideTheTestUnlessSettingsSayOtherwise() {
        let place = Self.place("fits()")
        #expect(place.folder(GoldenSettings()) == "/package/Tests/Goldens")
        #expect(place.folder(GoldenSettings(folder: "Kept")) == "Kept")
    }

    /// Reports name no place that only one machine has.
    @Test func aFolderInsideTheWorkingDirectoryIsRelativeToIt() {
        let working = FileManager.default.currentDirectoryPath
        #expect(Self.place("fits()").folder(GoldenSettings(folder: working + "/Kept/Goldens")) == "Kept/Goldens")
    }

    @Test func theSourceIsFileAndLine() {
        #expect(Self.place("fits()").source == "InvitationTests.swift:12")
    }

    @Test(arguments: [
        ("fits()", nil, "InvitationTests.fits"), ("fits(category:)", nil, "InvitationTests.fits"),
        ("fits(_:)", "AX3", "InvitationTests.fits.AX3"), ("`it fits`()", nil, "InvitationTests.it-fits"),
    ])
    func theNameIsFileTestAndName(_ function: String, _ name: String?, _ expected: String) {
        #expect(Self.place(function).goldenName(name, suites: []) == expected)
    }

    /// Two suites of one file can have tests of one name.
    @Test(arguments: [
        (["InvitationTests"], "InvitationTests.fits"), (["Dark"], "InvitationTests.Dark.fits"),
        (["InvitationTests", "Dark"], "InvitationTests.Dark.fits"), (["A", "B"], "InvitationTests.A.B.fits"),
    ])
    func suitesThatAreNotNamedLikeTheFileArePartOfTheName(_ suites: [String], _ expected: String) {
        #expect(Self.place("fits()").goldenName(nil, suites: suites) == expected)
    }

    @Test func theRunningSuiteIsKnown() { #expect(TestPlace.suites == ["TestPlaceTests"]) }
}
