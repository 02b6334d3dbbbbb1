import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import Scenes

/// The project's file, which says how its problems are judged.
struct ProjectFileTests {
    private func read(_ text: String) throws -> ProjectFile {
        try ProjectFile(
            text, path: "balloon.yaml", rules: ["textTruncated", "wordBroken", "captionsTouch", "blankSpace"],
            flaws: ["textTruncated", "titleContrastLow"])
    }

    /// "YAML 1.1", Boolean: `off` is false where it is not quoted, so that a tool may have written that.
    @Test func rulesHaveLevels() throws {
        let file = try read(
            """
            lint:
              errorsUpTo: AX2
              rules: {textTruncated: warning, wordBroken: off, captionsTouch: false, blankSpace: error}
            goldens: {refuse: [titleContrastLow]}
            """)
        #expect(
            file.rules == ["textTruncated": .warning, "wordBroken": .off, "captionsTouch": .off, "blankSpace": .error])
        #expect(file.errorsUpTo == .accessibilityLarge && file.refused == ["titleContrastLow"])
        let empty = try read("lint: {}")
        #expect(empty.rules.isEmpty && empty.errorsUpTo == nil && empty.refused.isEmpty)
    }

    @Test(arguments: [
        "lint: {rules: {textTruncatde: off}}", "lint: {rules: {wordBroken: on}}", "lint: {rules: {wordBroken: loud}}",
        "lint: {errorsUpTo: huge}", "goldens: {refuse: [wordBroken]}", "lnit: {}",
    ])
    func mistakesAreRefused(text: String) {
        #expect(throws: (any Error).self) { try read(text) }
    }

    /// The nearest file counts, and none above the repository.
    @Test func theNearestFileCounts() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "repository/.git/HEAD")
        try folder.write("lint: {}", to: "balloon.yaml")
        try folder.write("", to: "repository/Scenes/Deep/a.yaml")
        let scene = folder.file("repository/Scenes/Deep/a.yaml")
        #expect(ProjectFile.path(for: scene) == nil)
        try folder.write("lint: {}", to: "repository/balloon.yaml")
        #expect(ProjectFile.path(for: scene)?.hasSuffix("/repository/balloon.yaml") == true)
        try folder.write("lint: {}", to: "repository/Scenes/balloon.yaml")
        #expect(ProjectFile.path(for: scene)?.hasSuffix("/repository/Scenes/balloon.yaml") == true)
    }

    /// What the file refuses must not be lost by its name, or with the file behind a link.
    @Test func theFileIsFoundByEitherEndingAndBehindALink() throws {
        let folder = try TemporaryFolder()
        let scene = folder.file("a.yaml")
        try folder.write("lint: {}", to: "balloon.yml")
        #expect(ProjectFile.path(for: scene)?.hasSuffix("/balloon.yml") == true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("balloon.yaml"), withDestinationPath: "nowhere.yaml")
        let found = try #require(ProjectFile.path(for: scene))
        #expect(found.hasSuffix("/balloon.yaml"))
        #expect(throws: SceneError.self) { try ProjectFile(contentsOf: found, rules: [], flaws: []) }
    }

    /// A text size is named as on the command line; who writes another word reads those twelve names.
    @Test func aTextSizeHasItsShortName() throws {
        for category in ContentSizeCategory.allCases {
            #expect(try read("lint: {errorsUpTo: \(category.shortName)}").errorsUpTo == category)
        }
        let error = try #require(throws: SceneError.self) { try read("lint: {errorsUpTo: HUGE}") }
        #expect(error.fix == "allowed: XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5")
    }

    /// What begins with `balloon new` is a scene, and not this file.
    @Test func anEmptyFileIsNoEmptyScene() throws {
        #expect(try #require(throws: SceneError.self) { try read("") }.message == "the file is empty")
    }

    @Test(arguments: ProjectFile.Level.allCases) func everyLevelHasItsName(_ level: ProjectFile.Level) throws {
        #expect(try read("lint: {rules: {blankSpace: \"\(level.rawValue)\"}}").rules == ["blankSpace": level])
    }
}
