import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import Testing
import ViewLayout

/// The words of the examples that the rule of rows splits (facts 3.2.24), in the languages of each example at the twelve
/// text sizes: the table of Examples/README.md has them all, and no other.
@Suite struct SplitWordTests {
    private static let sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

    /// A row for every text that has a split word at some size.
    private func rows(of name: String, in context: LayoutContext) throws -> [String] {
        let scene = try BalloonScene(contentsOf: "\(packageFolder)/Examples/\(name).yaml")
        if case .stickers = scene.subject { return [] }
        var sizesOfTexts: [String: [String]] = [:]
        for locale in Set([scene.traits.locale] + scene.goldens[\.locale]) {
            for (size, category) in zip(Self.sizes, ContentSizeCategory.allCases) {
                var viewer = context
                viewer.traits = scene.traits
                viewer.traits.locale = locale
                viewer.traits.preferredContentSizeCategory = category
                for finding in try scene.layout(in: viewer).findings where finding.kind == .wordBroken {
                    sizesOfTexts["| \(name) | \(locale) | \(finding.subject) |", default: []].append(size)
                }
            }
        }
        return sizesOfTexts.map { "\($0) \($1.joined(separator: ", ")) |" }
    }

    @Test func theTableOfTheExamplesNamesThemAll() throws {
        let folder = packageFolder + "/Examples"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".yaml") }
        let context = try context()
        let found = try names.flatMap { try rows(of: String($0.dropLast(5)), in: context) }.sorted()
        let page = try String(contentsOfFile: folder + "/README.md", encoding: .utf8)
        let section = try #require(page.components(separatedBy: "## Words that are split").dropFirst().first)
        let table = section.components(separatedBy: "\n## ")[0].split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix("| ") }.dropFirst()
        #expect(Array(table) == found, "\(found.joined(separator: "\n"))")
    }
}
