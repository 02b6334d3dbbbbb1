import Foundation
import Reports
import TestSupport
import Testing

@testable import Goldens

/// The data of the page on which candidates are reviewed.
struct ReviewPageTests {
    private let folder: TemporaryFolder
    private let store: GoldenStore
    private let pending: PendingFolder

    init() throws {
        folder = try TemporaryFolder()
        store = GoldenStore(root: folder.file("Goldens"))
        pending = PendingFolder(root: folder.file("pending"))
        for name in ["a", "b"] { try store.record(.sample(), for: .sample(name), engine: .sample) }
    }

    private func page(served: ReviewPage.Served? = nil) throws -> (text: String, data: [String: Any]) {
        var (text, pictures) = ("", PagePictures.inside)
        try ReviewPage(PendingReview(pending.candidates()), in: pending, served: served)
            .write(pictures: &pictures) { text += $0 }
        let start = try #require(text.range(of: "id=\"data\">")).upperBound
        let end = try #require(text[start...].range(of: "</script>")).lowerBound
        let data = try JSONSerialization.jsonObject(with: Data(text[start..<end].utf8))
        return (text, try #require(data as? [String: Any]))
    }

    /// The box is that of the pixels that differ: x, y, width and height, of which no two are equal here.
    @Test func aCellHasItsPicturesAndTheBoxOfItsPixels() throws {
        let run = GoldenRun(store: store, mode: .never, engine: .sample, artefacts: nil, pending: pending)
        var painted = PaintedBitmap(Rendering.sample().picture)
        painted.fill(x: 30..<70, y: 62..<68, [255, 0, 0, 255])
        run.check(try .sample("a")) { Rendering(picture: painted.bitmap, layout: .sample(), scale: 2) }
        run.check(try .sample("c")) { .sample() }
        let (text, data) = try page()
        let cells = try #require(data["cells"] as? [[String: Any]])
        #expect(cells.map { $0["name"] as? String } == ["a", "c"])
        #expect(cells.map { $0["status"] as? String } == ["different", "missing"])
        #expect(cells[0]["box"] as? [Int] == [30, 62, 40, 6] && cells[1]["box"] == nil)
        #expect(cells.map { $0["accept"] as? String } == ["balloon accept a", "balloon accept c"])
        func picture(_ cell: [String: Any], _ key: String) -> String? {
            (cell[key] as? [String: Any])?["file"] as? String
        }
        #expect(picture(cells[0], "was") != picture(cells[0], "is") && picture(cells[1], "was") == nil)
        #expect((cells[0]["was"] as? [String: Any])?["points"] as? [Double] == [60, 40])
        for name in [picture(cells[0], "was"), picture(cells[0], "is")] {
            #expect(text.contains("data-file=\"\(name ?? "?")\""))
        }
        #expect(cells.map { $0["state"] as? String } == [nil, nil] && data["revision"] == nil)
    }

    /// A decision names what was looked at, and nothing is painted before somebody looks.
    @Test func aServedPageHasStates() throws {
        GoldenRun(store: store, mode: .never, engine: .sample, artefacts: nil, pending: pending)
            .check(try .sample("a")) { .sample(caption: "Dinner at moon") }
        let candidate = try #require(try pending.candidates().first)
        let (text, data) = try page(served: .init(revision: 7, nonce: "once", decided: .init()))
        let cell = try #require((data["cells"] as? [[String: Any]])?.first)
        #expect(cell["state"] as? String == PendingReview.state(of: candidate))
        #expect(data["revision"] as? Int == 7 && cell["difference"] == nil && text.contains("nonce=\"once\""))
        let opened = try #require((try page().data["cells"] as? [[String: Any]])?.first)
        #expect(opened["difference"] is String)
    }

    /// The commands about a cause: for the cells that fail for nothing else, and for all of its cells with their causes.
    @Test func commandsChooseTheCellsOfACause() throws {
        let problems: [(String, [UnreadableGolden.Problem])] = [
            ("a", [.empty, .truncated]), ("b", [.empty]), ("c", [.bothForms]),
        ]
        let candidates = try problems.map { name, problems in
            let files = problems.map { UnreadableGolden(file: "\(name).png", problem: $0) }
            return PendingCandidate(
                version: 1, goldens: "Goldens",
                result: GoldenResult(GoldenOutcome(cell: try .sample(name), result: .compared(.unreadable(files)))),
                hashes: .init(picture: name, record: nil, goldenPicture: nil, goldenRecord: nil), inputs: nil,
                refusal: nil)
        }
        let review = PendingReview(candidates)
        let causes = review.groups.causes
        #expect(causes.map(\.cells) == [["a", "b"], ["a"], ["c"]])
        let shown = causes.map { ReviewDocument.Cause($0, in: review, indices: ["a": 0, "b": 1, "c": 2], words: "") }
        #expect(shown.map(\.cells) == [[0, 1], [0], [2]])
        #expect(shown.map { $0.alone != nil } == [true, false, true])
        #expect(shown.map { $0.together != nil } == [true, true, false])
        #expect(shown[0].alone?.accept == "balloon accept --cause \(review.reference(to: causes[0]))")
        #expect(shown[2].alone?.reject == "balloon reject --cause \(review.reference(to: causes[2]))")
        // With the cell of two causes both causes are chosen.
        let both = causes.prefix(2).map { "--cause \(review.reference(to: $0))" }.joined(separator: " ")
        #expect(shown[1].together?.accept == "balloon accept \(both)")
    }

    /// Without scripts the page shows the pictures of the first cause, which has most cells.
    @Test func thePageBeginsWithTheFirstCause() throws {
        try store.record(.sample(), for: .sample("c"), engine: .sample)
        let run = GoldenRun(store: store, mode: .never, engine: .sample, artefacts: nil, pending: pending)
        var painted = PaintedBitmap(Rendering.sample().picture)
        painted.fill(x: 30..<70, y: 62..<68, [255, 0, 0, 255])
        run.check(try .sample("a")) { Rendering(picture: painted.bitmap, layout: .sample(), scale: 2) }
        for name in ["b", "c"] { run.check(try .sample(name)) { .sample(caption: "Dinner at moon") } }
        let (text, data) = try page()
        let cells = try #require(data["cells"] as? [[String: Any]])
        let causes = try #require(data["causes"] as? [[String: Any]])
        #expect(causes.map { $0["cells"] as? [Int] } == [[1, 2], [0]])
        let shown = text.matches(of: /data-file="([0-9a-f]+)"/).map { String($0.1) }
        #expect(shown == ["was", "is"].compactMap { (cells[1][$0] as? [String: Any])?["file"] as? String })
    }
}
