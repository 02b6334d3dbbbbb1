import Drawing
import Foundation
import Testing
import ViewLayout

@testable import Goldens

private func nodes(changing pixels: [(x: Int, y: Int)]) -> [PixelDifference.NodeShare] {
    let rendering = Rendering.sample()
    var changed = PaintedBitmap(rendering.picture)
    for pixel in pixels { changed[pixel.x, pixel.y] = [255, 0, 0, 255] }
    let comparison = PixelComparison(expected: rendering.picture, actual: changed.bitmap)
    return comparison.difference(
        nodes: NodeMap(from: rendering.layout, to: rendering.layout, scale: rendering.scale))?.nodes ?? []
}

/// At 2x the caption covers rows 8 to 55; its lines share the 12 points between their baselines at 12 + 0.2 * 12 = 14.4
/// points, so that row 29 is still read as line 2's, which begins at pixel 28.
@Test func aPixelOfATextBelongsToItsLine() {
    #expect(nodes(changing: [(20, 12)]).map(\.path) == ["balloon/caption"])
    #expect(nodes(changing: [(20, 12)]).map(\.line) == [1])
    #expect(nodes(changing: [(20, 27)]).map(\.line) == [1])
    #expect(nodes(changing: [(20, 40)]).map(\.line) == [2])
}

@Test func aPixelBelongsToTheDeepestNode() {
    #expect(nodes(changing: [(2, 65)]).map(\.path) == ["balloon/bar"])
    #expect(nodes(changing: [(2, 2)]).map(\.path) == ["balloon"])
}

@Test func theNodeWithMostPixelsComesFirst() {
    let found = nodes(changing: [(2, 2), (20, 40), (21, 40), (2, 65), (3, 65), (4, 65)])
    #expect(found.map(\.path) == ["balloon/bar", "balloon/caption", "balloon"])
    #expect(found.map(\.differingPixels) == [3, 2, 1])
    #expect(found[0].region == PixelRegion(x: 2, y: 65, width: 3, height: 1))
}

@Test func pixelsOutsideTheLayoutAreToldApart() {
    let record = LayoutRecord(nodes: [
        .init(depth: 0, id: "balloon", kind: "fill", frame: .init(x: 0, y: 0, width: 2, height: 2))
    ])
    let comparison = PixelComparison(
        expected: PaintedBitmap(width: 4, height: 4).bitmap,
        actual: PaintedBitmap(width: 4, height: 4, ground: [9, 9, 9, 9]).bitmap)
    let found = comparison.difference(nodes: NodeMap(from: record, to: record, scale: 1))?.nodes
    #expect(found?.map(\.path) == [NodeMap.outside, "balloon"])
    #expect(found?.map(\.differingPixels) == [12, 4])
}

/// Frames that only a broken record can have are no trap.
@Test func endlessFramesAreHeldToThePicture() {
    let frames = [
        LayoutRecord.Node(depth: 0, id: "a", kind: "fill", frame: .infinite),
        LayoutRecord.Node(depth: 1, id: "b", kind: "fill", frame: .init(x: 1e300, y: -1e300, width: 1e300, height: 1)),
    ]
    let record = LayoutRecord(nodes: frames)
    let comparison = PixelComparison(
        expected: PaintedBitmap(width: 2, height: 2).bitmap,
        actual: PaintedBitmap(width: 2, height: 2, ground: [9, 9, 9, 9]).bitmap)
    let found = comparison.difference(nodes: NodeMap(from: record, to: record, scale: 3))
    #expect(found?.nodes.map(\.differingPixels) == [4])
}

/// Nodes of one point in a row of eight.
private func row(_ nodes: [(id: String, kind: String, x: Double)]) -> LayoutRecord {
    let root = LayoutRecord.Node(depth: 0, id: "root", kind: "zstack", frame: .init(x: 0, y: 0, width: 8, height: 1))
    return LayoutRecord(
        nodes: [root]
            + nodes.map {
                .init(depth: 1, id: $0.id, kind: $0.kind, frame: .init(x: $0.x, y: 0, width: 1, height: 1))
            })
}

/// A node that is gone owns the pixels where it was, one that is new those where it is, and what moved both.
@Test func bothRecordsSayWhoseAPixelIs() throws {
    let map = NodeMap(
        from: row([("gone", "fill", 0), ("moved", "image", 2)]),
        to: row([("moved", "image", 4), ("new", "fill", 6)]), scale: 1)
    let comparison = PixelComparison(
        expected: PaintedBitmap(width: 8, height: 1).bitmap,
        actual: PaintedBitmap(width: 8, height: 1, ground: [9, 9, 9, 9]).bitmap)
    let found = try #require(comparison.difference(nodes: map)?.nodes)
    #expect(
        Dictionary(uniqueKeysWithValues: found.map { ($0.path, $0.differingPixels) }) == [
            "root": 4, "root/gone (removed)": 1, "root/moved": 2, "root/new": 1,
        ])
}

