import BalloonFixtures
import Drawing
import Foundation
import Testing
import Typesetting
import ViewLayout

@testable import BalloonLayouts

/// Texts on what is under them in a live layout. Black at an opacity of o on white is a grey of 255 × (1 − o), and its
/// contrast that of WCAG 2.2.
@Suite struct TextContrastTests {
    private func kinds(_ opacities: [Double], size: Double = 17, weight: FontWeight = .regular) throws -> [Finding] {
        let black = try ColorReference("#000000")
        var view: any Element = Text("Dinner at noon", font: .system(size: size, weight: weight), color: black)
        for opacity in opacities { view = Changed.translucent(view, opacity: opacity) }
        let content = LiveContent(
            view: ViewLayout.Frame(ZStack([Fill(try ColorReference("#ffffff")), view]), width: 240, height: 80),
            alternate: template(caption: "a"))
        return try BalloonLayout(content: .live(content)).place(in: context()).findings
            .filter { $0.kind == .textContrastLow }
    }

    /// 4.5 is the contrast of a grey of 118, at an opacity of 0.54; 3 that of a grey of 148, at 0.42. An opacity is
    /// drawn in 255ths: 136.8 of them are 137, which leaves 118, and 136.4 are 136.
    @Test(
        arguments: [
            ([], false), ([1], false), ([0.8], false), ([0.6], false), ([0.5], true), ([0.3], true),
            ([0.7, 0.7], true),
            ([0.9, 0.9], false), ([0.7, 0.9], false), ([0.5365], false), ([0.535], true),
        ] as [([Double], Bool)])
    func theOpacityOfGroupsCounts(_ opacities: [Double], _ isFound: Bool) throws {
        #expect(try kinds(opacities).isEmpty != isFound)
    }

    /// The secondary label, (60, 60, 67) at 60 %, is (138, 118, 40) on #ffcc00, where it has 2.9; on the grey of a balloon
    /// it has 3.1, and is the system's choice.
    @Test(arguments: [("#ffcc00", true), (nil, false)] as [(String?, Bool)])
    func aColorOfTheSystemOnATintIsTheAuthorsChoice(_ tint: String?, _ isFound: Bool) throws {
        let text = Text("Dinner at noon", font: .system(size: 17), color: .semantic(.secondaryLabel))
        let content = LiveContent(
            view: ViewLayout.Frame(text, width: 240, height: 80),
            tint: try tint.map { LiveTint(try ColorReference($0)) }, alternate: template(caption: "a"))
        let found = try BalloonLayout(content: .live(content)).place(in: context()).findings
        #expect(found.contains { $0.kind == .textContrastLow } == isFound)
    }

    /// 3 is enough from 18 points on, and for a weight of semibold.
    @Test func largeAndBoldTextsNeedLess() throws {
        #expect(try !kinds([0.5], size: 17).isEmpty && kinds([0.5], size: 18).isEmpty)
        #expect(try !kinds([0.5], weight: .medium).isEmpty && kinds([0.5], weight: .semibold).isEmpty)
        #expect(try !kinds([0.38], size: 18).isEmpty && !kinds([0.38], weight: .bold).isEmpty)
    }

    /// White letters on black that go on over white are hard to read there, unless a clip around them, or around what
    /// holds them, ends before.
    @Test(arguments: 0...2) func whatAClipCutsOffIsNotRead(_ depth: Int) throws {
        let (black, white) = (try ColorReference("#000000"), try ColorReference("#ffffff"))
        let text = Text("Dinner at noon by the pier", font: .system(size: 17), color: white)
        var words: any Element = ViewLayout.Frame(
            Offered.fixedSize(text, horizontal: true, vertical: true), width: 60, height: 60,
            alignment: Alignment(horizontal: .leading, vertical: .center))
        for level in 0..<depth {
            words =
                level == 0
                ? Changed.clipped(words, outline: .rectangle)
                : ViewLayout.Frame(
                    words, width: 60, height: 60, alignment: Alignment(horizontal: .leading, vertical: .center))
        }
        let halves = HStack([ViewLayout.Frame(Fill(black), width: 80), Fill(white)], spacing: 0)
        let content = LiveContent(
            view: ViewLayout.Frame(
                ZStack([halves, words], alignment: Alignment(horizontal: .leading, vertical: .center)), width: 240,
                height: 80),
            alternate: template(caption: "a"))
        let found = try BalloonLayout(content: .live(content)).place(in: context()).findings
            .filter { $0.kind == .textContrastLow }
        #expect(found.isEmpty == (depth > 0))
    }

    /// A contrast below the minimum is not stated as the minimum: a grey of 119 has 4.48 on white, and one of 149 2.99.
    @Test(
        arguments: [("#777777", 17, "4.4"), ("#959595", 18, "2.9"), ("#bbbbbb", 17, "1.9")]
            as [(String, Double, String)])
    func theStatedContrastIsRoundedDown(_ color: String, _ size: Double, _ stated: String) throws {
        let text = Text("Dinner at noon", font: .system(size: size), color: try ColorReference(color))
        let content = LiveContent(
            view: ViewLayout.Frame(ZStack([Fill(try ColorReference("#ffffff")), text]), width: 240, height: 80),
            alternate: template(caption: "a"))
        let found = try BalloonLayout(content: .live(content)).place(in: context()).findings
        let message = try #require(found.first { $0.kind == .textContrastLow }).message
        #expect(message.firstMatch(of: /[0-9]+\.[0-9]+/).map { String($0.0) } == stated)
    }

    /// Nobody reads a text of less than 1.5 to 1: a grey of 204 has 1.6 on white, one of 229 has 1.26.
    @Test(arguments: [(0.5, Finding.Severity.warning), (0.2, .warning), (0.1, .error)])
    func whatCannotBeReadIsAnError(_ opacity: Double, _ severity: Finding.Severity) throws {
        #expect(try kinds([opacity]).map(\.severity) == [severity])
    }

    /// Black letters of two lines, of which one is on black: the line that reads worst counts, whichever it is.
    @Test(arguments: [0, 1]) func theWorstLineCounts(_ badLine: Int) throws {
        let (black, white) = (try ColorReference("#000000"), try ColorReference("#ffffff"))
        let halves = [white, white, white].enumerated().map { Fill($0 == 2 * badLine ? black : $1) as any Element }
        let text = Text("Dinner at noon\nby the pier", font: .system(size: 17), color: black)
        let content = LiveContent(
            view: ViewLayout.Frame(
                ZStack([VStack([halves[0], halves[2]], spacing: 0), text]), width: 240, height: 80),
            alternate: template(caption: "a"))
        let found = try BalloonLayout(content: .live(content)).place(in: context()).findings
        #expect(found.filter { $0.kind == .textContrastLow }.map(\.severity) == [.error])
    }
}
