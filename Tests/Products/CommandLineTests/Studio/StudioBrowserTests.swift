import BuiltProgram
import Foundation
import TestSupport
import Testing

/// The studio in a real browser, by its keys.
@Suite(.enabled(if: Browser.executable != nil, "there is no chromium; Scripts/bootstrap browser installs it"))
struct StudioBrowserTests {
    private static let scene = """
        message:
          summaryText: Dinner
          url: https://example.com
          layout: {template: {caption: Dinner at seven on the pier, trailingCaption: $48}}
        app: {name: Table}
        expect: [{node: caption, lines: 1}]
        """

    @Test func aBalloonIsSeenWhileItIsDraggedAndEdited() throws {
        let scratch = try Scratch()
        try scratch.write(Self.scene, to: "dinner.yaml")
        let studio = try ServedProgram(["studio", "dinner.yaml"], in: scratch)
        let browser = try BrowserSession()
        try browser.open(page: studio.address + "#width=402&category=XL")
        func text(_ id: String) throws -> String { try browser.value(of: "byId('\(id)').textContent") as? String ?? "" }
        /// Whether the picture of a width is on the stage, and the balloon of that width was asked for everything.
        func rests(at width: Int) throws -> Bool {
            try browser.waits(
                until: "studio.shown === \(width) && byId('pictures').querySelector('img, canvas') !== null "
                    + "&& byId('facts').textContent.includes('\(width) pt') && location.hash.includes('width=\(width)')"
            )
        }
        try #require(try rests(at: 402))
        _ = try browser.value(
            of:
                "document.addEventListener('securitypolicyviolation', () => { window.violations = (window.violations ?? 0) + 1 }); 0"
        )

        // The slider by keys; each picture is its own, and one that nobody waits for is not shown.
        try browser.press("w")
        try browser.press("ArrowLeft")
        #expect(try rests(at: 401))
        for width in [320, 440, 333] {
            _ = try browser.value(
                of:
                    "{ const slider = byId('width'); slider.value = \(width); slider.dispatchEvent(new Event('input')); 0 }"
            )
        }
        #expect(try rests(at: 333))
        // What the author expects breaks there, in words and in the colour of an error.
        #expect(try browser.waits(until: "byId('facts').textContent.includes('expectationMissed')"))
        #expect(try browser.waits(until: "document.querySelector('#map .map-cell[class*=error-]') !== null"))
        // The marks lead to where it holds.
        for _ in 0..<8 where try text("cell-sentence").contains("expectationMissed") { try browser.press("]") }
        #expect(
            try browser.waits(until: "seen.width > 333 && !byId('facts').textContent.includes('expectationMissed')"))

        // Controls by keys, and the address that leads there.
        try browser.press("a")
        try browser.press("s")
        #expect(
            try browser.waits(
                until: "location.hash.includes('appearance=dark') && location.hash.includes('category=XXL')"))
        let hash = try browser.value(of: "location.hash") as? String ?? ""
        try browser.open(page: "about:blank")
        try browser.open(page: studio.address + hash)
        #expect(
            try browser.waits(until: "seen.row?.category === 'XXL' && seen.row.isDark && studio.shown === seen.width"))
        try browser.press("v")
        try browser.press("v")
        #expect(try browser.waits(until: "document.querySelectorAll('#wall .tile img').length === 12"))
        try browser.press("V")
        try browser.press("V")
        #expect(try browser.waits(until: "studio.shown === seen.width && !byId('wall')"))

        // Saving draws it again in place; an error keeps the picture and says where it is.
        let pixels = """
            showing.then(() => createImageBitmap(document.querySelector('#pictures img, #pictures canvas')))
              .then((one) => one.width * 10000 + one.height)
            """
        let before = try #require(try browser.value(of: pixels) as? Int)
        try scratch.replace(
            "on the pier", by: "on the pier where the old ferries leave for the islands", in: "dinner.yaml")
        #expect(try browser.waits(until: "\(pixels).then((one) => one !== \(before) && data.revision > 1)"))
        let after = try browser.value(of: pixels) as? Int
        try scratch.replace("caption:", by: "captoin:", in: "dinner.yaml")
        #expect(
            try browser.waits(
                until: "document.querySelector('#facts .is-error')?.textContent.includes('dinner.yaml:4:') === true"))
        #expect(try browser.waits(until: "studio.shown === seen.width"))
        #expect(try browser.value(of: pixels) as? Int == after)
        try scratch.replace("captoin:", by: "caption:", in: "dinner.yaml")
        #expect(try browser.waits(until: "document.querySelector('#facts .is-error[role=alert]') === null"))
        #expect(try browser.value(of: "window.violations ?? 0") as? Int == 0)

        // A phone: nothing is wider than the window.
        try browser.resize(Browser.Window(390, 844, scale: 2))
        #expect(try browser.waits(until: "document.documentElement.scrollWidth === 390"))
    }
}
