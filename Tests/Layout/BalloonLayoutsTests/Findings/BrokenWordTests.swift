import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// A text of lines; each ends with as many invisible units as it says.
private func broken(_ lines: (text: String, invisible: Int)..., truncated: Bool = false) -> [String]? {
    var start = 0
    let records = lines.map { line in
        let end = start + line.text.utf16.count + line.invisible
        defer { start = end }
        return BrokenWord.Line(text: line.text, range: start..<end, isTruncated: truncated)
    }
    return BrokenWord.first(in: records).map { [$0.before, $0.after] }
}

/// Words and numbers that a line end splits, and breaks that split none.
@Suite struct BrokenWordTests {
    @Test func tornWordsAndNumbersAreFound() {
        #expect(broken(("$4", 0), ("7.5", 0), ("0", 0)) == ["$4", "7.5"])
        #expect(broken(("the Ferry Buil", 0), ("ding today", 0)) == ["Buil", "ding"])
        #expect(broken(("$47", 0), (".50", 0)) == ["$47", ".50"])
        #expect(broken(("$", 0), ("47.50", 0)) == ["$", "47.50"])
        #expect(broken(("للش", 0), ("خص", 0)) == ["للش", "خص"])
        // A sign that belongs to a word is a part of it.
        #expect(broken(("Benjamin", 0), (", Chi", 0)) == ["Benjamin", ","])
        #expect(broken(("(", 0), ("Chi)", 0)) == ["(", "Chi)"])
        #expect(broken(("غدا", 0), ("؟", 0)) == ["غدا", "؟"])
    }

    @Test func breaksAtSpacesHyphensAndBetweenIdeographsAreNot() {
        #expect(broken(("Dinner at", 1), ("noon", 0)) == nil)
        #expect(broken(("well-", 0), ("known", 0)) == nil)
        #expect(broken(("Benjamin,", 1), ("Chi", 0)) == nil)
        #expect(broken(("on va", 1), ("! alors", 0)) == nil)
        #expect(broken(("7時に夕食はい", 0), ("かがですか", 0)) == nil)
        #expect(broken(("แกงเขียวหวานกุ้ง", 0), ("กับข้าว", 0)) == nil)
        #expect(broken(("3,600", 0), ("円", 0)) == nil)
        #expect(broken(("🍦", 0), ("🍦", 0)) == nil)
        // "UAX #14, LB31": between an emoji, or an ideograph, and a letter; both end in a variation selector here.
        #expect(broken(("❤\u{FE0F}", 0), ("Party", 0)) == nil)
        #expect(broken(("葛\u{E0100}", 0), ("a", 0)) == nil)
        #expect(broken(("one line", 0)) == nil)
    }

    /// What an ellipsis stands for is found as truncation.
    /// "UAX #14": no break before a closing sign (LB13), behind an opening one (LB14) and within a number (LB25); letters of
    /// scripts without spaces may be parted.
    @Test(
        "What is inside a word",
        arguments: [
            ("ne бв بت 4a a4 a, a. a: a; a! a? a) a} a” a’ a» a…", true), ("(a {a ¿a ¡a “a ‘a «a", true),
            ("4% 4‰ 4° 4′ 4″ 4℃ 4. .4 4, ,4 $4 4$ €4 4€ ٣٤", true), ("กข 語日 가나 a語 語a か, မာ ខក", false),
            (")a }a ”a ’a ,a .a %4 °4 a% a€ €a a( a[ [a a- -a ,, 4( +4", false),
        ])
    func insideAWord(_ pairs: String, _ isInside: Bool) {
        for pair in pairs.split(separator: " ").map({ Array($0.unicodeScalars) }) {
            #expect(BrokenWord.isInsideWord(pair[0], pair[1]) == isInside, "\(pair)")
        }
    }

    @Test func cutLinesAreNot() {
        #expect(broken(("Ferr", 0), ("y", 0), truncated: true) == nil)
    }

