import Foundation
import Testing
import ViewLayout

@testable import Sweeps

/// A text of lines; each ends with as many invisible units as it says.
private func broken(_ lines: (text: String, invisible: Int)..., truncated: Bool = false) -> [String]? {
    var start = 0
    let records = lines.map { line in
        let end = start + line.text.utf16.count + line.invisible
        defer { start = end }
        return LayoutRecord.Line(
            range: start..<end, x: 0, baseline: 10, width: 10, isTruncated: truncated, inkOverflow: 0, text: line.text)
    }
    let node = LayoutRecord.Node(depth: 1, id: "caption", kind: "text", frame: .zero, lines: records)
    return BrokenWord.first(in: node).map { [$0.before, $0.after] }
}

@Test func tornWordsAndNumbersAreFound() {
    #expect(broken(("$4", 0), ("7.5", 0), ("0", 0)) == ["$4", "7.5"])
    #expect(broken(("the Ferry Buil", 0), ("ding today", 0)) == ["Buil", "ding"])
    #expect(broken(("$47", 0), (".50", 0)) == ["$47", ".50"])
    #expect(broken(("$", 0), ("47.50", 0)) == ["$", "47.50"])
    #expect(broken(("للش", 0), ("خص", 0)) == ["للش", "خص"])
}

@Test func breaksAtSpacesHyphensAndBetweenIdeographsAreNot() {
    #expect(broken(("Dinner at", 1), ("noon", 0)) == nil)
    #expect(broken(("well-", 0), ("known", 0)) == nil)
    #expect(broken(("7時に夕食はい", 0), ("かがですか", 0)) == nil)
    #expect(broken(("แกงเขียวหวานกุ้ง", 0), ("กับข้าว", 0)) == nil)
    #expect(broken(("3,600", 0), ("円", 0)) == nil)
    #expect(broken(("🍦", 0), ("🍦", 0)) == nil)
    #expect(broken(("one line", 0)) == nil)
}

/// What an ellipsis stands for is found as truncation.
@Test func cutLinesAreNot() {
    #expect(broken(("Ferr", 0), ("y", 0), truncated: true) == nil)
}