/// A text in front of a fill of another color differs with it, and is not what changed; one that moved is.
@Test func aFillThatChangesOwnsThePixelsUnderATextThatDoesNot() {
    func record(color: String, text: String = "at noon", y: Double = 2) -> LayoutRecord {
        LayoutRecord(nodes: [
            .init(depth: 0, id: "balloon", kind: "zstack", frame: .init(x: 0, y: 0, width: 20, height: 10)),
            .init(
                depth: 1, id: "fill", kind: "fill", frame: .init(x: 0, y: 0, width: 20, height: 10),
                attributes: [.init("color", color)]),
            .init(
                depth: 1, id: "text", kind: "text", frame: .init(x: 4, y: y, width: 10, height: 6),
                lines: [
                    .init(range: 0..<7, x: 4, baseline: y + 5, width: 9, isTruncated: false, inkOverflow: 0, text: text)
                ]),
        ])
    }
    let comparison = PixelComparison(
        expected: PaintedBitmap(width: 20, height: 10).bitmap,
        actual: PaintedBitmap(width: 20, height: 10, ground: [9, 9, 9, 255]).bitmap)
    func paths(_ before: LayoutRecord, _ after: LayoutRecord) -> [String] {
        comparison.difference(nodes: NodeMap(from: before, to: after, scale: 1))?.nodes.map(\.path) ?? []
    }
    #expect(paths(record(color: "#ffffff"), record(color: "#090909")) == ["balloon/fill"])
    #expect(paths(record(color: "#ffffff"), record(color: "#ffffff", text: "at nine")).first == "balloon/fill")
    #expect(paths(record(color: "#ffffff"), record(color: "#ffffff", text: "at nine")).contains("balloon/text"))
    #expect(Set(paths(record(color: "#ffffff"), record(color: "#090909", y: 3))) == ["balloon/fill", "balloon/text"])
}

/// Messages dims a picture: another picture that an app has drawn is the picture's change, and not that of the dimming.
@Test(arguments: [("#00000008", "balloon/image"), ("#000000", "balloon/image/fill")])
func pixelsBelowAVeilAreThoseOfThePicture(_ color: String, _ owner: String) {
    let record = LayoutRecord(nodes: [
        .init(depth: 0, id: "balloon", kind: "template", frame: .init(x: 0, y: 0, width: 2, height: 2)),
        .init(depth: 1, id: "image", kind: "image", frame: .init(x: 0, y: 0, width: 2, height: 2)),
        .init(
            depth: 2, id: "fill", kind: "fill", frame: .init(x: 0, y: 0, width: 2, height: 2),
            attributes: [.init("color", color)]),
    ])
    let comparison = PixelComparison(
        expected: PaintedBitmap(width: 2, height: 2).bitmap,
        actual: PaintedBitmap(width: 2, height: 2, ground: [9, 9, 9, 9]).bitmap)
    #expect(comparison.difference(nodes: NodeMap(from: record, to: record, scale: 1))?.nodes.map(\.path) == [owner])
}

/// A tail shows what fills the root: its pixels belong to the fill that has changed.
@Test func pixelsOutsideBelongToWhatFillsTheRootAndHasChanged() {
    func record(_ color: String) -> LayoutRecord {
        LayoutRecord(nodes: [
            .init(depth: 0, id: "balloon", kind: "zstack", frame: .init(x: 0, y: 0, width: 2, height: 2)),
            .init(
                depth: 1, id: "back", kind: "fill", frame: .init(x: 0, y: 0, width: 2, height: 2),
                attributes: [.init("color", color)]),
        ])
    }
    let comparison = PixelComparison(
        expected: PaintedBitmap(width: 4, height: 2).bitmap,
        actual: PaintedBitmap(width: 4, height: 2, ground: [9, 9, 9, 9]).bitmap)
    let map = NodeMap(from: record("#000000"), to: record("#090909"), scale: 1)
    #expect(comparison.difference(nodes: map)?.nodes.map(\.path) == ["balloon/back"])
}

/// Letters that lean beyond their text, as italic ones do, belong to it, and no other node is said to be drawn differently.
@Test func inkBeyondATextIsTheTexts() {
    var record = LayoutRecord.sample()
    record.nodes[1].lines[0].inkOverflow = 0.5
    let before = PaintedBitmap(width: 60, height: 40)
    var after = before
    after[56, 10] = [0, 0, 0, 255]
    after[3, 10] = [0, 0, 0, 255]
    let found = PixelComparison(expected: before.bitmap, actual: after.bitmap)
        .difference(nodes: NodeMap(from: record, to: record, scale: 1))?.nodes
    #expect(found?.map(\.path) == ["balloon/caption"] && found?.first?.differingPixels == 2)
}

