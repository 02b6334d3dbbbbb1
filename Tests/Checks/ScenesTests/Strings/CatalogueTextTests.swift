import BalloonFixtures
import BalloonLayouts
import Foundation
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import Scenes

/// Catalogues as Xcode writes them, with the text that each string is for viewers and numbers. `expected.tsv` is written by
/// hand from the plural rules and patterns of "Unicode CLDR 47": catalogue, locale, device, key, arguments, text. A line
/// break of a text is `\n` there, and a key is written as between the quotation marks of YAML.
struct CatalogueTextTests {
    private static let folder = packageFolder + "/Tests/Checks/ScenesTests/Resources/Catalogues"

    struct Row: Sendable, CustomTestStringConvertible {
        let catalogue, locale, key, arguments, text: String
        let device: DeviceVariation
        var testDescription: String { "\(catalogue) \(locale) \(key) \(arguments)" }
    }

    static let rows: [Row] = {
        let text = (try? String(contentsOfFile: folder + "/expected.tsv", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Row(
                catalogue: cells[0], locale: cells[1], key: cells[3], arguments: cells[4],
                text: cells[5].replacing("\\n", with: "\n"),
                device: DeviceVariation(rawValue: cells[2]) ?? .other)
        }
    }()

    @Test("Every row is read") func count() { #expect(Self.rows.count == 475) }

    @Test(arguments: rows) func text(_ row: Row) throws {
        let arguments = row.arguments.isEmpty ? "" : ", arguments: \(row.arguments)"
        let scene = try BalloonScene(
            text: """
                message: {layout: {template: {caption: {key: "\(row.key)"\(arguments)}}}}
                strings: Catalogues/\(row.catalogue).xcstrings
                traits: {locale: \(row.locale)}
                """, file: Self.folder + "/../scene.yaml")
        guard case .message(let message) = scene.subject, case .key(let reference) = message.texts[0] else {
            Issue.record("the caption has no key")
            return
        }
        let texts = SceneTexts(
            file: scene.file, strings: scene.strings, participants: ParticipantNames(), device: row.device)
        let resolution = try texts.resolution(of: reference, locale: row.locale)
        #expect(resolution.text == row.text)
        #expect(resolution.problems.isEmpty)
    }
}
