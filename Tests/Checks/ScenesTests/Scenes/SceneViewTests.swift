import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import Testing
import ViewLayout

/// Views that scenes declare.
@Suite struct SceneViewTests {
    private func layout(
        _ view: String, contentSize: String? = nil, traits: TraitCollection = TraitCollection()
    ) throws -> PlacedBalloon {
        let size = contentSize.map { "\n      contentSize: \($0)" } ?? ""
        let text = """
            message:
              summaryText: s
              layout:
                live:
                  view: \(view)
                  alternate: {caption: a}
            """
        let scene = try BalloonScene(
            text: text + size.replacingOccurrences(of: "\n      ", with: "\n      "), file: "a.yaml")
        return try scene.layout(traits: traits, fonts: fonts())
    }

    private func nodes(_ balloon: PlacedBalloon, _ kind: String) -> [LayoutRecord.Node] {
        balloon.record.nodes.filter { $0.kind == kind }
    }

    @Test(
        "The event countdown answers 217 and a line of subheadline at every category",
        arguments: zip(
            ContentSizeCategory.allCases, [12.0, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]))
    func countdown(category: ContentSizeCategory, pointSize: Double) throws {
        let balloon = try layout(
            "{vstack: [{fill: \"#8ecae6\", frame: {height: 217}}, {button: Accept, font: subheadline}], spacing: 0}",
            contentSize: "{height: {sum: [217, {lineHeight: subheadline}]}}",
            traits: TraitCollection(preferredContentSizeCategory: category))
        #expect(isClose(balloon.size.height, 217 + pointSize * 1.193359375, within: 0.001))
        #expect(nodes(balloon, "fill").first?.frame.height == 217)
        // The button of Apple's sample is as tall as its line, which is less than a finger needs.
        #expect(balloon.findingKinds.subtracting([.touchTargetSmall]).isEmpty)
    }

    /// Where a dot of 20 × 10 is in a pile of 200 × 100.
    @Test(
        arguments: [
            ("topLeading", 0, 0), ("top", 90, 0), ("topTrailing", 180, 0), ("leading", 0, 45), ("center", 90, 45),
            ("trailing", 180, 45), ("bottomLeading", 0, 90), ("bottom", 90, 90), ("bottomTrailing", 180, 90),
        ] as [(String, CGFloat, CGFloat)], [LayoutDirection.leftToRight, .rightToLeft])
    func aPileAlignsItsChildrenAtNinePlaces(_ place: (name: String, x: CGFloat, y: CGFloat), direction: LayoutDirection)
        throws
    {
        var traits = TraitCollection()
        traits.explicitLayoutDirection = direction
        let balloon = try layout(
            "{zstack: [{fill: tint, frame: {width: 200, height: 100}}, {fill: label, frame: {width: 20, height: 10}}], "
                + "alignment: \(place.name)}", contentSize: "{height: fit}", traits: traits)
        let fills = nodes(balloon, "fill").map(\.frame)
        try #require(fills.count == 2)
        let fromStart =
            direction == .leftToRight ? fills[1].minX - fills[0].minX : fills[0].maxX - fills[1].maxX
        #expect(isClose(fromStart, place.x, within: 0.001))
        #expect(isClose(fills[1].minY - fills[0].minY, place.y, within: 0.001))
    }

