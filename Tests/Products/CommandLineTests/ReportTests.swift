import BuiltProgram
import Foundation
import TestSupport
import Testing

/// `balloon report`, opened from disk in Chromium and driven by keys and clicks.
struct ReportTests {
    /// What the script of a test can use.
    private static let helpers = """
        const settle = async () => { do { await showing; } while (await Promise.race([showing.then(() => false)])); };
        const press = async (key, target = document.activeElement ?? document.body) => {
          target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
          await settle();
        };
        const click = async (selector) => { document.querySelector(selector).click(); await settle(); };
        const text = (selector) => document.querySelector(selector)?.textContent ?? "";
        const all = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
        await settle();

        """

    private func answer<Value: Decodable>(
        _ script: String, in scratch: Scratch, _ window: Browser.Window = .init()
    ) throws -> Value {
        try PageOnDisk(scratch.url("report.html"), window).value("(async () => { \(Self.helpers + script) })()")
    }

    private func page() throws -> Scratch {
        let scratch = try FailingScenes.failing()
        try #require(try scratch.balloon("report", "-o", "report.html").status == 0)
        return scratch
    }

    // MARK: - The file

    @Test func aSmallPageIsOneFileThatNeedsNoOther() throws {
        let scratch = try FailingScenes.failing()
        let run = try scratch.balloon("report", "-o", "out/report.html")
        #expect(run.status == 0, "\(run.errors)")
        let page = String(decoding: try scratch.data("out/report.html"), as: UTF8.self)
        // The only address is the name of SVG, which nothing loads.
        let addresses = page.matches(of: /https?:[^"]*/).map { String($0.0) }
        #expect(addresses == ["http://www.w3.org/2000/svg"] && !page.contains(scratch.folder.path))
        #expect(!page.contains("<link") && !page.contains(" src=\"."))
        #expect(try scratch.files(below: "out") == ["report.html"])
        // The first pair shows without any script.
        let markup = page.prefix { $0 != "{" } + (page.components(separatedBy: "<body>").last ?? "")
        #expect(markup.matches(of: /<img [^>]*src="data:image\/png;base64,[^"]/).count == 2)
        // A slip must not put a page in the place of a golden.
        let golden = try scratch.data("Goldens/hello.png")
        #expect(try scratch.balloon("report", "-o", "Goldens/hello.png").status == 2)
        #expect(try scratch.data("Goldens/hello.png") == golden)
        #expect(try scratch.balloon("report", "-o", "out/again.html").status == 0)
        #expect(try scratch.data("out/again.html") == scratch.data("out/report.html"))
        #expect(try scratch.balloon("report", "-o", "-").output == page)
    }

    @Test func theDataOfThePageAreAsTheSchemaSays() throws {
        let scratch = try page()
        #expect(try PageData.problems(of: scratch.data("report.html")) == [])
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
        #expect(try scratch.balloon("report", "-o", "out/report.md", "--single-file").status == 2)
    }

    @Test func aTextOfABalloonCannotEndTheScript() throws {
        let scratch = try FailingScenes.recorded()
        try scratch.replace("Hello", by: "\"</script><b>&amp; <!--\"", in: "scenes/hello.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        #expect(try scratch.balloon("report", "-o", "report.html").status == 0)
        let page = String(decoding: try scratch.data("report.html"), as: UTF8.self)
        #expect(!page.contains("</script><b>"))
    }

    @Test(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
    func nothingPendingIsAPageThatSaysSo() throws {
        let scratch = try FailingScenes.recorded()
        #expect(try scratch.balloon("report", "-o", "report.html").status == 0)
        let text: String = try answer("return text(\"#pictures\");", in: scratch)
        #expect(text == "nothing is pending")
    }

    // MARK: - The list

    @Test(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
    func keysWalkThroughAllCellsAndSayWhereTheyEnd() throws {
        struct Answer: Decodable {
            let pills, names: [String]
            let counts, said: String
        }
        let answer: Answer = try answer(
            """
            const names = [text("#cell-name")];
            for (let i = 0; i < 5; i++) { await press("j"); names.push(text("#cell-name")); }
            const said = text("#said");
            for (const key of ["k", "n", "p"]) { await press(key); names.push(text("#cell-name")); }
            return { pills: all(".pill"), names, counts: text("#counts"), said };
            """, in: page())
        #expect(answer.pills == ["4", "1"])
        #expect(
            answer.names == [
                "dinner@w320_dark", "dinner@w320_light", "dinner@w402_dark", "dinner@w402_light", "hello", "hello",
                "dinner@w402_light", "hello", "dinner@w320_dark",
            ])
        #expect(answer.counts == "cause 1 of 2, cell 1 of 4" && !answer.said.isEmpty)
    }

    /// What a screen reader needs of a list whose rows are not all there.
    @Test(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
    func theListIsATreeWithPositions() throws {
        struct Answer: Decodable {
            let rows: [[String?]]
            let active: [String]
            let expanded: [String?]
        }
        let answer: Answer = try answer(
            """
            list.focus();
            const rows = [...document.querySelectorAll("[role=treeitem]")].map((row) =>
              ["aria-level", "aria-posinset", "aria-setsize", "aria-selected", "aria-expanded"].map((name) => row.getAttribute(name)));
            const active = [];
            for (const key of ["Home", "End", "ArrowUp", "PageUp", "ArrowDown", "ArrowLeft", "ArrowLeft"]) {
              await press(key);
              active.push(text("#" + list.getAttribute("aria-activedescendant")));
            }
            return { rows, active, expanded: [...document.querySelectorAll(".heading")].map((row) => row.getAttribute("aria-expanded")) };
            """, in: page())
        #expect(answer.rows.first == ["1", "1", "2", "false", "true"])
        #expect(answer.rows[1] == ["2", "1", "4", "true", nil] && answer.rows[4] == ["2", "4", "4", "false", nil])
        #expect(answer.active.map { $0.hasPrefix("1.") } == [true, false, false, true, false, true, true])
        #expect(answer.active[1].hasPrefix("2.") && answer.active[2] == "dinner@w402_light")
        #expect(answer.expanded == ["false", "false"])
    }

    /// The page chooses the cells that the command line chooses.
    @Test(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
    func aFilterChoosesWhatTheCommandLineChooses() throws {
        let filters = [
            "width<400", "width<=320", "width>320", "width>=402", "width=320", "width!=320", "appearance=dark",
            "appearance!=dark", "userInterfaceStyle = dark", "category>=AX1", "category<AX1", "category=L",
            "category!=large",
            "locale=en", "locale!=en", "locale=ar", "cause=1", "cause=2", "cause!=1", "cause=\"pier 39\"",
            "cause!=pier",
            "scene=dinner", "scene=d*", "scene!=dinner", "name=\"dinner@w320_dark\"", "name=*light", "status=different",
            "status!=different", "status=miss*", "!appearance=dark", "width<400 & appearance=dark",
            "width<400 | appearance=dark", "name=hello | width=402 & appearance=light",
            "(name=hello | width=402) & appearance=light",
            "!(name=hello | width=402)", "scale=3", "scale>2", "has-app=true", "direction=ltr",
            "contrast=normal && weight==regular",
            "hello", "dinner@*_dark", "Goldens/hello",
        ]
        let scratch = try page()
        let list = String(decoding: try JSONEncoder().encode(filters), as: UTF8.self)
        let chosen: [[String]] = try answer(
            """
            return \(list).map((filter) => { setFilter(filter); return queue().map(({ entry }) => data.cells[entry].name); });
            """, in: scratch)
        for (filter, names) in zip(filters, chosen) {
            let run = try scratch.balloon("list", "--failing", filter, "--json")
            let expected = try run.rows("cells").compactMap { $0["name"] as? String }
            #expect(Set(names) == Set(expected), "\(filter)")
        }
    }

    @Test(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
    func aFilterFindsWholeWordsAndSaysWhatIsWrong() throws {
        struct Answer: Decodable {
            let dark, part, none: [String]
            let nothing, wrong, cleared: String
        }
        let answer: Answer = try answer(
            """
            const filtered = (filter) => { setFilter(filter); return queue().map(({ entry }) => data.cells[entry].name); };
            const result = { dark: filtered("dark 320"), part: filtered("pie"), none: filtered("ar") };
            result.nothing = text("#filter-note");
            filtered("widht<3");
            result.wrong = text("#filter-note");
            byId("filter").focus();
            await press("Escape");
            result.cleared = byId("filter").value + text("#filter-note");
            return result;
            """, in: page())
        #expect(answer.dark == ["dinner@w320_dark"] && answer.part.isEmpty && answer.none.isEmpty)
        #expect(!answer.nothing.isEmpty && answer.wrong.contains("widht") && answer.cleared.isEmpty)
    }

    // MARK: - The pictures

    /// `chromium --headless --screenshot` has a window of 800 by 600 points.
    @Test(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
    func aSmallWindowShowsThePicturesFirst() throws {
        struct Answer: Decodable {
            let bottoms, heights: [Double]
            let list, width, window: Double
        }
        let scratch = try page()
        for width in [800, 500] {
            let answer: Answer = try answer(
                """
                const boxes = [...document.querySelectorAll(".frame")].map((one) => one.getBoundingClientRect());
                return { bottoms: boxes.map((one) => one.bottom), list: list.getBoundingClientRect().top,
                  heights: [...document.querySelectorAll("button")].map((one) => one.getBoundingClientRect().height),
                  width: document.documentElement.scrollWidth, window: innerWidth };
                """, in: scratch, .init(width, 700))
            #expect(answer.bottoms.count == 2 && answer.bottoms.allSatisfy { $0 < answer.list }, "\(answer)")
            #expect(answer.width <= answer.window, "nothing scrolls sideways")
            if width == 500 { #expect(answer.heights.filter { $0 > 0 }.allSatisfy { $0 >= 44 }, "\(answer.heights)") }
        }
    }

    /// The two pictures are as large as the stage allows, and not smaller than their points.
    @Test(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
    func picturesFillTheStage() throws {
        struct Answer: Decodable { let width, height, stageWidth, stageHeight, points: Double }
        let answer: Answer = try answer(
            """
            const boxes = [...document.querySelectorAll(".frame")].map((one) => one.getBoundingClientRect());
            const stage = byId("pictures").getBoundingClientRect(), isColumn = byId("pictures").classList.contains("column");
            const sum = (name) => boxes.reduce((sum, box) => sum + box[name], 0);
            return { width: isColumn ? boxes[0].width : sum("width"), height: isColumn ? sum("height") : boxes[0].height,
              stageWidth: stage.width, stageHeight: stage.height, points: boxes[0].width / data.cells[chosen.entry].is.points[0] };
            """, in: page())
        #expect(max(answer.width / answer.stageWidth, answer.height / answer.stageHeight) >= 0.7, "\(answer)")
        #expect(answer.points >= 1, "\(answer)")
    }

    @Test(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
    func eachWayToCompareShowsBothPictures() throws {
        struct Answer: Decodable {
            let side, difference, named: [String]
            let swipe: Swipe
            let flipped: [Double], names: [String]
            struct Swipe: Decodable { let thumb, was, `is`: Double }
        }
        let answer: Answer = try answer(
            """
            const result = { side: all("figcaption") };
            await click("[data-mode=swipe]");
            const slider = byId("amount"), frame = document.querySelector(".frame").getBoundingClientRect();
            slider.value = 25;
            slider.dispatchEvent(new Event("input"));
            const [was, is] = document.querySelectorAll(".plane > [role=img]");
            // The slider lies on the picture, so that its thumb, 16 pixels wide, is at a quarter of it; so must be both edges.
            const inset = (element) => Math.max(...element.style.clipPath.match(/[0-9.]+px/g).map(parseFloat));
            const box = slider.getBoundingClientRect();
            result.swipe = { thumb: (box.left + 8 - frame.left + (box.width - 16) * 0.25) / frame.width,
              was: inset(was) / frame.width, is: inset(is) / frame.width };
            result.flipped = [];
            result.names = all("figcaption");
            for (let turn = 0; turn < 2; turn++) {
              await press("x");
              result.flipped.push(inset(document.querySelectorAll(".plane > [role=img]")[1]) / frame.width);
              result.names.push(text("figcaption"));
            }
            await press("1");
            await press("d");
            result.difference = all("figcaption");
            result.named = data.cells.map((cell) => cell.difference).filter(Boolean);
            return result;
            """, in: page())
        #expect(answer.side.count == 2 && answer.side[0].hasPrefix("was ·") && answer.side[1].hasPrefix("is ·"))
        #expect(answer.side.allSatisfy { $0.contains(" pt") && $0.contains(" px") })
        for edge in [answer.swipe.was, answer.swipe.is, answer.swipe.thumb] { #expect(abs(edge - 0.25) < 0.01) }
        // A key shows the one and then the other in its place.
        #expect(answer.flipped.map { ($0 * 100).rounded() / 100 } == [1, 0])
        #expect(answer.names == ["was | is", "was", "is"])
        #expect(answer.difference.count == 2 && answer.difference[1].hasPrefix("difference") && answer.named.count == 5)
    }

    /// The box of the change is framed, and a key enlarges it.
    @Test(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
    func aKeyGoesToTheChange() throws {
        struct Answer: Decodable {
            let before, after: Double
            let isInside: Bool
            let pressed: String
        }
        let answer: Answer = try answer(
            """
            const width = () => document.querySelector(".box").getBoundingClientRect().width;
            const before = width();
            await press("z");
            const box = document.querySelector(".box").getBoundingClientRect();
            const frame = document.querySelector(".frame").getBoundingClientRect();
            return { before, after: width(), pressed: byId("change").getAttribute("aria-pressed"),
              isInside: box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom };
            """, in: page())
        #expect(answer.after > answer.before && answer.isInside && answer.pressed == "true", "\(answer)")
    }

    // MARK: - What is known

    @Test(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
    func theFactsOfACellStandBesideItsPictures() throws {
        struct Answer: Decodable {
            let change, words, spoken, quotes, commands: [String]
            let focusable: [Int]
        }
        let answer: Answer = try answer(
            """
            return { change: all(".note p"), words: all("#words > li"), spoken: all("#words ins"), quotes: all(".note bdi"),
              commands: all(".command code"), focusable: [...document.querySelectorAll(".command, #facts")].map((one) => one.tabIndex) };
            """, in: page())
        #expect(answer.change.first?.hasSuffix("subcaption reads “Pier 39” instead of “Ferry Building”") == true)
        // What is no longer said stands where it was said.
        #expect(
            answer.words.suffix(3) == ["Dinner at seven?", "Ferry Building", "Pier 39"] && answer.spoken == ["Pier 39"])
        #expect(answer.quotes.prefix(2) == ["“Pier 39”", "“Ferry Building”"])
        #expect(answer.commands.contains { $0.hasPrefix("balloon accept --cause 1:") })
        #expect(answer.focusable.allSatisfy { $0 == 0 })
    }

    /// The command that the page shows does what it says.
    @Test(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
    func theCommandOfTheCauseAcceptsIt() throws {
        let scratch = try page()
        let command: String = try answer("return text(\".note code\");", in: scratch)
        let run = try Balloon.run(command.split(separator: " ").dropFirst().map(String.init), in: scratch.folder)
        #expect(run.status == 0, "\(command): \(run.errors)")
        #expect(try scratch.pendingCells() == ["hello"])
    }

    /// Two edits in the same cells: no cause has a cell of its own, and the page offers what accepts them.
    @Test(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
    func theCommandOfCausesThatShareTheirCellsAcceptsThem() throws {
        let scratch = try FailingScenes.recorded()
        try scratch.replace("Ferry Building", by: "Pier 39", in: "scenes/dinner.yaml")
        try scratch.replace("Dinner at seven?", by: "Lunch at one?", in: "scenes/dinner.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        try #require(try scratch.balloon("report", "-o", "report.html").status == 0)
        let commands: [String] = try answer(
            "return all(\".note\").length ? all(\".note:first-of-type code\") : [];", in: scratch)
        #expect(commands.count == 2 && commands[0].hasPrefix("balloon accept --cause 1:"), "\(commands)")
        let run = try Balloon.run(commands[0].split(separator: " ").dropFirst().map(String.init), in: scratch.folder)
        #expect(run.status == 0, "\(commands[0]): \(run.output)\(run.errors)")
        #expect(try scratch.pendingCells() == [])
    }

    // MARK: - The address

    /// A link shows what the sender saw: after a reload, and in another browser.
    @Test(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
    func theAddressKeepsWhatIsShown() throws {
        let scratch = try page()
        let (own, other) = (
            try PageOnDisk(scratch.url("report.html")),
            try PageOnDisk(scratch.url("report.html"), Browser.Window(1280, 800))
        )
        func state(of page: PageOnDisk) throws -> [String] {
            try page.value(
                "[location.hash, byId('cell-name').textContent, view.mode, String(view.layer), String(view.zoom), byId('filter').value]"
            )
        }
        let keys = [
            ["j"], ["j", "j"], ["n"], ["2"], ["2", "j"], ["x", "d"], ["d"], ["z"], ["+"], ["+", "+", "n"],
            ["x", "j", "j"],
            ["z", "2", "j", "j"],
        ]
        var addresses: Set<String> = []
        for keys in keys {
            try own.open()
            for key in keys { try own.press(key) }
            if keys[0] == "j" { _ = try own.browser.value(of: "setFilter('width<400 & !hello')") }
            try own.settle()
            let sent = try state(of: own)
            addresses.insert(sent[0])
            try own.browser.reload()
            try own.settle()
            #expect(try state(of: own) == sent, "\(keys)")
            try other.open(sent[0])
            #expect(try state(of: other) == sent, "\(keys)")
        }
        #expect(addresses.count == keys.count)
    }
}
