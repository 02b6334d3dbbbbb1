import BalloonLayouts
import Foundation
import Scenes
import Testing
import Typesetting
import ViewLayout

/// What a scene expects of its balloon, against what its record says.
struct ExpectationTests {
    private static let fonts = Result { try FontCascade.bundled() }

    /// An order with a view: two texts in a row, a button below them.
    private static let view = """
        message:
          summaryText: Your order
          url: https://example.com/order
          layout:
            live:
              view:
                vstack:
                  - hstack:
                      - {text: Margherita, id: dish}
                      - {text: "$9", id: price}
                    spacing: 20
                  - {button: Order again and again, id: again}
                alignment: leading
                spacing: 8
                padding: 12
              contentSize: {height: fit}
              alternate: {caption: Your order, subcaption: Margherita}
        traits: {transcriptWidth: 320}
        """

    /// An invitation whose caption needs two lines.
    private static let template = """
        message:
          summaryText: Dinner
          url: https://example.com/dinner
          layout:
            template: {caption: Dinner at the pier with everybody from work, subcaption: Friday}
        traits: {transcriptWidth: 320}
        """

    private func missed(
        _ scene: String, _ expected: String, _ change: (inout TraitCollection) -> Void = { _ in }
    ) throws -> [Finding] {
        let scene = try BalloonScene(text: scene + "\nexpect:\n  - \(expected)\n", file: "expected.yaml")
        var traits = scene.traits
        change(&traits)
        return try scene.layout(traits: traits, fonts: Self.fonts.get()).findings
            .filter { $0.kind == .expectationMissed }
    }

    @Test(arguments: [
        "{node: caption, lines: 2}", "{node: caption, lines: \"<= 2\"}", "{node: caption, lines: \">1\"}",
        "{node: subcaption, lines: 1}", "{node: caption, truncated: false, torn: false}", "{height: \"> 50\"}",
        "{width: \"<= 320\"}", "{node: subcaption, below: caption}", "{node: caption, above: subcaption}",
        "{node: caption, inside: bar}", "{order: [caption, subcaption]}",
        "{node: caption, aligned: {leading: subcaption, left: subcaption}}", "{node: caption, contrast: \">= 7\"}",
    ])
    func whatTheRecordSaysHolds(_ expected: String) throws {
        #expect(try missed(Self.template, expected).isEmpty)
    }

    @Test(arguments: [
        ("{node: caption, lines: 1}", "lines"), ("{node: caption, lines: \"> 2\"}", "lines"),
        ("{node: caption, truncated: true}", "truncated"), ("{node: caption, torn: true}", "torn"),
        ("{height: \"<= 50\"}", "height"), ("{width: 320}", "width"), ("{node: subcaption, above: caption}", "above"),
        ("{node: bar, inside: caption}", "inside"), ("{order: [subcaption, caption]}", "order"),
        ("{node: caption, aligned: {top: subcaption}}", "aligned.top"), ("{node: caption, contrast: 21}", "contrast"),
        ("{node: captoin, lines: 2}", "lines"), ("{node: caption, above: nothing}", "above"),
    ])
    func whatTheRecordDeniesIsFound(_ expected: String, _ key: String) throws {
        let found = try missed(Self.template, expected)
        #expect(found.map(\.node) == ["expect[0].\(key)"])
    }

    @Test(arguments: [
        "{node: dish, before: price, aligned: {baseline: price, centerY: price}}", "{node: price, after: dish}",
        "{node: again, below: dish, aligned: {leading: dish}, height: \"> 20\"}", "{order: [dish, price, again]}",
    ])
    func aViewInEitherDirection(_ expected: String) throws {
        #expect(try missed(Self.view, expected).isEmpty)
        #expect(try missed(Self.view, expected) { $0.explicitLayoutDirection = .rightToLeft }.isEmpty)
    }

    /// The example of the page.
    @Test(arguments: [("44", true), ("42", false)])
    func aButtonIsAsLargeAsWhatAFingerHits(height: String, isLarge: Bool) throws {
        let view = Self.view.replacing(
            "{button: Order again and again, id: again}",
            with: "{button: Join, id: join, frame: {height: \(height), width: 88}}")
        let found = try missed(view, "{node: join, height: \">= 44\", width: \">= 44\"}")
        #expect(found.isEmpty == isLarge)
        let small = try BalloonScene(text: view, file: "a.yaml").layout(fonts: Self.fonts.get()).findings
            .filter { $0.kind == .touchTargetSmall }
        #expect(small.isEmpty == isLarge)
    }

    @Test func aMirroredRowIsNotInTheOrderOfTheLeft() throws {
        let left = "{node: dish, aligned: {left: again}}"
        #expect(try missed(Self.view, left).isEmpty)
        #expect(try missed(Self.view, left) { $0.explicitLayoutDirection = .rightToLeft }.count == 1)
        #expect(try missed(Self.view, "{node: price, before: dish}").count == 1)
        #expect(try missed(Self.view, "{order: [price, dish]}").count == 1)
    }

