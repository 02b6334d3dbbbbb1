import BalloonLayouts
import Foundation
import Scenes
import Sweeps
import Testing
import Typesetting
import ViewLayout

@testable import Lint

/// Problems that depend on what a message says: one each, with the shortest text that has it.
struct ContentLintTests {
    private static let fonts = Result { try FontCascade.bundled() }

    private func scene(_ caption: String, _ more: String) throws -> BalloonScene {
        try BalloonScene(
            text: """
                message: {summaryText: A, url: "https://example.com", layout: {template: {caption: "\(caption)"}}}
                expect: [{node: caption, lines: 1}]
                \(more)
                """, file: "round.yaml")
    }

    private func sweep(_ scene: BalloonScene, widths: [CGFloat] = [402]) throws -> SceneSweep {
        var axes = scene.sweep
        axes[\.transcriptWidth] = widths
        return try SceneSweep(of: scene, axes: axes, fonts: Self.fonts.get(), workerCount: 1)
    }

    private func isMissed(_ scene: BalloonScene, _ content: [String: String]) throws -> Bool {
        var traits = scene.traits
        traits.content.merge(content) { $1 }
        return try scene.layout(traits: traits, fonts: Self.fonts.get()).findings
            .contains { $0.kind == .expectationMissed }
    }

    /// The number is that of trying every length.
    @Test func aTextIsShrunkToTheShortestThatFails() throws {
        let long = "Maximiliane von Hohenstein-Wittelsbach zu Neuburg an der Donau"
        let scene = try scene("$name won", "vary: {name: [Bo, \(long)]}")
        let problem = try #require(try sweep(scene).problems.first { $0.rule == "expectationMissed" })
        let lengths = try (1...long.count).filter { try isMissed(scene, ["name": String(long.prefix($0))]) }
        let shortest = try #require(lengths.first)
        #expect((10..<long.count).contains(shortest))
        #expect(problem.content == "name of \(shortest) letters or more")
        #expect(problem.sentence.contains("name of \(shortest) letters or more"))
        #expect(problem.cellCount == 1)
    }

    @Test func theWidestLettersAreCounted() throws {
        let scene = try scene("$name won", "vary: {name: [Bo, {longest: 60}]}")
        let problem = try #require(try sweep(scene).problems.first { $0.rule == "expectationMissed" })
        let shortest = try #require(
            try (1...60).first { count in
                try isMissed(scene.varying(["name": [.longest(count)]]), ["name": "longest \(count)"])
            })
        #expect(problem.content == "name of \(shortest) letters W or more")
    }

    /// A longer number beside a name leaves it less room.
    @Test func theShortestTextIsThatOfTheWorstOtherValue() throws {
        let scene = try scene(
            "$player played QUARTZ for $points", "vary: {player: [Ada, {longest: 20}], points: [8, 148]}")
        let problem = try #require(
            try sweep(scene).problems.first { $0.rule == "expectationMissed" })
        func least(_ points: String) throws -> Int {
            try #require(
                try (1...20).first { count in
                    try isMissed(
                        scene.varying(["player": [.longest(count)]]), ["player": "longest \(count)", "points": points])
                })
        }
        let (few, many) = (try least("8"), try least("148"))
        #expect(many < few)
        #expect(problem.content == "player of \(many) letters W or more with points 148")
    }

    @Test func numbersAreNamedFromTheLeastThatFails() throws {
        let many = "points in this round"
        let scene = try scene("$score \(many)", "vary: {score: [1, 20, 1000000000, 2000000000]}")
        let problem = try #require(try sweep(scene, widths: [320]).problems.first { $0.rule == "expectationMissed" })
        #expect(problem.content == "score from 1000000000")
    }

    /// Plural numbers are no texts, whose letters could be counted.
    @Test func countsAreNamedAsNumbers() throws {
        let scene = try scene(
            "$n \(String(repeating: "guests ", count: 4))", "vary: {n: {counts: all}}\nstrings: {en: {}, ar: {}}")
        let problem = try #require(
            try (300...402).lazy.compactMap { width in
                try sweep(scene, widths: [CGFloat(width)]).problems.first {
                    $0.rule == "expectationMissed" && $0.content != nil
                }
            }.first)
        let words = try #require(problem.content)
        #expect(!words.contains("letters") && words.hasPrefix("n "), "\(words)")
    }

    /// The value of a second name is said once, beside the text for which it matters.
    @Test func aSecondNameIsSaidOnce() throws {
        let scene = try scene("$price for $name today", "vary: {price: [1, 1250000], name: [Bo, {longest: 20}]}")
        let problem = try #require(try sweep(scene).problems.first { $0.rule == "expectationMissed" })
        let words = try #require(problem.content)
        #expect(words.contains(" with price 1250000") && words.components(separatedBy: "price").count == 2, "\(words)")
    }

    @Test func aProblemOfEveryContentSaysNothingOfIt() throws {
        let always = try scene("$name \(String(repeating: "wins again ", count: 9))", "vary: {name: [Bo, Maximiliane]}")
        let problem = try #require(try sweep(always).problems.first { $0.rule == "expectationMissed" })
        #expect(problem.content == nil && problem.cellCount == 2)
    }

    /// One entry for each viewer, however many names there are.
    @Test func manyNamesAreOneProblem() throws {
        let names = (0..<300).map { "\"\(String(repeating: "Anna", count: 5 + $0 % 30)) \($0)\"" }.joined(
            separator: ", ")
        let scene = try scene("$name won", "vary: {name: [Bo, \(names)]}")
        let problems = try sweep(scene, widths: [320, 375, 402]).problems.filter { $0.rule == "expectationMissed" }
        #expect(problems.count == 1 && problems[0].places.count == 1 && problems[0].cellCount > 300)
        #expect(problems[0].places[0].widths.count == 3)
    }

    @Test func lintAsksEveryContentAndSaysFromWhichLength() throws {
        let scene = try BalloonScene(
            text: """
                message: {summaryText: A, url: "https://example.com", layout: {template: {caption: "$name won"}}}
                vary: {name: [Bo, "Maximiliane von Hohenstein-Wittelsbach"]}
                expect: [{node: caption, lines: 1, when: {category: "<= L", $name: "Maximiliane von Hohenstein-Wittelsbach"}}]
                """, file: "round.yaml")
        let lint = try SceneLint(of: scene, fonts: Self.fonts.get(), workerCount: 2)
        let problem = try #require(lint.problems.first { $0.rule == "expectationMissed" })
        #expect(problem.isSeenByUsualViewer == false)
        #expect(problem.severity == .error)
        #expect(problem.line(in: "round.yaml").contains("name "))
        #expect(lint.problems.allSatisfy { $0.rule != "expectationUnasked" })
    }

    @Test func anExpectationInATestSaysTheShortestText() throws {
        let scene = try scene("$name won", "vary: {name: [Bo, Maximiliane von Hohenstein-Wittelsbach zu Neuburg]}")
        let problem = try #require(try sweep(scene).problem(expecting: "one line") { $0["caption"].lineCount == 1 })
        #expect(problem.content?.hasPrefix("name of ") == true)
    }
}
