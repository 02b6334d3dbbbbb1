import BalloonFixtures
import BalloonLayouts
import Foundation
import Testing
import ViewLayout

@testable import Scenes

/// Where parts are, seen from each other, and who is asked.
struct ExpectationJudgeTests {
    private static let view = """
        message:
          summaryText: a
          layout:
            live:
              view:
                vstack:
                  - hstack:
                      - {fill: "#000000", id: one, frame: {width: 60, height: 30}}
                      - {fill: "#333333", id: two, frame: {width: 40, height: 30}}
                  - {fill: "#666666", id: low, frame: {width: 100, height: 20}}
              contentSize: {width: 100, height: 50}
              alternate: {caption: a}
        """

    private func missed(_ expected: String, _ direction: LayoutDirection = .leftToRight) throws -> [Finding] {
        let scene = try BalloonScene(text: Self.view + "\nexpect: [\(expected)]\n", file: "a.yaml")
        var traits = scene.traits
        traits.explicitLayoutDirection = direction
        return try scene.layout(traits: traits, fonts: fonts()).findings.filter { $0.kind == .expectationMissed }
    }

    /// Parts that touch are beside each other, and no part is on both sides of another one.
    @Test(
        arguments: [
            ("one", "before", "two", nil), ("two", "before", "one", 100), ("two", "after", "one", nil),
            ("one", "after", "two", 100), ("one", "above", "low", nil), ("low", "above", "one", 50),
            ("low", "below", "one", nil), ("one", "below", "low", 50), ("one", "before", "low", 60),
            ("low", "after", "one", 60),
        ] as [(String, String, String, CGFloat?)], [LayoutDirection.leftToRight, .rightToLeft])
    func partsAreBesideEachOther(_ places: (String, String, String, CGFloat?), direction: LayoutDirection) throws {
        let (part, relation, other, points) = places
        let found = try missed("{node: \(part), \(relation): \(other)}", direction)
        #expect(found.map(\.points) == (points.map { [$0] } ?? []))
    }

    /// Reading goes by lines, then in the reading direction.
    @Test(
        arguments: [
            ("one, two, low", true), ("one, low", true), ("two, low", true), ("two, one", false), ("low, one", false),
            ("one, low, two", false),
        ], [LayoutDirection.leftToRight, .rightToLeft])
    func partsAreReadInTheirOrder(_ order: (names: String, holds: Bool), direction: LayoutDirection) throws {
        #expect(try missed("{order: [\(order.names)]}", direction).isEmpty == order.holds)
    }

    /// Each comparison at its number and one point beside it.
    @Test(arguments: [
        ("< 50", [true, false, false]), ("<= 50", [true, true, false]), ("= 50", [false, true, false]),
        ("== 50", [false, true, false]), ("!= 50", [true, false, true]), (">= 50", [false, true, true]),
        ("> 50", [false, false, true]),
        (">50", [false, false, true]),
    ]) func heightsAreCompared(_ comparison: String, _ holds: [Bool]) throws {
        let found = try [49, 50, 51].map { height in
            let text = Self.view.replacing("height: 50", with: "height: \(height)")
            let scene = try BalloonScene(text: text + "\nexpect: [{height: \"\(comparison)\"}]", file: "a.yaml")
            return try !scene.layout(fonts: fonts()).findingKinds.contains(.expectationMissed)
        }
        #expect(found == holds)
    }

    /// An expectation that some viewer is asked holds something.
    @Test(arguments: [
        ([ContentSizeCategory.large, .accessibilityLarge], 0), ([.large], 1), ([.accessibilityLarge], 0), ([], 1),
    ])
    func whoIsAsked(_ categories: [ContentSizeCategory], _ count: Int) throws {
        let scene = try BalloonScene(
            text: Self.view + "\nexpect: [{height: 50}, {height: 50, when: {category: \">= AX1\"}}]", file: "a.yaml")
        let viewers = categories.map { scene.traits.with(\.preferredContentSizeCategory, $0) }
        let unasked = scene.unaskedExpectations(of: viewers).map(\.node)
        #expect(unasked.contains("expect[1]") == (count == 1) && unasked.contains("expect[0]") == categories.isEmpty)
    }

