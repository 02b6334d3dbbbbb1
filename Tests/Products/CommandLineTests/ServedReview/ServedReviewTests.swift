import BuiltProgram
import Foundation
import TestSupport
import Testing

/// `balloon review --page`: what a page decides is what the command line decides, to the byte.
struct ServedReviewTests {
    @Test func theSameBytesAsAcceptAll() throws {
        let (scratch, other) = (try FailingScenes.failing(), try FailingScenes.failing())
        let served = try ServedReview(in: scratch)
        #expect(try PageData.problems(of: Data(served.get("").content)).isEmpty)
        let cells = try served.page().cells
        #expect(cells.map(\.name) == FailingScenes.dinners + ["hello"])
        // Cell by cell, as by a key.
        for cell in cells {
            let outcome = try served.decide("accept", [cell])
            #expect(outcome.done == [cell.name] && outcome.refused.isEmpty)
        }
        #expect(try other.balloon("accept", "--all").status == 0)
        #expect(try scratch.contents(below: "Goldens") == other.contents(below: "Goldens"))
        #expect(try served.page().cells.isEmpty && scratch.pendingCells().isEmpty)
        #expect(try scratch.balloon("verify", "scenes").status == 0)
    }

    @Test func everyDecisionCanBeTakenBack() throws {
        let scratch = try FailingScenes.failing()
        let served = try ServedReview(in: scratch)
        let (goldens, pending) = (try scratch.contents(below: "Goldens"), try scratch.pendingCells())
        let cells = try served.page().cells
        #expect(try served.decide("accept", Array(cells[..<3])).steps == 1)
        #expect(try served.decide("reject", Array(cells[3...])).steps == 2)
        #expect(try scratch.pendingCells().isEmpty)
        #expect(try served.undo().done.count == 2)
        #expect(try served.undo().done.count == 3)
        #expect(try served.undo().done.isEmpty)
        #expect(try scratch.contents(below: "Goldens") == goldens && scratch.pendingCells() == pending)
    }

    @Test func picturesAreThoseOfTheFiles() throws {
        let scratch = try FailingScenes.failing()
        let served = try ServedReview(in: scratch)
        let cell = try #require(try served.page().cells.last)
        let file = try #require(cell.was.file)
        let answer = try served.get("pictures/\(file).png")
        #expect(answer.status == 200 && answer.field("content-type") == "image/png")
        #expect(answer.field("content-length") == "\(try scratch.data("Goldens/hello.png").count)")
        for path in [
            "pictures/0000.png", "pictures/../hello.png", "pictures/.png", "pictures/\(file)", "Goldens/hello.png",
        ] {
            #expect(try served.get(path).status == 404, "\(path)")
        }
    }

