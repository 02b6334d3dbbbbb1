import BuiltProgram
import Foundation
import Testing

/// `report -o report.md`: each cause with the pictures of a cell, and each cell once.
struct MarkdownReviewTests {
    @Test func aCellOfTwoCausesIsShownOnce() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Dinner", subcaption: "Friday"), to: "scenes/a.yaml")
        try #require(try scratch.balloon("record", "scenes").status == 0)
        try scratch.write(Scenes.captions(caption: "Zebra", subcaption: "Yak"), to: "scenes/a.yaml")
        try #require(try scratch.balloon("verify", "scenes").status == 1)
        try #require(try scratch.balloon("report", "--json").rows("causes").count == 2)
        #expect(try scratch.balloon("report", "-o", "out/a.md").status == 0)
        let text = String(decoding: try scratch.data("out/a.md"), as: UTF8.self)
        for word in ["Zebra", "Yak", "1-before.png", "1-after.png", "in the pictures of cause 1"] {
            #expect(text.ranges(of: word).count == 1, "\(word)")
        }
        #expect(!text.contains("2-before.png"))
    }
}