    /// A word whose end stands on a line that is cut behind it is torn all the same.
    @Test func aWordTornBeforeACutLineIsFound() {
        let lines = [
            BrokenWord.Line(text: "Buil", range: 0..<4),
            BrokenWord.Line(text: "ding is…", range: 4..<40, isTruncated: true),
        ]
        #expect(BrokenWord.first(in: lines).map { [$0.before, $0.after] } == ["Buil", "ding"])
        let apart = [
            BrokenWord.Line(text: "The", range: 0..<4),
            BrokenWord.Line(text: "pier…", range: 4..<40, isTruncated: true),
        ]
        #expect(BrokenWord.first(in: apart) == nil)
        let gone = [
            BrokenWord.Line(text: "Buil", range: 0..<4), BrokenWord.Line(text: "…", range: 4..<40, isTruncated: true),
        ]
        #expect(BrokenWord.first(in: gone) == nil)
    }

    /// A balloon tells it itself, so that `measure` and sweeps do.
    @Test func aTornWordIsAFindingOfEveryKindOfBalloon() throws {
        let narrow = TraitCollection(
            transcriptWidth: 320, preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let word = "Donaudampfschifffahrtsgesellschaft"
        let torn = try placed(template(caption: word), traits: narrow).findings.filter { $0.kind == .wordBroken }
        #expect(torn.map(\.node) == ["caption"])
        #expect(torn.first?.message.hasPrefix("caption splits a word into “") == true)
        let live = LiveContent(
            view: Text(word, font: .system(size: 60)), answeredHeight: .fittingView, alternate: template(caption: "a"))
        let view = try BalloonLayout(content: .live(live)).place(in: context()).findings
            .filter { $0.kind == .wordBroken }
        #expect(view.map(\.kind) == [.wordBroken] && view.first?.node == "text")
        #expect(try placed(template(caption: "Dinner at the pier"), traits: narrow).findings.isEmpty)
    }

    /// What a person wrote, and the name that a person has, no author can shorten.
    @Test func nobodyIsBlamedForWordsOfOthers() throws {
        let word = "Donaudampfschifffahrtsgesellschaft"
        let watch = TraitCollection(
            transcriptWidth: 136, preferredContentSizeCategory: .accessibilityExtraLarge, userInterfaceIdiom: .watch)
        var transcript = Transcript(entries: [
            Transcript.Entry(.text(word), sender: .init(identifier: "ada", name: "Ada \(word)")),
            Transcript.Entry(.text("\u{10FFFD}"), sender: .init(identifier: "ben", name: "Ben")),
        ])
        transcript.isGroup = true
        #expect(try transcript.place(in: context(watch)).findings.map(\.kind) == [.missingGlyph])
    }

    /// The width that the finding names is the one at which the word stays whole, to a tenth of a point.
    @Test(arguments: ["$1,250.00", "Donaudampfschifffahrtsgesellschaft", "للشخص الواحدالاستراتيجي"])
    func aTornWordNamesTheWidthThatItNeeds(_ text: String) throws {
        let traits = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        func findings(_ width: CGFloat) throws -> [Finding] {
            let live = LiveContent(
                view: Frame(Text(text), width: width), answeredHeight: .fittingView, alternate: template(caption: "a"))
            return try BalloonLayout(content: .live(live)).place(in: context(traits)).findings
                .filter { $0.kind == .wordBroken }
        }
        let message = try #require(try findings(40).first?.message)
        let words = message.split(separator: " ")
        let unit = try #require(words.firstIndex(of: "points"))
        let needed = try #require(Double(words[unit - 1]))
        #expect(try findings(CGFloat(needed)).isEmpty)
        #expect(try findings(CGFloat(needed) - 0.11).count == 1)
    }
}

/// A width of a whole number of points is named as one.
@Test func aTornWordNamesAWholeWidth() throws {
    let context = try context()
    var found: (size: CGFloat, points: Int)?
    // A step makes the word longer by less than what is rounded.
    for size in stride(from: CGFloat(30), to: 32, by: 0.013) where found == nil {
        let width = try Text("Saturday", font: .system(size: size)).paragraph(in: context).unsplitWidth
        let points = width.rounded(.up)
        if points - width > 0.01, points - width < 0.09 { found = (size, Int(points)) }
    }
    let (size, points) = try #require(found)
    let live = LiveContent(
        view: Frame(Text("Saturday", font: .system(size: size)), width: 40), answeredHeight: .fittingView,
        alternate: template(caption: "a"))
    let findings = try BalloonLayout(content: .live(live)).place(in: context).findings
    let message = try #require(findings.first { $0.kind == .wordBroken }?.message)
    let words = message.split(separator: " ")
    let unit = try #require(words.firstIndex(of: "points"))
    #expect(Int(words[unit - 1]) == points)
}
