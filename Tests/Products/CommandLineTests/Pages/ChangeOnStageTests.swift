import BuiltProgram
import Foundation
import TestSupport
import Testing

/// The mark round a change, and its enlargement.
@Suite(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
struct ChangeOnStageTests {
    private struct Box: Decodable {
        let left, top, right, bottom: Double

        func contains(_ other: Box) -> Bool {
            left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
        }
    }

    private static func boxes(_ selector: String) -> String {
        """
        [...document.querySelectorAll("\(selector)")].map((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return { left, top, right, bottom };
        })
        """
    }

    private func page(caption: String, _ window: Browser.Window = .init()) throws -> PageOnDisk {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Two pizzas", subcaption: "Ferry Building"), to: "order.yaml")
        try #require(try scratch.balloon("record", "order.yaml").status == 0)
        try scratch.replace("Two pizzas", by: caption, in: "order.yaml")
        try #require(try scratch.balloon("verify", "order.yaml").status == 1)
        try #require(try scratch.balloon("report", "-o", "report.html").status == 0)
        return try PageOnDisk(scratch.url("report.html"), window)
    }

    /// All four sides are seen, also where the change reaches an edge of the picture.
    @Test func theMarkIsClosedInsideThePicture() throws {
        let page = try page(caption: "Ten pizzas")
        for key in ["1", "2", "z"] {
            try page.press(key)
            let marks: [Box] = try page.value(Self.boxes(".box i")),
                frames: [Box] = try page.value(Self.boxes(".frame"))
            let changes: [Box] = try page.value(Self.boxes(".box"))
            try #require(marks.count == frames.count && !marks.isEmpty)
            for (mark, change) in zip(marks, changes) { #expect(mark.contains(change)) }
            if key != "z" { for (mark, frame) in zip(marks, frames) { #expect(frame.contains(mark)) } }
        }
    }

    /// Where the change lies at an edge, the mark's line lies on it.
    @Test func theMarkStaysInsideAtAnEdge() throws {
        let page = try page(caption: "Ten pizzas")
        let inset: String = try page.value(
            "boxElement([0, 10, 50, 20], 1, { width: 300, height: 100 }).firstChild.style.inset")
        #expect(inset == "-6px -6px -6px 0px")
    }

    /// A balloon that grows differs from edge to edge: lines would go through its letters.
    @Test func aChangeFromEdgeToEdgeHasNoMark() throws {
        let page = try page(caption: "Two pizzas with everything on them", .init(1100, 700))
        #expect(try page.value(Self.boxes(".box i") + ".length") == 0)
        #expect(try page.value(Self.boxes(".box") + ".length") == 2)
        // What is everything is not shown smaller than everything.
        let scales: [Double] = try page.value(
            """
            ["fit", "change"].map((zoom) => {
              view.zoom = zoom;
              return arrangement({ width: 900, height: 300 }, 2, { box: [0, 0, 900, 300], scale: 3 }).scale;
            })
            """)
        #expect(scales[1] >= scales[0] && scales[0] < 1)
    }

    @Test func aKeyListsTheKeys() throws {
        let page = try page(caption: "Ten pizzas")
        try page.press("?")
        #expect(try page.value("byId('said').textContent === byId('keys').textContent"))
        // Each key is one that acts.
        let unknown: [String] = try page.value(
            """
            byId("keys").textContent.split(" · ").flatMap((one) => one.match(/^((?:[^ ] )*)/)[1].trim().split(" "))
              .map((key) => key.replace("−", "-")).filter((key) => !pageKeys[key] && !modes[Number(key) - 1])
            """)
        #expect(unknown.isEmpty)
    }
}
