import BalloonLayouts
import Testing

@testable import Scenes

/// What a message and its live layout may have: each value at its limit, and beside it.
struct SceneParserMessageTests {
    private func live(_ more: String) throws -> SceneLive {
        let text = "message: {layout: {live: {view: {text: a}, alternate: {caption: a}\(more)}}}"
        guard case .live(let live) = try BalloonScene(text: text, file: "a.yaml").message().layout else {
            throw SceneError(file: "a.yaml", place: nil, message: "no live layout")
        }
        return live
    }

    /// A height is `fit`, a length, the line of a style, or a sum; a width fits nothing.
    @Test(arguments: [
        ("{height: fit}", true), ("{height: fitted}", false), ("{height: fitWidth}", false), ("{height: fi}", false),
        ("{height: Fit}", false), ("{height: \"fit\"}", true), ("{height: \" fit\"}", false), ("{width: fit}", false),
        ("{height: 0}", true), ("{height: -1}", false), ("{width: 10.5}", true), ("{width: \"10\"}", false),
        ("{height: {lineHeight: body}}", true), ("{height: {lineHeight: bodi}}", false),
        ("{height: {sum: [1]}}", true), ("{height: {sum: []}}", false), ("{height: {sum: [fit]}}", false),
        ("{height: {sum: [1, {lineHeight: body}, {sum: [2]}]}}", true), ("{height: {}}", false),
        ("{height: {sum: [1], lineHeight: body}}", false), ("{width: {lineHeight: footnote}}", true),
        ("{height: true}", false), ("{height: [1]}", false), ("{depth: 1}", false), ("{}", true),
    ]) func aSizeIsALengthOrFits(_ size: String, _ isTaken: Bool) {
        #expect(((try? live(", contentSize: \(size)")) != nil) == isTaken)
    }

    @Test func aSideWithoutAnAnswerIsTheOfferedOne() throws {
        func sides(_ size: String) throws -> [Bool] {
            let live = try live(size)
            let isFitting = if case .fittingView = live.answeredHeight { true } else { false }
            let isOffered = if case .offered = live.answeredHeight { true } else { false }
            return [live.answeredWidth == nil, isOffered, isFitting]
        }
        #expect(try sides("") == [true, true, false] && sides(", contentSize: {width: 9}") == [false, true, false])
        #expect(try sides(", contentSize: {height: 9}") == [true, false, false])
        #expect(try sides(", contentSize: {height: fit}") == [true, false, true])
    }

    /// One of two layouts; a live one has a view and an alternate.
    @Test(arguments: [
        ("{}", ["missingKey"]), ("{template: {}, live: {view: {text: a}, alternate: {}}}", ["conflict"]),
        ("{live: {view: {text: a}}}", ["missingKey"]), ("{live: {alternate: {}}}", ["missingKey"]),
        ("{live: {}}", ["missingKey", "missingKey"]), ("{template: {}}", []),
        ("{live: {view: {text: a}, alternate: {}}}", []),
    ]) func aLayoutIsOneOfTwo(_ layout: String, _ kinds: [String]) {
        do {
            _ = try BalloonScene(text: "message: {layout: \(layout)}", file: "a.yaml")
            #expect(kinds.isEmpty)
        } catch {
            #expect((error as? SceneError)?.all.map(\.kind.rawValue) == kinds)
        }
    }

    /// An address has a scheme and a host, and no space; what a space is mended with depends on where it stands.
    @Test(arguments: [
        ("https://example.com", true), ("https://example.com/a?b=c#d", true), ("data:,a", true),
        ("example.com", false), ("https://", false), ("https://example.com/a b", false),
        (" https://example.com", false),
        ("https://example.com ", false), ("https://example.com/\\u00a0", false), ("", false),
    ]) func anAddressIsWhole(_ url: String, _ isTaken: Bool) {
        let text = "message: {url: \"\(url)\", layout: {template: {caption: a}}}"
        do {
            _ = try BalloonScene(text: text, file: "a.yaml")
            #expect(isTaken)
        } catch {
            #expect(!isTaken && (error as? SceneError)?.kind == .badValue)
        }
    }

    @Test func aMessageExpiresWhereItSaysSo() throws {
        let expiring = try ["", "shouldExpire: true, ", "shouldExpire: false, "].map { more in
            try BalloonScene(text: "message: {\(more)layout: {template: {caption: a}}}", file: "a.yaml").message()
                .shouldExpire
        }
        #expect(expiring == [false, true, false])
    }
}
