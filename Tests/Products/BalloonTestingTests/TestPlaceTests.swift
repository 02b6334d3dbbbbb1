import Foundation
import Goldens
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

    /// On a thread no suite is known, and the golden is the one that the test has in its own task.
    @Test(arguments: [
        (["InvitationTests.Dark.fits", "InvitationTests.Dark.fits.AX3"], nil, "InvitationTests.Dark.fits"),
        (["InvitationTests.A.B.fits.AX3", "Other.Dark.fits.AX3"], "AX3", "InvitationTests.A.B.fits.AX3"),
        (["InvitationTests.fits"], nil, "InvitationTests.fits"), ([], "AX3", "InvitationTests.fits.AX3"),
        // The test `both` has a golden that is named like this test.
        (["InvitationTests.both.fits"], nil, "InvitationTests.fits"),
    ])
    func withoutATestTheGoldenIsFound(_ goldens: [String], _ name: String?, _ expected: String) throws {
        #expect(try Self.place("fits()").goldenName(name, among: goldens) == expected)
    }

    /// Two suites have a test of this name, so that either golden may be meant: one of them would be red for ever.
    @Test(arguments: ["InvitationTests.fits", "InvitationTests.Light.fits"])
    func withoutATestTwoGoldensAreRefused(_ other: String) {
        let failure = #expect(throws: GoldenFailure.self) {
            try Self.place("fits()").goldenName(nil, among: ["InvitationTests.Dark.fits", other])
        }
        #expect(failure?.message.contains(other) == true && failure?.message.contains("named:") == true)
    }

    /// Suites can have any names, and so can tests: the functions of the file are tests, and all else are suites.
    @Test(arguments: [
        ("iPhone", true), ("-----", true), ("Dark", true), ("place", false), ("Raw-names-begin-with-any-letter", false),
    ])
    func theFileSaysWhatIsASuite(_ outer: String, _ isSuite: Bool) throws {
        let place = Self.place("fits()", file: #filePath)
        let golden = "TestPlaceTests.\(outer).fits"
        #expect(try place.goldenName(nil, among: [golden]) == (isSuite ? golden : "TestPlaceTests.fits"))
    }

    @Test func `Raw names begin with any letter`() {
        let name = Self.place("`Raw names begin with any letter`()").goldenName("fits", suites: [])
        #expect(name == "InvitationTests.Raw-names-begin-with-any-letter.fits")
    }

    @Test func theRunningSuiteIsKnown() { #expect(TestPlace.suites == ["TestPlaceTests"]) }
}
