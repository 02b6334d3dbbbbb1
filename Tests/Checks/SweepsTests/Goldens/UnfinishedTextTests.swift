import BalloonFixtures
import BalloonLayouts
import Foundation
import Goldens
import Scenes
import TestSupport
import Testing
import ViewLayout

@testable import Sweeps

/// No golden keeps a text that no viewer of the app reads.
struct UnfinishedTextTests {
    private func kind(of caption: String, strings: String) throws -> GoldenFailure.Kind? {
        let scene = try BalloonScene(
            text: """
                message: {summaryText: s, layout: {template: {caption: \(caption)}}}
                strings: {en: {seats: \(strings)}}
                """, file: "a.yaml")
        do {
            _ = try BalloonRenderer().rendering(of: scene.layout(fonts: fonts()))
            return nil
        } catch let failure as GoldenFailure {
            return failure.kind
        }
    }

    private let varied = "{one: \"%lld seat\", other: \"%lld seats\"}"

    @Test("A specifier without an argument, and words that wait for the system's grammar")
    func refused() throws {
        for caption in ["{key: seats}", "{key: seats, arguments: []}", "\"%lld\""] {
            #expect(try kind(of: caption, strings: varied) == .badInput)
        }
        #expect(try kind(of: "{key: seats, arguments: [1]}", strings: "\"%lld of %lld\"") == .badInput)
        #expect(try kind(of: "{key: seats, arguments: [1]}", strings: "\"^[%lld seat](inflect: true)\"") == .badInput)
    }

    @Test("A complete text is drawn, and so is a percent sign") func drawn() throws {
        #expect(try kind(of: "{key: seats, arguments: [1]}", strings: varied) == nil)
        #expect(try kind(of: "{key: seats}", strings: "\"50% off\"") == nil)
        #expect(try kind(of: "\"100% done\"", strings: varied) == nil)
    }

    @Test("Too many arguments, and one of the wrong kind, are flaws of the golden")
    func flawed() throws {
        for (arguments, rule) in [
            ("[1, 2]", "argumentUnused"), ("[one]", "argumentOfWrongKind"), ("[2], plural: one", "pluralDisagrees"),
        ] {
            let scene = try BalloonScene(
                text: """
                    message: {summaryText: s, layout: {template: {caption: {key: seats, arguments: \(arguments)}}}}
                    strings: {en: {seats: \(varied)}}
                    """, file: "a.yaml")
            #expect(try scene.layout(fonts: fonts()).flaws(allowing: []).map(\.rule) == [rule])
        }
    }
}