    /// What somebody else has done since the page was drawn is not overwritten.
    @Test func whatHasChangedIsRefused() throws {
        let scratch = try FailingScenes.failing()
        let served = try ServedReview(in: scratch)
        let page = try served.page()
        let hello = try #require(page.cells.last)
        // The candidate is drawn again.
        try scratch.replace("Goodbye", by: "Farewell", in: "scenes/hello.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        let goldens = try scratch.contents(below: "Goldens")
        #expect(try served.decide("accept", [hello]).refused.count == 1)
        #expect(try scratch.contents(below: "Goldens") == goldens)
        // A command in the terminal decides, and the page hears of it.
        #expect(try served.get("changed?\(page.revision)").body.contains("\(page.revision + 1)"))
        let seen = try served.page()
        #expect(try scratch.balloon("accept", "hello").status == 0)
        let changed = try served.get("changed?\(seen.revision)")
        #expect(changed.body.contains("\(seen.revision + 1)"))
        #expect(try served.page().cells.map(\.name) == FailingScenes.dinners)
        #expect(try served.decide("accept", [seen.cells[4]]).refused.count == 1)
        // The scene has changed, and nothing was drawn from it since.
        try scratch.replace("Dinner at seven", by: "Dinner at eight", in: "scenes/dinner.yaml")
        #expect(try served.decide("accept", [seen.cells[0]]).refused.count == 1)
    }

    /// Two folders of goldens have a cell of one name: each is decided by itself, and named as the page names it.
    @Test func cellsOfOneNameAreToldApart() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "hello.yaml")
        for folder in ["A", "B"] {
            #expect(try scratch.balloon("record", "hello.yaml", "--goldens", folder).status == 0)
        }
        try scratch.replace("Hello", by: "Goodbye", in: "hello.yaml")
        for folder in ["A", "B"] {
            #expect(try scratch.balloon("verify", "hello.yaml", "--goldens", folder).status == 1)
        }
        let served = try ServedReview(in: scratch)
        let cells = try served.page().cells
        try #require(cells.map(\.name) == ["A/hello", "B/hello"])
        let other = try scratch.contents(below: "B")
        let changed = ServedReview.Cell(name: cells[1].name, state: "00000000", was: cells[1].was, is: cells[1].is)
        let outcome = try served.decide("accept", [cells[0], changed])
        #expect(outcome.done == ["A/hello"] && outcome.refused.count == 1)
        #expect(try scratch.contents(below: "B") == other && scratch.pendingCells() == ["hello"])
    }

    @Test func whatIsNoDecisionChangesNothing() throws {
        let scratch = try FailingScenes.failing()
        let served = try ServedReview(in: scratch)
        let (goldens, pending) = (try scratch.contents(below: "Goldens"), try scratch.pendingCells())
        for body in [
            "", "{}", "[]", "{\"action\":\"delete\",\"cells\":[]}", "\u{0}", String(repeating: "[", count: 100_000),
        ] {
            #expect(try served.post("decide", body).status == 400, "\(body.prefix(40))")
        }
        let unknown = "{\"action\":\"accept\",\"cells\":[{\"name\":\"../../etc\",\"state\":\"00000000\"}]}"
        #expect(try served.post("decide", unknown).body.contains("refused"))
        #expect(try served.post("nothing", "{}").status == 404)
        #expect(try served.get("changed?x").status == 400)
        #expect(try scratch.contents(below: "Goldens") == goldens && scratch.pendingCells() == pending)
        // A run that a service starts has nobody who looks.
        let run = try scratch.balloon("review", "--page", environment: ["CI": "true"])
        #expect(run.status == 2 && run.errors.contains("CI"))
        #expect(try scratch.balloon("review", "--port", "80").status == 2)
        #expect(try scratch.balloon("review", "--page", "hello").status == 2)
    }

    /// A program that ends in the middle leaves no golden half: each is the old one or the new one.
    @Test func aKilledProgramLeavesNothingHalf() throws {
        let (scratch, other) = (try FailingScenes.failing(), try FailingScenes.failing())
        let before = try scratch.contents(below: "Goldens")
        #expect(try other.balloon("accept", "--all").status == 0)
        let after = try other.contents(below: "Goldens")
        let served = try ServedReview(in: scratch)
        let cells = try served.page().cells
        let list = cells.map { "{\"name\":\"\($0.name)\",\"state\":\"\($0.state)\"}" }.joined(separator: ",")
        let body = "{\"action\":\"accept\",\"cells\":[\(list)]}"
        let client = try #require(RawClient(port: served.port))
        client.send(
            Array(
                ("POST \(served.path("decide")) HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\n"
                    + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)").utf8))
        usleep(2_000)
        served.kill()
        client.close()
        // What was begun is in files of its own, as after a power cut.
        let left = try scratch.contents(below: "Goldens").filter {
            !$0.key.contains(".tmp") && !$0.key.hasPrefix(".balloon-")
        }
        #expect(left.keys.sorted() == before.keys.sorted())
        for (name, bytes) in left {
            #expect(bytes == before[name] || bytes == after[name], "\(name)")
        }
        #expect(try [0, 1].contains(scratch.balloon("verify", "scenes").status))
    }
}
