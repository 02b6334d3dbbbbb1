import BuiltProgram
import Foundation
import TestSupport
import Testing

/// `balloon report`, opened from disk in Chromium and clicked through.
struct ReportTests {
    private static let hasBrowser = HeadlessBrowser.executable != nil

    @Test func thePageIsOneFileThatNeedsNoOther() throws {
        let scratch = try FailingScenes.failing()
        let run = try scratch.balloon("report", "-o", "out/report.html")
        #expect(run.status == 0, "\(run.errors)")
        let page = String(decoding: try scratch.data("out/report.html"), as: UTF8.self)
        #expect(!page.contains("http:") && !page.contains("https:") && !page.contains(scratch.folder.path))
        #expect(!page.contains(" src=") && !page.contains("<link"))
        // A slip must not put a page in the place of a golden.
        let golden = try scratch.data("Goldens/hello.png")
        #expect(try scratch.balloon("report", "-o", "Goldens/hello.png").status == 2)
        #expect(try scratch.data("Goldens/hello.png") == golden)
        #expect(try scratch.balloon("report", "-o", "out/again.html").status == 0)
        #expect(try scratch.data("out/again.html") == scratch.data("out/report.html"))
    }

    /// A forge shows pictures that lie beside the document.
    @Test func markdownHasItsPicturesBesideIt() throws {
        let scratch = try FailingScenes.failing()
        let run = try scratch.balloon("report", "-o", "out/report.md")
        #expect(run.status == 0, "\(run.errors)")
        let text = String(decoding: try scratch.data("out/report.md"), as: UTF8.self)
        let paths = text.matches(of: /!\[\w+\]\(<([^>]+)>\)/).map { String($0.1) }
        #expect(paths.count == 6 && Set(paths).count == 6 && paths.allSatisfy { $0.hasPrefix("report/") })
        for path in paths { #expect(try scratch.data("out/\(path)").starts(with: [0x89, 0x50, 0x4E, 0x47])) }
        #expect(try scratch.data("out/report/1-after.png") != scratch.data("out/report/1-before.png"))
        #expect(text.contains("cause 1 of 2") && !text.contains(scratch.folder.path))
    }

    @Test func aTextOfABalloonCannotEndTheScript() throws {
        let scratch = try FailingScenes.recorded()
        try scratch.replace("Hello", by: "\"</script><b>&amp; <!--\"", in: "scenes/hello.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        #expect(try scratch.balloon("report", "-o", "report.html").status == 0)
        let page = String(decoding: try scratch.data("report.html"), as: UTF8.self)
        #expect(!page.contains("</script><b>"))
    }

    private func answer<Value: Decodable>(
        _ script: String, in scratch: Scratch, size: (width: Int, height: Int) = (1440, 900)
    ) throws -> Value {
        let data = try #require(
            try HeadlessBrowser.answer(of: Self.helpers + script, in: scratch.url("report.html"), size: size))
        return try JSONDecoder().decode(Value.self, from: data)
    }

    private func page() throws -> Scratch {
        let scratch = try FailingScenes.failing()
        try #require(try scratch.balloon("report", "-o", "report.html").status == 0)
        return scratch
    }

    private static let helpers = """
        const settle = async () => { await showing; };
        const press = async (key) => {
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
          await settle();
        };
        const click = async (selector) => { document.querySelector(selector).click(); await settle(); };
        const text = (selector) => document.querySelector(selector).textContent;
        await settle();

        """

    @Test(.enabled(if: hasBrowser, "Chromium is not installed"))
    func causesAndCellsAreListedAndKeysWalkThroughThem() throws {
        struct Answer: Decodable {
            let pills, names: [String]
            let counts: String
        }
        let answer: Answer = try answer(
            """
            const names = [text("#cell-name")];
            for (const key of ["j", "ArrowDown", "k", "n", "p"]) { await press(key); names.push(text("#cell-name")); }
            return { pills: [...document.querySelectorAll(".pill")].map((pill) => pill.textContent), names,
              counts: text("#counts") };
            """, in: page())
        #expect(answer.pills == ["4", "1"])
        #expect(
            answer.names == [
                "dinner@w320_dark", "dinner@w320_light", "dinner@w402_dark", "dinner@w320_light", "hello",
                "dinner@w320_dark",
            ])
        #expect(answer.counts == "5 cells, 2 causes")
    }