    @Test func theShortfallIsInPoints() throws {
        let scene = try BalloonScene(text: Self.template, file: "expected.yaml")
        let height = try scene.layout(fonts: Self.fonts.get()).size.height
        let found = try missed(Self.template, "{height: \"<= \(height - 12.5)\"}")
        #expect(found.map(\.points) == [12.5])
        #expect(try missed(Self.template, "{height: \(height)}").isEmpty)
    }

    /// A part of 40 by 40 points, and one that reaches 20 points beyond a single edge of it.
    @Test(arguments: [
        ("topLeading", 10, 60), ("bottomLeading", 10, 60), ("topLeading", 60, 10), ("topTrailing", 60, 10),
    ])
    func whatIsBeyondOneEdgeIsNotInside(alignment: String, width: Int, height: Int) throws {
        let view = """
            message:
              summaryText: A
              url: https://example.com/a
              layout:
                live:
                  view:
                    zstack:
                      - {fill: "#ffffff", id: box, frame: {width: 40, height: 40}}
                      - {fill: "#000000", id: dot, frame: {width: \(width), height: \(height)}}
                    alignment: \(alignment)
                    padding: 30
                  contentSize: {height: fit}
                  alternate: {caption: A}
            """
        #expect(try missed(view, "{node: dot, inside: box}").map(\.points) == [20])
        let small = view.replacing("60", with: "40")
        #expect(try missed(small, "{node: dot, inside: box}").isEmpty)
    }

    /// How far two parts are from being aligned is what their frames in the record say, whichever way the row runs.
    @Test(
        arguments: ["leading", "trailing", "left", "right", "top", "bottom", "centerX", "centerY"],
        [LayoutDirection.leftToRight, .rightToLeft])
    func alignmentIsThatOfTheFrames(edge: String, direction: LayoutDirection) throws {
        var traits = TraitCollection(transcriptWidth: 320)
        traits.explicitLayoutDirection = direction
        let record = try BalloonScene(text: Self.view, file: "a.yaml").layout(traits: traits, fonts: Self.fonts.get())
            .record
        func place(_ id: String) throws -> CGFloat {
            let frame = try #require(record.nodes.first { $0.id == id }).frame
            let isMirrored = direction == .rightToLeft
            return switch edge {
            case "left": frame.minX
            case "right": frame.maxX
            case "leading": isMirrored ? frame.maxX : frame.minX
            case "trailing": isMirrored ? frame.minX : frame.maxX
            case "top": frame.minY
            case "bottom": frame.maxY
            case "centerX": frame.midX
            default: frame.midY
            }
        }
        let distance = abs(try place("price") - place("again"))
        let found = try missed(Self.view, "{node: price, aligned: {\(edge): again}}") {
            $0.explicitLayoutDirection = direction
        }
        #expect(distance > 1 && found.count == 1)
        #expect(abs((found.first?.points ?? 0) - distance) < 0.001)
    }

    /// A contrast that is too small never reads as if it were enough: #777777 on white has 4.478.
    @Test func aContrastIsRoundedDown() throws {
        let view = Self.view.replacing(
            "- {button: Order again and again, id: again}",
            with: """
                - zstack:
                              - {fill: "#ffffff", frame: {width: 200, height: 40}}
                              - {text: Order, id: order, color: "#777777"}
                """)
        let found = try missed(view, "{node: order, contrast: \">= 4.5\"}")
        #expect(found.count == 1 && found.allSatisfy { $0.message.contains("contrast of 4.4,") }, "\(found)")
    }

    /// A list in the place of a name is one mistake.
    @Test func aNodeOfTheWrongKindIsNotMissing() throws {
        let error = try #require(throws: SceneError.self) { try missed(Self.template, "{node: [caption], lines: 1}") }
        #expect(error.all.map(\.message) == ["expect[0].node must be a text, not a list"])
    }

    // MARK: - Viewers

    /// A question is the fix.
    @Test func aTraitThatThereIsNotIsAskedAbout() throws {
        let expected = "{node: caption, lines: 1, when: \"categry=L\"}"
        let error = try #require(throws: SceneError.self) { try missed(Self.template, expected) }
        #expect(error.description.hasSuffix("there is no field categry; did you mean \"category\"?"), "\(error)")
    }

