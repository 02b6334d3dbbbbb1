import BuiltProgram
import Foundation
import TestSupport
import Testing

/// A served review by keys alone, as somebody does it who has no mouse.
@Suite(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
struct PageByKeyboardTests {
    private static let dinner =
        Scenes.captions(caption: "Dinner at seven?", subcaption: "Ferry Building")
        + "\ngoldens: {locales: [en, ar], preferredContentSizeCategories: [large, accessibilityMedium]}\n"

    private struct Served {
        let scratch: Scratch
        let program: ServedProgram
        let browser: BrowserSession

        init(_ scratch: Scratch, _ window: Browser.Window = .init()) throws {
            self.scratch = scratch
            program = try ServedProgram(["review", "--page"], in: scratch)
            browser = try BrowserSession(window)
            try browser.open(page: program.address)
            try browser.settle()
        }

        /// Presses a key, and waits until so many cells are left.
        func decide(_ key: String, leaving count: Int) throws {
            try browser.press(key, shift: key.first?.isUppercase == true)
            #expect(try browser.waits(until: "groups.flatMap((one) => one.entries).length === \(count)"), "\(key)")
            try browser.settle()
        }
    }

    /// From the page's first look to "all of cause 2 rejected, one cell of cause 1 accepted, the rest filtered".
    @Test func aReviewNeedsNoMouse() throws {
        let scratch = try Scratch()
        try scratch.write(Self.dinner, to: "scenes/dinner.yaml")
        try scratch.write(
            Scenes.captions(caption: "Hello") + "\ngoldens: {userInterfaceStyles: [light, dark]}\n",
            to: "scenes/hello.yaml")
        try #require(try scratch.balloon("record", "scenes").status == 0)
        try scratch.replace("Ferry Building", by: "Pier 39", in: "scenes/dinner.yaml")
        try scratch.replace("Hello", by: "Goodbye", in: "scenes/hello.yaml")
        try #require(try scratch.balloon("verify", "scenes").status == 1)
        let served = try Served(scratch, .init(1440, 500))
        let browser = served.browser

        // All of cause 2, after a question that says what they say.
        try browser.press("n")
        try browser.settle()
        try served.decide("R", leaving: 4)
        #expect(browser.questions.count == 1 && browser.questions[0].contains("Goodbye"))
        // A cause that is decided is nowhere any more.
        #expect(try browser.value(of: "document.querySelectorAll('.heading').length") as? Int == 1)
        try browser.press("n")
        try browser.press("p")
        // One cell of cause 1, which a filter finds.
        try browser.press("/")
        try browser.type("locale=ar & category>=AX1")
        try browser.press("Enter")
        try browser.settle()
        let name = try browser.value(of: "byId('cell-name').textContent") as? String
        #expect(name == "dinner@ar_AX1", "what the filter leaves is what is shown: \(name ?? "")")
        try served.decide("a", leaving: 3)
        #expect(
            try Set(scratch.pendingCells()) == ["dinner@ar_L", "dinner@en_AX1", "dinner@en_L"])
        #expect(try scratch.data("Goldens/dinner@ar_AX1.png") != scratch.data("Goldens/dinner@ar_L.png"))
        try browser.press("/")
        try browser.press("Escape")

        // Every stop of Tab is seen, once round the page, and the facts scroll by arrows.
        var stops: [String] = []
        for _ in 0..<40 where stops.count < 2 || stops.last != stops.first {
            try browser.press("Tab")
            let stop: [String] = try browser.decoded(
                """
                (() => {
                  const one = document.activeElement, style = getComputedStyle(one);
                  return [one.id || one.dataset.mode || one.dataset.zoom || one.className || one.tagName,
                    String(one.matches(":focus-visible") && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2)];
                })()
                """)
            // Behind the last stop the browser has its own.
            guard stop[0] != "BODY" else { continue }
            #expect(stop[1] == "true", "the focus is not seen on \(stop[0])")
            stops.append(stop[0])
        }
        #expect(
            Set(stops).isSuperset(of: ["filter", "list", "previous", "next", "facts", "layer", "change"]), "\(stops)")
        _ = try browser.value(of: "byId('facts').focus()")
        try browser.press("ArrowDown")
        #expect(try browser.waits(until: "byId('facts').scrollTop > 0"))
        // The list knows which of how many is chosen.
        let position: [String] = try browser.decoded(
            """
            ["aria-posinset", "aria-setsize"].map((name) => byId(list.getAttribute("aria-activedescendant")).getAttribute(name))
            """)
        #expect(position.last == "3", "\(position)")
    }

    /// Cell by cell, by a key: the bytes are those of `balloon accept --all`.
    @Test func acceptingByKeyLeavesWhatTheCommandLeaves() throws {
        // 200 cells, or ten in a usual run.
        let widths = (0..<50 / OracleDepth.stride(25)).map { String(320 + 2 * $0) }.joined(separator: ", ")
        let scenes = try (0..<2).map { _ in
            let scratch = try Scratch()
            try scratch.write(
                Scenes.captions(caption: "Dinner at seven?", subcaption: "Ferry Building")
                    + "\ngoldens: {transcriptWidths: [\(widths)], userInterfaceStyles: [light, dark], "
                    + "legibilityWeights: [regular, bold]}\n", to: "scenes/dinner.yaml")
            try #require(try scratch.balloon("record", "scenes").status == 0)
            try scratch.replace("Ferry Building", by: "Pier 39", in: "scenes/dinner.yaml")
            try #require(try scratch.balloon("verify", "scenes").status == 1)
            return scratch
        }
        let count = try scenes[0].pendingCells().count
        let served = try Served(scenes[0])
        let before = try scenes[0].contents(below: "Goldens")
        for left in (0..<count).reversed() { try served.decide("a", leaving: left) }
        #expect(try scenes[1].balloon("accept", "--all").status == 0)
        let after = try scenes[0].contents(below: "Goldens")
        #expect(try after == scenes[1].contents(below: "Goldens") && after != before)
        // Each can be taken back by a key; the page is loaded again then.
        try served.decide("u", leaving: 1)
        #expect(try scenes[0].pendingCells().count == 1)
    }
}