    /// `chromium --headless --screenshot` has a window of 800 by 600 points.
    @Test(.enabled(if: hasBrowser, "Chromium is not installed"))
    func aSmallWindowShowsThePicturesFirst() throws {
        struct Answer: Decodable {
            let bottoms, tops: [Double]
            let list, height: Double
        }
        let answer: Answer = try answer(
            """
            await settle();
            const boxes = [...document.querySelectorAll(".card canvas")].map((one) => one.getBoundingClientRect());
            return { bottoms: boxes.map((one) => one.bottom), tops: boxes.map((one) => one.top),
              list: byId("list").getBoundingClientRect().top, height: innerHeight };
            """, in: page(), size: (800, 600))
        #expect(answer.tops.count == 3 && answer.tops[0] == answer.tops[1])
        #expect(answer.bottoms.allSatisfy { $0 < answer.height && $0 < answer.list }, "\(answer)")
    }

    /// What each way to compare draws, told by its pixels.
    @Test(.enabled(if: hasBrowser, "Chromium is not installed"))
    func eachWayToCompareShowsBothPictures() throws {
        struct Answer: Decodable {
            let side, swipe, blend, blink, difference: [String]
            let clip, opacity: String
            let marked, grey: Int
        }
        let answer: Answer = try answer(
            """
            const captions = () => [...document.querySelectorAll("figcaption")].map((one) => one.textContent);
            const result = { side: captions() };
            await click("[data-mode=swipe]");
            result.swipe = captions();
            const amount = document.getElementById("amount");
            amount.value = 25;
            amount.dispatchEvent(new Event("input"));
            result.clip = document.querySelectorAll(".layers canvas")[1].style.clipPath;
            await press("3");
            result.blend = captions();
            result.opacity = document.querySelectorAll(".layers canvas")[1].style.opacity;
            await press("4");
            result.blink = [text("figcaption")];
            await new Promise((done) => setTimeout(done, 800));
            result.blink.push(text("figcaption"));
            await press("5");
            result.difference = captions();
            const canvas = document.querySelector("#pictures canvas");
            const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
            result.marked = result.grey = 0;
            for (let i = 0; i < data.length; i += 4) {
              if (data[i] === data[i + 1] && data[i] === data[i + 2]) result.grey++; else result.marked++;
            }
            return result;
            """, in: page())
        #expect(answer.side == ["was", "is", "difference"])
        #expect(answer.swipe.count == 1 && answer.blend.count == 1)
        #expect(answer.clip.contains("75%") && answer.opacity == "0.25")
        #expect(Set(answer.blink) == ["was", "is"])
        #expect(answer.difference.count == 1)
        #expect(answer.marked > 100 && answer.grey > 10 * answer.marked)
    }

