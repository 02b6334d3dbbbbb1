import BuiltProgram
import Foundation
import TestSupport
import Testing

/// A cause whose words are others in each language: who looks at one language decides about that one alone, and every
/// number on the page is that of the cells which a key or a button decides.
@Suite(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
struct DecidingByLanguageTests {
    private static let dinner = """
        message:
          summaryText: Dinner
          layout: {template: {caption: {key: ask}, subcaption: Ferry Building}}
        strings: {en: {ask: Dinner at seven?}, ar: {ask: العشاء الساعة السابعة؟}}
        goldens: {locales: [en, ar], transcriptWidths: [320, 402]}
        """

    /// The Arabic words say nine where the English ones say eight. A second scene has a cause of its own.
    private static func failing() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(dinner, to: "scenes/dinner.yaml")
        try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/hello.yaml")
        try #require(try scratch.balloon("record", "scenes").status == 0)
        for (old, new) in [("seven", "eight"), ("السابعة", "التاسعة")] {
            try scratch.replace(old, by: new, in: "scenes/dinner.yaml")
        }
        try scratch.replace("Hello", by: "Goodbye", in: "scenes/hello.yaml")
        try #require(try scratch.balloon("verify", "scenes").status == 1)
        return scratch
    }

    private struct Served {
        let program: ServedProgram
        let browser: BrowserSession

        init(_ scratch: Scratch) throws {
            program = try ServedProgram(["review", "--page"], in: scratch)
            browser = try BrowserSession(.init())
            try browser.open(page: program.address)
            try browser.settle()
        }

        func press(_ keys: String...) throws {
            for key in keys {
                try browser.press(key, shift: key.count == 1 && key.first?.isUppercase == true)
                try browser.settle()
            }
        }

        func texts(_ selector: String) throws -> [String] {
            try browser.decoded("[...document.querySelectorAll('\(selector)')].map((one) => one.textContent)")
        }

        /// Waits until so many cells are left.
        func rests(with count: Int) throws -> Bool {
            defer { try? browser.settle() }
            return try browser.waits(until: "new Set(groups.flatMap((one) => one.entries)).size === \(count)")
        }
    }

    @Test func eachLanguageIsDecidedByItself() throws {
        let scratch = try Self.failing()
        // The terminal says the words of every language, too.
        let lines = try scratch.balloon("list", "--failing").lines
        #expect(lines.contains { $0.contains("التاسعة") && $0.contains("2 cells") }, "\(lines)")
        let served = try Served(scratch)
        let languages = try served.texts(".language")
        try #require(languages.count == 2)
        #expect(languages[0].hasPrefix("en 2") && languages[0].contains("Dinner at eight?"))
        #expect(languages[1].hasPrefix("ar 2") && languages[1].contains("التاسعة"))
        // What follows is something else than the cause.
        let following = try served.texts("#facts > ul li")
        #expect(!following.contains { $0.contains("Dinner at eight?") }, "\(following)")
        // A word finds the cells that say it, and not those whose cause has it in another language.
        for (word, count) in [("ar", 2), ("eight", 2), ("Goodbye", 1), ("ask", 4)] {
            _ = try served.browser.value(of: "setFilter('\(word)')")
            let left: Int = try served.browser.decoded("queue().length")
            #expect(left == count, "\(word)")
        }
        _ = try served.browser.value(of: "setFilter('')")
        try served.browser.settle()
        // One press shows that language alone, and the key for all decides about it alone.
        _ = try served.browser.value(of: "document.querySelectorAll('.language')[1].click()")
        try served.browser.settle()
        #expect(try served.texts("#counts") == ["cause 1 of 2, cell 1 of 2"])
        #expect(try served.texts(".decisions button").contains { $0.hasPrefix("Accept 2 ") })
        // The command would be about both.
        #expect(try served.texts(".note .command").isEmpty)
        // The server tells everybody of the change; here it does so before it answers.
        _ = try served.browser.value(
            of: """
                { const now = fetch, late = (one) => new Promise((resolve) => setTimeout(() => resolve(one), 500));
                  window.fetch = (path, options) => path === 'decide' ? now(path, options).then(late) : now(path, options); 0 }
                """)
        try served.press("R")
        #expect(try served.rests(with: 3))
        let question = try #require(served.browser.questions.first)
        #expect(question.contains("التاسعة") && !question.contains("eight"))
        #expect(try scratch.pendingCells() == ["dinner@w320_en", "dinner@w402_en", "hello"])
        // What was decided is told, and can be taken back where it is told.
        #expect(try served.texts("#said button").count == 1)
        try served.press("Escape")
        #expect(try served.texts("#counts").first?.hasPrefix("2 of 5 decided: 0 accepted, 2 rejected") == true)
        #expect(try served.texts(".language").count == 1)
        try served.press("A")
        #expect(try served.rests(with: 1))
        try served.press("a")
        #expect(try served.rests(with: 0))
        let end = try served.texts("#pictures").joined()
        #expect(end.contains("5 of 5") && end.contains("3 accepted") && end.contains("2 rejected"))
        // The server knows it: a page that is opened later says the same, and what is taken back counts no more.
        try served.browser.open(page: served.program.address)
        try served.browser.settle()
        #expect(try served.texts("#pictures") == [end])
        // The page is loaded again then.
        try served.browser.press("u")
        #expect(try served.rests(with: 1))
        #expect(try served.texts("#counts").first?.hasPrefix("4 of 5 decided: 2 accepted, 2 rejected") == true)
    }

    /// The buttons stay below the pictures, wherever a phone is scrolled to.
    @Test func onAPhoneTheButtonsAreUnderTheThumb() throws {
        let served = try Served(Self.failing())
        try served.browser.resize(.init(390, 844))
        try served.browser.open(page: "about:blank")
        try served.browser.open(page: served.program.address)
        try served.browser.settle()
        for place in ["0", "document.body.scrollHeight"] {
            let box: [Double] = try served.browser.decoded(
                """
                (scrollTo(0, \(place)), [document.querySelector(".decisions").getBoundingClientRect()]
                  .flatMap(({ top, bottom }) => [top, bottom, document.querySelector(".frame").getBoundingClientRect().bottom]))
                """)
            #expect(box[1] == 844 && box[0] > 600 && box[2] < box[0], "\(box)")
        }
    }

    @Test func whatTheFilterHidesIsNotDecided() throws {
        let scratch = try Self.failing()
        let served = try Served(scratch)
        let pending = try scratch.pendingCells()
        try served.press("/")
        try served.browser.type("locale=ja")
        try served.press("Enter")
        #expect(try served.texts(".frame").isEmpty && served.texts("#cell-name") == [""])
        try served.press("r", "a", "A", "R")
        #expect(try served.texts(".decisions button").count == 1)
        #expect(served.browser.questions.isEmpty)
        #expect(try scratch.pendingCells() == pending)
        // Escape in the filter leaves it, and the buttons say how many there are again.
        try served.press("/")
        try served.browser.type(" | locale=ar")
        try served.press("Escape")
        #expect(try served.browser.value(of: "document.activeElement.id") as? String == "list")
        #expect(try served.texts(".decisions button").contains { $0.hasPrefix("Accept 4 ") })
        try served.press("a")
        #expect(try served.rests(with: 4))
        #expect(try served.texts(".note p").first?.contains("3 cells") == true)
    }
}