    @Test(arguments: [
        ("when: {category: \">= AX1\"}", ContentSizeCategory.large, false),
        ("when: {category: \">= AX1\"}", .accessibilityMedium, true),
        ("unless: {category: \">= AX1\"}", .accessibilityMedium, false),
        ("unless: {category: \">= AX1\"}", .extraExtraLarge, true),
        ("when: {category: [M, AX3]}", .accessibilityExtraLarge, true), ("when: {category: [M, AX3]}", .large, false),
        ("when: {preferredContentSizeCategory: L, width: \"< 375\"}", .large, true),
        ("when: {category: L, width: \"< 320\"}", .large, false),
        ("when: \"category>=AX1 & width=320\"", .accessibilityLarge, true),
        ("when: {legibilityWeight: bold}", .large, false),
        ("when: {category: L}, unless: {locale: [de, en]}", .large, false),
    ])
    func onlyTheViewersOfTheConditionAreAsked(
        _ condition: String, _ category: ContentSizeCategory, _ isAsked: Bool
    ) throws {
        let found = try missed(Self.template, "{node: caption, lines: 0, \(condition)}") {
            $0.preferredContentSizeCategory = category
        }
        #expect(found.isEmpty != isAsked)
    }

    /// Systems before iOS 10 and viewers without the app see another layout.
    @Test func otherLayoutsAreAskedByNameAlone() throws {
        let dish = "{node: dish, lines: 1}"
        #expect(try missed(Self.view, dish) { $0.hasApp = false }.isEmpty)
        #expect(
            try missed(Self.view, "{node: dish, lines: 1, when: {hasApp: [true, false]}}") { $0.hasApp = false }.count
                == 1)
        #expect(try missed(Self.view, "{node: caption, lines: 1, when: {hasApp: false}}") { $0.hasApp = false }.isEmpty)
        #expect(try missed(Self.template, "{height: 1}") { $0.receiver = .ios9 }.isEmpty)
    }

    @Test func theSameHeightInTwoLanguages() throws {
        let strings = """

            strings:
              en: {title: Dinner}
              fr: {title: Repas}
              de: {title: Donaudampfschifffahrtsgesellschaftskapitän und seine Mannschaft}
            """
        let scene =
            Self.template.replacing("Dinner at the pier with everybody from work", with: "{key: title}") + strings
        for (locale, count) in [("en", 0), ("fr", 0), ("de", 1)] {
            #expect(try missed(scene, "{sameHeight: [en, fr, de]}") { $0.locale = locale }.count == count, "\(locale)")
        }
        #expect(try missed(scene, "{sameHeight: [fr, de]}") { $0.locale = "en" }.isEmpty)
        #expect(try missed(scene, "{sameHeight: [de, en]}") { $0.locale = "en" }.count == 1)
    }

    @Test func partsOfAConversationHaveTheirEntry() throws {
        let scene = """
            participants: {ada: Ada, bela: Béla}
            viewer: bela
            transcript:
              entries:
                - {text: Hungry?, from: ada}
                - {message: {summaryText: Dinner, layout: {template: {caption: Dinner, subcaption: Friday}}}, from: ada}
                - {message: {summaryText: Dinner, layout: {template: {caption: Lunch, subcaption: Friday}}}, from: bela}
            app: {name: Dinner}
            """
        #expect(try missed(scene, "{node: \"entries[1] caption\", lines: 1, above: \"entries[2] caption\"}").isEmpty)
        #expect(try missed(scene, "{node: \"entries[2] caption\", above: \"entries[1] caption\"}").count == 1)
        #expect(try missed(scene, "{node: \"entries[3] caption\", lines: 1}").count == 1)
    }

    // MARK: - Bad input

    @Test(arguments: [
        ("{}", 7, 5), ("{node: caption}", 7, 5), ("{lines: 1}", 7, 5), ("{node: caption, lines: many}", 7, 28),
        ("{node: caption, lines: \"=> 2\"}", 7, 28), ("{node: caption, lines: -1}", 7, 28),
        ("{node: caption, truncated: no way}", 7, 32), ("{node: caption, sameHeight: [en, de]}", 7, 5),
        ("{sameHeight: [en]}", 7, 18), ("{sameHeight: [en, \"d e\"]}", 7, 23), ("{order: [caption]}", 7, 13),
        ("{height: 1, when: {}}", 7, 23), ("{height: 1, when: {categry: L}}", 7, 24),
        ("{height: 1, when: {category: XXXXXL}}", 7, 34), ("{height: 1, when: {locale: \">= de\"}}", 7, 32),
        ("{height: 1, when: dinner}", 7, 23), ("{height: 1, heigth: 2}", 7, 17),
        ("{node: caption, aligned: {edge: subcaption}}", 7, 31), ("{node: caption, aligned: {}}", 7, 30),
    ])
    func anErrorHasItsPlace(_ expected: String, _ line: Int, _ column: Int) throws {
        let error = try #require(throws: SceneError.self) { try missed(Self.template, expected) }
        #expect(error.place == ScenePlace(line: line + 1, column: column), "\(error)")
    }
}
