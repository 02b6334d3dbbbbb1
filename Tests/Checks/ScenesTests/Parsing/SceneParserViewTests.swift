import Testing
import ViewLayout

@testable import Scenes

/// What an element of a view may have, at its limits and beside them, and what it is without it.
struct SceneParserViewTests {
    private func element(_ element: String) throws -> SceneElement {
        let text = "message: {layout: {live: {view: {\(element)}, alternate: {caption: a}}}}"
        guard case .live(let live) = try BalloonScene(text: text, file: "a.yaml").message().layout else {
            throw SceneError(file: "a.yaml", place: nil, message: "no live layout")
        }
        return live.view
    }

    private func kinds(_ element: String) -> [String] {
        do {
            _ = try self.element(element)
            return []
        } catch { return ((error as? SceneError)?.all ?? []).map(\.kind.rawValue) }
    }

    /// Without modifiers an element is as its kind draws it.
    @Test func anElementHasNoLookOfItsOwn() throws {
        let plain = try element("text: a")
        #expect(plain.font == nil && plain.color == nil && plain.lineLimit == nil && plain.id == nil)
        #expect(plain.textAlignment == nil && plain.spacing == 0 && plain.cornerRadius == nil && plain.shape == nil)
        #expect(![plain.isItalic, plain.isUnderlined, plain.isStruckThrough, plain.hasMonospacedDigits].contains(true))
        #expect(plain.border == nil && plain.shadow == nil && plain.opacity == nil && plain.padding == nil)
        #expect(plain.frame == nil && plain.contentMode == .fill && plain.wordBreak == nil && plain.textWrap == nil)
    }

    /// Each modifier of letters changes one thing.
    @Test(arguments: [("italic", 0), ("underline", 1), ("strikethrough", 2), ("monospacedDigits", 3)])
    func aLookIsOneOfFour(_ name: String, _ place: Int) throws {
        for flag in [true, false] {
            let text = try element("text: a, \(name): \(flag)")
            let looks = [text.isItalic, text.isUnderlined, text.isStruckThrough, text.hasMonospacedDigits]
            #expect(looks == (0..<4).map { flag && $0 == place })
        }
        #expect(kinds("button: a, \(name): true") == ["misplacedKey"] && kinds("text: a, \(name): 1") == ["wrongType"])
    }

    /// A border is one point wide, and a shadow black at a third and where its element is.
    @Test func effectsHaveDefaults() throws {
        let usual = try element("fill: tint, border: {color: label}, shadow: {radius: 4}")
        #expect(usual.border?.width == 1 && usual.border?.color == .semantic(.label))
        #expect(usual.shadow?.radius == 4 && usual.shadow?.x == 0 && usual.shadow?.y == 0)
        let own = try element(
            "fill: tint, border: {color: tint, width: 3}, shadow: {radius: 5, x: -1, y: 2, color: tint}")
        #expect(own.border?.width == 3 && own.border?.color == .semantic(.tint))
        #expect(own.shadow?.radius == 5 && own.shadow?.x == -1 && own.shadow?.y == 2)
        #expect(own.shadow?.color == .semantic(.tint) && usual.shadow?.color != .semantic(.tint))
    }