    /// What a padding adds above, before, below and behind its content; a side wins over its axis.
    @Test(
        arguments: [
            ("4", [4, 4, 4, 4]), ("{vertical: 5}", [5, 0, 5, 0]), ("{horizontal: 3}", [0, 3, 0, 3]),
            ("{vertical: 5, top: 1}", [1, 0, 5, 0]), ("{vertical: 5, bottom: 1}", [5, 0, 1, 0]),
            ("{horizontal: 3, trailing: 7}", [0, 3, 0, 7]), ("{horizontal: 3, leading: 7}", [0, 7, 0, 3]),
            ("{top: 1, leading: 2, bottom: 3, trailing: 4}", [1, 2, 3, 4]),
        ] as [(String, [CGFloat])])
    func aPaddingHasFourSides(_ padding: String, _ sides: [CGFloat]) throws {
        let balloon = try layout(
            "{zstack: [{fill: tint, frame: {width: 20, height: 10}, padding: \(padding)}]}",
            contentSize: "{height: fit}")
        let outer = try #require(nodes(balloon, "padding").first).frame
        let inner = try #require(nodes(balloon, "fill").first).frame
        #expect(
            [
                inner.minY - outer.minY, inner.minX - outer.minX, outer.maxY - inner.maxY, outer.maxX - inner.maxX,
            ].map { ($0 * 1000).rounded() / 1000 } == sides)
    }

    /// A limit may be both the smallest and the largest size; an id has up to 64 letters.
    @Test(arguments: [
        ("{text: a, frame: {minWidth: 50, maxWidth: 50}}", true),
        ("{text: a, frame: {minHeight: 9, maxHeight: 9}}", true),
        ("{text: a, frame: {minHeight: 9, maxHeight: 8}}", false),
        ("{text: a, frame: {minWidth: 50, width: 50, maxWidth: 50}}", true),
        ("{text: a, frame: {minWidth: 50, width: 49}}", false), ("{text: a, frame: {maxHeight: 9, height: 10}}", false),
        ("{text: a, id: \(String(repeating: "x", count: 64))}", true),
        ("{text: a, id: \(String(repeating: "x", count: 65))}", false), ("{text: a, id: \"\"}", false),
        ("{text: a, id: a_B-9}", true), ("{text: a, id: ä}", false),
    ])
    func limitsAreInclusive(_ view: String, _ isTaken: Bool) throws {
        if isTaken { _ = try layout(view) } else { #expect(throws: SceneError.self) { try layout(view) } }
    }

    /// Of 100 points that are offered in both directions, or of a dot's own 10.
    @Test(
        "Each length of a frame is its own",
        arguments: [
            ("fill: tint", "width: 40, height: 20", 40, 20), ("fill: tint", "maxWidth: 60, maxHeight: 30", 60, 30),
            ("fill: tint", "maxHeight: 30", 100, 30), ("fill: tint", "maxWidth: 30", 30, 100),
            ("zstack: [{fill: tint, frame: {width: 10, height: 10}}]", "minWidth: 70, minHeight: 45", 70, 45),
            ("zstack: [{fill: tint, frame: {width: 10, height: 10}}]", "minHeight: 45", 10, 45),
        ] as [(String, String, CGFloat, CGFloat)])
    func frames(_ element: String, _ frame: String, _ width: CGFloat, _ height: CGFloat) throws {
        let balloon = try layout(
            "{zstack: [{\(element), frame: {\(frame)}}]}", contentSize: "{width: 100, height: 100}")
        let found = try #require(nodes(balloon, "frame").first).frame
        #expect(found.size == CGSize(width: width, height: height))
    }

    private static let stack = "{vstack: [{fill: tint, frame: {height: 100}}, {divider: null}, {spacer: 20}]}"

    @Test("A content size can fit the view at the answered width")
    func fit() throws {
        let balloon = try layout(Self.stack, contentSize: "{height: fit}")
        #expect(isClose(balloon.size.width, 280.667, within: 0.001))
        #expect(isClose(balloon.size.height, 120 + 1.0 / 3))
        #expect(try layout(Self.stack, contentSize: "{width: 100, height: fit}").size.width == 100)
    }

    @Test(
        "A side without an answer is the offered one, as with Apple's default", arguments: [nil, "{}", "{width: 200}"])
    func offered(contentSize: String?) throws {
        let balloon = try layout("{fill: tint, frame: {height: 100}}", contentSize: contentSize)
        #expect(isClose(balloon.size.width, contentSize == "{width: 200}" ? 200 : 280.667, within: 0.001))
        #expect(balloon.size.height == 500)
        #expect(balloon.findings.map(\.kind) == [.blankSpace])
        #expect(balloon.findings.first?.points == 400)
    }

    @Test("Stacks space and align their children")
    func stacks() throws {
        let balloon = try layout(
            "{hstack: [{fill: tint, frame: {width: 40, height: 40}}, {fill: label, frame: {width: 20, height: 20}}], spacing: 8, alignment: bottom}",
            contentSize: "{width: 68, height: 40}")
        let fills = nodes(balloon, "fill").map(\.frame)
        #expect(fills == [CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 48, y: 20, width: 20, height: 20)])
        let pile = try layout(
            "{zstack: [{fill: tint}, {fill: label, frame: {width: 20, height: 20}}], alignment: topTrailing}",
            contentSize: "{width: 100, height: 100}")
        #expect(nodes(pile, "fill").last?.frame == CGRect(x: 80, y: 0, width: 20, height: 20))
    }

    @Test("Modifiers wrap from the inside: corners, padding, frame")
    func modifiers() throws {
        let balloon = try layout(
            "{fill: \"#fff\", cornerRadius: 10, padding: {horizontal: 5, top: 2}, frame: {width: 60, height: 40}}",
            contentSize: "{width: 60, height: 40}")
        #expect(balloon.record.nodes.map(\.kind) == ["live", "frame", "padding", "clip", "fill"])
        #expect(nodes(balloon, "fill").first?.frame == CGRect(x: 5, y: 2, width: 50, height: 38))
    }

    @Test("Texts take font, colour, line limit and alignment")
    func texts() throws {
        let balloon = try layout(
            "{text: \"one two three four five six seven eight nine ten eleven twelve\", font: {size: 20, weight: bold}, color: \"#ff0000\", lineLimit: 1, alignment: trailing}",
            contentSize: "{height: fit}")
        let text = try #require(nodes(balloon, "text").first)
        for attribute in [("size", "20.000"), ("weight", "700.000"), ("color", "#ff0000"), ("lineLimit", "1")] {
            #expect(text.attributes.contains(.init(attribute.0, attribute.1)))
        }
        #expect(text.lines.count == 1 && balloon.findingKinds == [.textTruncated, .textSizeFixed])
    }

    @Test("Words are kept whole and lines balanced on request")
    func lines() throws {
        func lines(_ text: String, width: Int, _ modifiers: String) throws -> [String] {
            let balloon = try layout(
                "{text: \"\(text)\", frame: {width: \(width)}\(modifiers)}", contentSize: "{width: 250, height: 200}")
            return try #require(nodes(balloon, "text").first).lines.map(\.text)
        }
        let korean = "모든 인간은 태어날 때부터 자유로우며 존엄하다"
        // Labels keep Korean words whole; by the rules of Unicode alone they are divided.
        let words = korean.split(separator: " ")
        for modifiers in ["", ", wordBreak: keep-all"] {
            for line in try lines(korean, width: 120, modifiers) {
                #expect(line.split(separator: " ").allSatisfy(words.contains))
            }
        }
        #expect(
            try lines(korean, width: 120, ", wordBreak: normal").contains {
                $0.split(separator: " ").last.map(words.contains) == false
            })
        let english = "The quick brown fox jumps over the lazy dog"
        let (greedy, balanced) = try (lines(english, width: 250, ""), lines(english, width: 250, ", textWrap: balance"))
        #expect(greedy.count == balanced.count && greedy != balanced)
    }

    @Test("A button's title can be limited to a line")
    func buttons() throws {
        let balloon = try layout(
            "{button: \"A title that is far too long for one line of a balloon on this phone\", lineLimit: 1}",
            contentSize: "{height: fit}")
        #expect(isClose(balloon.size.height, 32))
        #expect(balloon.findingKinds.contains(.textTruncated))
    }

    @Test("Every kind with a look of its own is placed, and the record names it")
    func looks() throws {
        let balloon = try layout(
            """
            {vstack: [{gradient: {from: "#000000", to: "#ffffff", direction: horizontal}, frame: {height: 40}},
              {progress: 0.25, color: systemGreen}, {gauge: 0.75, color: systemPink}, {symbol: bell, font: title1, color: tint},
              {grid: {columns: 2, children: [{text: a}, {text: b}, {text: c}]}, spacing: 4, alignment: trailing}]}
            """.replacingOccurrences(of: "\n", with: " "), contentSize: "{width: 200, height: fit}")
        let gradient = try #require(nodes(balloon, "gradient").first)
        #expect(
            gradient.attributes == [
                .init("direction", "horizontal"),
                .init("gradient", "(0.000,20.000),(200.000,20.000),#000000@0.000,#ffffff@1.000"),
            ])
        #expect(nodes(balloon, "progress").first?.attributes == [.init("value", "0.250")])
        #expect(nodes(balloon, "gauge").first?.attributes == [.init("value", "0.750")])
        let symbol = try #require(nodes(balloon, "symbol").first)
        #expect(
            symbol.attributes.contains(.init("name", "bell")) && symbol.attributes.contains(.init("font", "title1")))
        let grid = try #require(nodes(balloon, "grid").first)
        #expect(grid.attributes == [.init("columns", "2"), .init("spacing", "4.000"), .init("alignment", "trailing")])
        #expect(nodes(balloon, "text").map { ($0.frame.maxX * 100).rounded() } == [9800, 20000, 9800])
    }

    @Test("Effects lie between the element and its padding")
    func effects() throws {
        let balloon = try layout(
            """
            {fill: tint, frame: {width: 60, height: 40}, padding: 5, shape: capsule, opacity: 0.5,
              border: {color: "#ff0000", width: 2}, shadow: {radius: 3, y: -1}}
            """.replacingOccurrences(of: "\n", with: " "), contentSize: "{width: 60, height: 40}")
        let chain = ["frame", "padding", "opacity", "shadow", "border", "clip", "fill"]
        let named = balloon.record.nodes.filter { chain.contains($0.kind) }
        #expect(named.map(\.kind) == chain)
        #expect(nodes(balloon, "border").first?.frame == CGRect(x: 5, y: 5, width: 50, height: 30))
        #expect(nodes(balloon, "border").first?.attributes.last == .init("outline", "capsule"))
        // Black at a third, as SwiftUI's.
        #expect(nodes(balloon, "shadow").first?.attributes.first == .init("color", "#00000054"))
    }

    @Test("Letters can be slanted, lined and of one width")
    func letters() throws {
        let balloon = try layout(
            "{text: \"a 1\", italic: true, underline: true, strikethrough: true, monospacedDigits: true}",
            contentSize: "{height: fit}")
        let text = try #require(nodes(balloon, "text").first)
        for attribute in [("italic", "true"), ("decoration", "underline,strikethrough"), ("digits", "monospaced")] {
            #expect(text.attributes.contains(.init(attribute.0, attribute.1)))
        }
    }
}