    /// A language in which nobody reads is never compared.
    @Test(arguments: [
        ("en, de", ["en"], 1), ("en, de", ["en", "de"], 0), ("de, en", ["en"], 1), ("en, de, fr", ["en", "de"], 1),
    ])
    func languagesThatAreComparedAreRead(_ compared: String, _ read: [String], _ count: Int) throws {
        let scene = try BalloonScene(text: Self.view + "\nexpect: [{sameWidth: [\(compared)]}]", file: "a.yaml")
        let viewers = read.map { scene.traits.with(\.locale, $0) }
        #expect(scene.unaskedExpectations(of: viewers).count == count)
    }

    /// What has no text has no lines, and nothing of it is ever cut.
    @Test(arguments: ["lines: \"<= 2\"", "lines: 0", "truncated: false", "torn: false"])
    func whatIsNoTextIsMissed(_ check: String) throws {
        #expect(try missed("{node: one, \(check)}").count == 1)
    }

    /// How far a part reaches out of another one, on the side where it does most.
    @Test(
        arguments: [
            ("one", "two", 60), ("two", "one", 40), ("low", "one", 40), ("low", "two", 60), ("one", "low", 30),
            ("two", "low", 30),
        ] as [(String, String, CGFloat)], [LayoutDirection.leftToRight, .rightToLeft])
    func aPartReachesOut(_ parts: (String, String, CGFloat), direction: LayoutDirection) throws {
        #expect(try missed("{node: \(parts.0), inside: \(parts.1)}", direction).map(\.points) == [parts.2])
    }

    /// Where a part begins is told from the left and the top, in either direction.
    @Test(arguments: [
        ("one", [0, 0, 60, 30], [40, 0, 60, 30]), ("two", [60, 0, 40, 30], [0, 0, 40, 30]),
        ("low", [0, 30, 100, 20], [0, 30, 100, 20]),
    ]) func aPartHasItsPlace(_ name: String, _ usual: [Int], _ mirrored: [Int]) throws {
        for (direction, numbers) in [(LayoutDirection.leftToRight, usual), (.rightToLeft, mirrored)] {
            for (quantity, number) in zip(["x", "y", "width", "height"], numbers) {
                #expect(try missed("{node: \(name), \(quantity): \(number)}", direction).isEmpty, "\(quantity)")
                let found = try missed("{node: \(name), \(quantity): \(number + 3)}", direction)
                #expect(found.map(\.points) == [3], "\(quantity)")
            }
        }
    }

    /// How far the edges and the middles of two parts are from each other: one has its corner at the leading top of low,
    /// which is 100 by 20 points and 30 points further down.
    @Test(
        arguments: [
            ("leading", 0, 0), ("trailing", 40, 40), ("left", 0, 40), ("right", 40, 0), ("top", 30, 30),
            ("bottom", 20, 20), ("centerX", 20, 20), ("centerY", 25, 25),
        ] as [(String, CGFloat, CGFloat)])
    func edgesAreAligned(_ edge: String, _ usual: CGFloat, _ mirrored: CGFloat) throws {
        for (direction, points) in [(LayoutDirection.leftToRight, usual), (.rightToLeft, mirrored)] {
            let found = try missed("{node: one, aligned: {\(edge): low}}", direction)
            #expect(found.map(\.points) == (points == 0 ? [] : [points]))
        }
    }

    /// Each width is looked at where another viewer's balloon decides, or where some widths only are asked.
    @Test(arguments: [
        ("{height: 50}", false), ("{height: 50, when: {category: L}}", false),
        ("{height: 50, when: {category: L, width: \"< 375\"}}", true),
        ("{height: 50, unless: {width: \">= 402\"}}", true),
        ("{sameHeight: [en, de]}", true), ("{sameWidth: [en, de]}", true), ("{order: [one, two]}", false),
        ("{node: one, above: low}", false),
    ]) func someAreJudgedAtEachWidth(_ expected: String, _ isAtEach: Bool) throws {
        let scene = try BalloonScene(text: Self.view + "\nexpect: [{height: 50}, \(expected)]", file: "a.yaml")
        #expect(scene.expectations.map(\.needsEveryWidth) == [false, isAtEach])
        #expect(try SceneLayouts(of: scene, in: context()).needsEveryWidth == isAtEach)
    }
}