    @Test(arguments: [
        ("fill: tint, opacity: 0", true), ("fill: tint, opacity: 1", true), ("fill: tint, opacity: 1.1", false),
        ("fill: tint, opacity: -0.1", false), ("fill: tint, shadow: {radius: 0}", true),
        ("fill: tint, shadow: {radius: -1}", false), ("fill: tint, shadow: {radius: 4, x: -10000, y: 10000}", true),
        ("fill: tint, shadow: {radius: 4, x: -10001}", false), ("fill: tint, shadow: {radius: 4, y: 10001}", false),
        ("fill: tint, border: {color: label, width: 0}", true),
        ("fill: tint, border: {color: label, width: -1}", false),
        ("progress: 0", true), ("progress: 1", true), ("progress: 1.01", false), ("gauge: -0.01", false),
        ("gauge: 0.5", true), ("text: a, lineLimit: 1", true), ("text: a, lineLimit: 0", false),
        ("text: a, lineLimit: 10000", true), ("text: a, lineLimit: 10001", false), ("text: a, lineLimit: 1.5", false),
        ("spacer: 0", true), ("spacer: ~", true), ("spacer: -1", false), ("divider: ~", true), ("divider: 1", false),
        ("fill: tint, cornerRadius: 0", true), ("fill: tint, cornerRadius: -1", false),
        ("vstack: [], spacing: 0", true), ("vstack: [], spacing: -1", false), ("fill: tint, shape: circle", true),
        ("fill: tint, shape: square", false), ("fill: 123456", false), ("fill: \"#123456\"", true), ("fill: ~", false),
        ("text: a, font: 17", false), ("text: a, font: body", true), ("text: a, font: {size: 17}", true),
        ("text: a, font: {size: 0}", false), ("text: a, font: {weight: bold}", false),
        ("text: a, font: {size: 17, weight: bold}", true), ("text: a, font: {size: 17, weight: fat}", false),
    ]) func limitsAreInclusive(_ element: String, _ isTaken: Bool) { #expect(kinds(element).isEmpty == isTaken) }

    /// A gradient has two ends, or two to sixty-four colours.
    @Test(arguments: [
        ("{from: tint, to: label}", []), ("{from: tint}", ["missingKey"]), ("{to: tint}", ["missingKey"]),
        ("{}", ["missingKey"]), ("{colors: [tint, label]}", []), ("{colors: [tint]}", ["badValue"]),
        ("{colors: []}", ["badValue"]),
        ("{colors: [\(repeatElement("tint", count: 64).joined(separator: ", "))]}", []),
        ("{colors: [\(repeatElement("tint", count: 65).joined(separator: ", "))]}", ["badValue"]),
        ("{colors: [tint, label], from: tint}", ["conflict"]), ("{colors: [tint, label], to: tint}", ["conflict"]),
        ("{from: tint, to: label, direction: horizontal}", []),
        ("{from: tint, to: label, direction: up}", ["badValue"]),
    ]) func aGradientHasColours(_ gradient: String, _ expected: [String]) {
        #expect(kinds("gradient: \(gradient)") == expected)
    }

    @Test(arguments: [
        ("{columns: 1, children: []}", []), ("{columns: 100, children: [{text: a}]}", []),
        ("{columns: 101, children: []}", ["badValue"]), ("{columns: 0, children: []}", ["badValue"]),
        ("{children: []}", ["missingKey"]), ("{columns: 2}", ["missingKey"]), ("{}", ["missingKey", "missingKey"]),
        ("{columns: 1.5, children: []}", ["badValue"]), ("{columns: 2, children: {text: a}}", ["wrongType"]),
    ]) func aGridHasColumns(_ grid: String, _ expected: [String]) { #expect(kinds("grid: \(grid)") == expected) }

    /// An element is of one kind, and has modifiers of that kind alone.
    @Test(arguments: [
        ("text: a, fill: tint", ["conflict"]), ("padding: 3", ["missingKey"]),
        ("fill: tint, shape: circle, cornerRadius: 4", ["conflict"]),
        ("fill: tint, lineLimit: 1", ["misplacedKey"]), ("text: a, spacing: 1", ["misplacedKey"]),
        ("zstack: [], spacing: 1", ["misplacedKey"]), ("text: a, contentMode: fit", ["misplacedKey"]),
        ("fill: tint, alignment: leading", ["misplacedKey"]), ("hstack: [], alignment: leading", ["badValue"]),
        ("vstack: [], alignment: top", ["badValue"]), ("hstack: [], alignment: top", []),
        ("vstack: [], alignment: trailing", []), ("zstack: [], alignment: topTrailing", []),
        ("text: a, alignment: center", []), ("button: a, alignment: trailing", []), ("text: a, id: b", []),
        ("text: a, id: \"b c\"", ["badValue"]), ("text: a, id: 5", ["wrongType"]),
    ]) func anElementIsOfOneKind(_ element: String, _ expected: [String]) { #expect(kinds(element) == expected) }
}