/// A row that came or is gone belongs to a node of the picture that has the row, also where a deeper node of the other
/// picture lies above and below it.
@Test func aRowThatOnePictureAloneHasBelongsToItsNode() throws {
    func record(height: Double, label: ClosedRange<Double>, panel: ClosedRange<Double>) -> LayoutRecord {
        func frame(_ rows: ClosedRange<Double>) -> CGRect {
            CGRect(x: 0, y: rows.lowerBound, width: 4, height: rows.upperBound - rows.lowerBound)
        }
        return LayoutRecord(nodes: [
            .init(depth: 0, id: "balloon", kind: "zstack", frame: frame(0...height)),
            .init(depth: 1, id: "group", kind: "vstack", frame: frame(label)),
            .init(depth: 2, id: "label", kind: "fill", frame: frame(label)),
            .init(depth: 1, id: "panel", kind: "fill", frame: frame(panel)),
        ])
    }
    func picture(_ shades: [UInt8]) -> Bitmap {
        var picture = PaintedBitmap(width: 4, height: shades.count)
        for (y, shade) in shades.enumerated() { picture.fill(x: 0..<4, y: y..<y + 1, [shade, shade, shade, 255]) }
        return picture.bitmap
    }
    let short = (picture([1, 2, 3, 4]), record(height: 4, label: 1...3, panel: 3...4))
    let tall = (picture([1, 2, 9, 9, 3, 4]), record(height: 6, label: 1...2, panel: 2...6))
    for (was, now) in [(short, tall), (tall, short)] {
        let comparison = PixelComparison(expected: was.0, actual: now.0)
        #expect(comparison.alignment.rows.gap == 2..<4)
        let found = try #require(comparison.difference(nodes: NodeMap(from: was.1, to: now.1, scale: 1)))
        #expect(found.nodes.map(\.path) == ["balloon/panel"])
        #expect(found.nodes.map(\.differingPixels) == [8])
    }
}

/// Of two nodes of one depth that changed places, each owns the pixels where it is now, as that is what is seen.
@Test func nodesThatChangePlacesOwnWhereTheyAreNow() throws {
    let map = NodeMap(
        from: row([("image", "image", 0), ("fill", "fill", 4)]), to: row([("image", "image", 4), ("fill", "fill", 0)]),
        scale: 1)
    var now = PaintedBitmap(width: 8, height: 1)
    for x in [0, 4] { now[x, 0] = [9, 9, 9, 9] }
    let comparison = PixelComparison(expected: PaintedBitmap(width: 8, height: 1).bitmap, actual: now.bitmap)
    let found = try #require(comparison.difference(nodes: map)?.nodes)
    #expect(
        Dictionary(uniqueKeysWithValues: found.map { ($0.path, $0.region.x) }) == ["root/image": 4, "root/fill": 0])
}

/// A pixel that a node covers in part is the node's, at each of its four sides. A thousandth of a pixel is rounding.
@Test(arguments: [
    (0, 1, true), (1, 0, true), (2, 1, true), (1, 2, true), (3, 1, false), (1, 3, false), (4, 4, false), (5, 4, true),
    (4, 5, false), (6, 4, false),
]) func aPixelThatIsCoveredInPartIsTheNodes(x: Int, y: Int, isOfNode: Bool) throws {
    func fill(_ id: String, _ frame: CGRect) -> LayoutRecord.Node {
        .init(depth: 1, id: id, kind: "fill", frame: frame)
    }
    let root = LayoutRecord.Node(depth: 0, id: "root", kind: "zstack", frame: .init(x: 0, y: 0, width: 8, height: 8))
    let record = LayoutRecord(nodes: [
        root, fill("half", .init(x: 0.5, y: 0.5, width: 2, height: 2)),
        fill("whole", .init(x: 5, y: 4, width: 1.0001, height: 1.0001)),
    ])
    let was = PaintedBitmap(width: 8, height: 8)
    var now = was
    now[x, y] = [0, 0, 0, 255]
    let found = PixelComparison(expected: was.bitmap, actual: now.bitmap)
        .difference(nodes: NodeMap(from: record, to: record, scale: 1))?.nodes
    #expect(found?.count == 1 && (found?.first?.path != "root") == isOfNode)
}

/// The tail is that of the fill, whether other nodes came or went before it.
@Test(arguments: [(0, 0), (0, 1), (1, 0), (2, 1), (0, 3)]) func theTailIsThatOfTheFill(_ before: Int, _ now: Int) {
    func record(_ color: String, _ count: Int) -> LayoutRecord {
        let others = (0..<count).map { index in
            LayoutRecord.Node(depth: 1, id: "dot\(index)", kind: "image", frame: .init(x: 0, y: 0, width: 1, height: 1))
        }
        let frame = CGRect(x: 0, y: 0, width: 2, height: 2)
        return LayoutRecord(
            nodes: [.init(depth: 0, id: "balloon", kind: "zstack", frame: frame)] + others + [
                .init(depth: 1, id: "back", kind: "fill", frame: frame, attributes: [.init("color", color)]),
                .init(depth: 1, id: "end", kind: "divider", frame: .init(x: 0, y: 1, width: 2, height: 1)),
            ])
    }
    let was = PaintedBitmap(width: 4, height: 2)
    var changed = was
    changed[3, 0] = [0, 0, 0, 255]
    let map = NodeMap(from: record("#000000", before), to: record("#090909", now), scale: 1)
    let found = PixelComparison(expected: was.bitmap, actual: changed.bitmap).difference(nodes: map)?.nodes
    #expect(found?.map(\.path) == ["balloon/back"])
}
