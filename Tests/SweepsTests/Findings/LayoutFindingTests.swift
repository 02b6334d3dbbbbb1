import Foundation
import Testing
import ViewLayout

@testable import Sweeps

private func node(
    _ id: String, _ frame: CGRect, kind: String = "text", depth: Int = 1, lines: [LayoutRecord.Line] = []
) -> LayoutRecord.Node {
    LayoutRecord.Node(depth: depth, id: id, kind: kind, frame: frame, lines: lines)
}

private func line(x: Double, baseline: Double, width: Double, inkOverflow: Double = 0) -> LayoutRecord.Line {
    LayoutRecord.Line(
        range: 0..<5, x: x, baseline: baseline, width: width, isTruncated: false, inkOverflow: inkOverflow, text: "text"
    )
}

private func findings(_ nodes: [LayoutRecord.Node]) -> [SweepFinding] {
    let balloon = node("balloon", CGRect(x: 0, y: 0, width: 100, height: 50), kind: "template", depth: 0)
    return LayoutFinding.findings(in: LayoutRecord(nodes: [balloon] + nodes))
}

@Test func aGoodLayoutHasNoFindings() {
    let caption = node(
        "caption", CGRect(x: 10, y: 5, width: 80, height: 20),
        lines: [line(x: 10, baseline: 20, width: 80, inkOverflow: 0.4)])
    let subcaption = node(
        "subcaption", CGRect(x: 10, y: 25, width: 80, height: 20), lines: [line(x: 10, baseline: 40, width: 60)])
    #expect(findings([caption, subcaption]) == [])
    #expect(LayoutFinding.findings(in: LayoutRecord(nodes: [])) == [])
}

@Test func aNodeOutsideTheBalloonIsFoundByItsExcess() {
    let found = findings([node("button", CGRect(x: 40, y: 40, width: 70, height: 22))])
    #expect(found.map(\.kind) == ["nodeOutsideBalloon"])
    #expect(found.map(\.node) == ["button"])
    #expect(found.map(\.points) == [12])
    // Rounding to the pixel grid is no finding, and a picture is meant to be cropped.
    #expect(findings([node("button", CGRect(x: 0, y: 0, width: 100.4, height: 50))]) == [])
    #expect(findings([node("image", CGRect(x: -20, y: 0, width: 140, height: 50), kind: "image")]) == [])
}

@Test func inkThatLeavesTheBalloonIsFound() {
    let text = node(
        "caption", CGRect(x: 0, y: 10, width: 100, height: 20),
        lines: [line(x: 0, baseline: 25, width: 100, inkOverflow: 3)])
    #expect(findings([text]).map(\.kind) == ["inkClipped"])
    #expect(findings([text]).map(\.points) == [3])
}

@Test func textsThatLieOnEachOtherAreFound() {
    let caption = node(
        "caption", CGRect(x: 10, y: 5, width: 60, height: 20), lines: [line(x: 10, baseline: 20, width: 60)])
    let trailing = node(
        "trailingCaption", CGRect(x: 62, y: 5, width: 30, height: 20), lines: [line(x: 62, baseline: 20, width: 30)])
    let found = findings([caption, trailing])
    #expect(found.map(\.kind) == ["textsOverlap"])
    #expect(found.map(\.message) == ["trailingCaption lies on caption; give both more room"])
    #expect(found.map(\.points) == [8])
}

/// A text's second line may stand beside another text although their frames share an area.
@Test func framesMayShareSpaceThatNoLineFills() {
    let caption = node(
        "caption", CGRect(x: 10, y: 5, width: 80, height: 40),
        lines: [line(x: 10, baseline: 20, width: 80), line(x: 10, baseline: 40, width: 30)])
    let trailing = node(
        "price", CGRect(x: 60, y: 25, width: 30, height: 20), lines: [line(x: 60, baseline: 40, width: 30)])
    #expect(findings([caption, trailing]) == [])
}

/// The box of a line has room that no letter fills, and a text that is cut off is not drawn over others.
@Test func boxesThatShareALittleAndTextsThatAreCutOffDoNotOverlap() {
    let caption = node(
        "caption", CGRect(x: 10, y: 5, width: 60, height: 20), lines: [line(x: 10, baseline: 20, width: 60)])
    let close = node(
        "subcaption", CGRect(x: 10, y: 23.5, width: 60, height: 20), lines: [line(x: 10, baseline: 40, width: 60)])
    #expect(findings([caption, close]) == [])
    let title = node(
        "imageTitle", CGRect(x: 10, y: 0, width: 60, height: 20), lines: [line(x: 10, baseline: 15, width: 60)])
    #expect(findings([title, caption]).map(\.kind) == ["textsOverlap"])
    let record = LayoutRecord(nodes: [node("balloon", CGRect(x: 0, y: 0, width: 100, height: 50)), title, caption])
    #expect(LayoutFinding.findings(in: record, clippedNodes: ["imageTitle"]) == [])
}