    /// Dark on light or light on dark: a text that is new is blue, and one that is gone is orange.
    @Test(.enabled(if: hasBrowser, "Chromium is not installed"), arguments: ["j", "k"])
    func whatIsNewHasOneColorAndWhatIsGoneAnother(_ key: String) throws {
        struct Answer: Decodable {
            let name: String
            let new, gone: Int
        }
        let scratch = try FailingScenes.recorded()
        // The longer subcaption gives the balloon its width.
        try scratch.replace("Ferry Building", by: "Ferry Building by the bay", in: "scenes/dinner.yaml")
        #expect(try scratch.balloon("record", "scenes").status == 0)
        try scratch.replace("Dinner at seven?", by: "Dinner at seven? Yes", in: "scenes/dinner.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        #expect(try scratch.balloon("report", "-o", "report.html").status == 0)
        let answer: Answer = try answer(
            """
            await press("5");
            await press("\(key)");
            const canvas = document.querySelector("#pictures canvas");
            const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
            const result = { name: text("#cell-name"), new: 0, gone: 0 };
            for (let i = 0; i < data.length; i += 4) {
              if (data[i] === 10 && data[i + 2] === 184) result.new++;
              if (data[i] === 234 && data[i + 2] === 12) result.gone++;
            }
            return result;
            """, in: scratch)
        #expect(answer.name.hasSuffix(key == "j" ? "light" : "dark"))
        // Words were added and none is gone.
        #expect(answer.new > 100 && answer.gone * 20 < answer.new, "\(answer)")
    }

    @Test(.enabled(if: hasBrowser, "Chromium is not installed"))
    func theFactsOfACellStandBesideItsPictures() throws {
        struct Answer: Decodable {
            let change, words, spoken: [String]
            let commands: [String]
            let loupe: Bool
            let drawn: Int
        }
        let answer: Answer = try answer(
            """
            const all = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
            await press("z");
            const loupe = document.getElementById("loupe");
            const data = loupe.getContext("2d").getImageData(0, 0, loupe.width, loupe.height).data;
            return { change: all("#causes p"), words: all("#words del"), spoken: all("#words ins"),
              commands: all("code"), loupe: !loupe.hidden, drawn: data.filter((value) => value > 0).length };
            """, in: page())
        #expect(answer.change.first?.hasSuffix("subcaption reads “Pier 39” instead of “Ferry Building”") == true)
        #expect(answer.words == ["Ferry Building"] && answer.spoken == ["Pier 39"])
        #expect(answer.commands.contains { $0.hasPrefix("balloon accept --cause 1:") })
        #expect(answer.loupe && answer.drawn > 1000)
    }

    /// The command that the page shows does what it says.
    @Test(.enabled(if: hasBrowser, "Chromium is not installed"))
    func theCommandOfTheCauseAcceptsIt() throws {
        let scratch = try page()
        let command: String = try answer("return text(\"#causes code\");", in: scratch)
        let run = try Balloon.run(command.split(separator: " ").dropFirst().map(String.init), in: scratch.folder)
        #expect(run.status == 0, "\(command): \(run.errors)")
        #expect(try scratch.pendingCells() == ["hello"])
    }

    /// Two edits in the same cells: no cause has a cell of its own, and the page offers what accepts them.
    @Test(.enabled(if: hasBrowser, "Chromium is not installed"))
    func theCommandOfCausesThatShareTheirCellsAcceptsThem() throws {
        let scratch = try FailingScenes.recorded()
        try scratch.replace("Ferry Building", by: "Pier 39", in: "scenes/dinner.yaml")
        try scratch.replace("Dinner at seven?", by: "Lunch at one?", in: "scenes/dinner.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        try #require(try scratch.balloon("report", "-o", "report.html").status == 0)
        let commands: [String] = try answer(
            """
            return [...document.querySelectorAll("#causes .note:first-child code")].map((one) => one.textContent);
            """, in: scratch)
        #expect(commands.count == 2 && commands[0].hasPrefix("balloon accept --cause 1:"), "\(commands)")
        let run = try Balloon.run(commands[0].split(separator: " ").dropFirst().map(String.init), in: scratch.folder)
        #expect(run.status == 0, "\(commands[0]): \(run.output)\(run.errors)")
        #expect(try scratch.pendingCells() == [])
    }

    @Test(.enabled(if: hasBrowser, "Chromium is not installed"))
    func aFilterShowsTheCellsThatHaveItsWords() throws {
        let rows: [String] = try answer(
            """
            const filter = document.getElementById("filter");
            filter.value = "dark 320";
            filter.dispatchEvent(new Event("input"));
            await settle();
            return [...document.querySelectorAll(".row.cell")].map((one) => one.textContent);
            """, in: page())
        #expect(rows == ["dinner@w320_dark"])
    }

    @Test(.enabled(if: hasBrowser, "Chromium is not installed"))
    func nothingPendingIsAPageThatSaysSo() throws {
        let scratch = try FailingScenes.recorded()
        #expect(try scratch.balloon("report", "-o", "report.html").status == 0)
        let text: String = try answer("return text(\"#counts\");", in: scratch)
        #expect(text == "nothing is pending")
    }
}
