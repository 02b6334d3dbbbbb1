import BuiltProgram
import Foundation
import Testing

/// `balloon measure`: the sizes of the facts sheet, and the shape of its JSON.
struct MeasureTests {
    /// Messages facts, section 3: worked example at 402 pt and Large, and the heights of a bar of one and two rows.
    @Test func aSquarePictureWithTwoRowsIs280By333() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.square, to: "square.yaml")
        try scratch.write(Scenes.squarePicture(), to: "square.png")
        let cell = try scratch.measure("square.yaml", "--width", "402", "--category", "L")
        #expect(cell.size.width == 280)
        #expect(cell.size.height == 333)
        #expect(try cell.node("image").frame.height == 280)
        #expect(try cell.node("bar").frame.height == 53)
        #expect(try cell.node("bar").frame.y == 280)
    }

    @Test(arguments: [("Hello", nil, 35.0), ("Hello", "World", 53.0)])
    func aBarHasTheHeightOfItsRows(_ caption: String, _ subcaption: String?, _ height: Double) throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: caption, subcaption: subcaption), to: "bar.yaml")
        let cell = try scratch.measure("bar.yaml")
        #expect(cell.size.height == height)
        #expect(try cell.node("bar").frame.height == height)
    }

    @Test func nodesHaveTheNamesOfTheLayoutsProperties() throws {
        let scratch = try Scratch()
        try scratch.write(
            """
            message:
              summaryText: A test
              layout:
                template:
                  image: square.png
                  imageTitle: A
                  imageSubtitle: B
                  caption: C
                  subcaption: D
                  trailingCaption: E
                  trailingSubcaption: F
            app: {name: Test, icon: square.png}
            """, to: "all.yaml")
        try scratch.write(Scenes.squarePicture(), to: "square.png")
        let cell = try scratch.measure("all.yaml")
        let names = [
            "bar", "caption", "icon", "image", "imageSubtitle", "imageTitle", "subcaption", "trailingCaption",
            "trailingSubcaption",
        ]
        #expect(Set(names).isSubset(of: Set(cell.nodes.map(\.id))))
        for name in names where !["bar", "icon", "image"].contains(name) {
            let node = try cell.node(name)
            #expect(node.lines.count == 1)
            #expect(node.lines.first?.start == 0 && node.lines.first?.end == 1)
            #expect(!node.truncated)
        }
    }

    /// Row 75: WCAG's ratio of black on white is 21; a grey of #767676 has 4.54.
    @Test(arguments: [("#000000", 21.0), ("#767676", 4.54), ("#949494", 3.03)])
    func aTextHasItsContrast(_ color: String, _ ratio: Double) throws {
        let scratch = try Scratch()
        try scratch.write(
            """
            message:
              summaryText: A test
              layout:
                live:
                  view: {zstack: [{fill: "#ffffff"}, {text: Accept, color: "\(color)"}]}
                  alternate: {caption: Concert}
            """, to: "a.yaml")
        let texts = try scratch.measure("a.yaml").nodes.filter { $0.contrast != nil }
        #expect(texts.count == 1)
        let contrast = try #require(texts.first?.contrast)
        #expect(abs(contrast.ratio - ratio) < 0.01, "\(contrast)")
        #expect(contrast.lightness > 0)
    }

    /// A caption has one, whatever the system's colours are; what is no text has none.
    @Test func captionsHaveAContrast() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        let cell = try scratch.measure("a.yaml")
        #expect(try cell.node("caption").contrast.map { $0.ratio > 3 } == true)
        #expect(try cell.node("bar").contrast == nil)
    }

    /// Facts: at most three lines in the caption bar, the last one cut.
    @Test func aLongCaptionIsCutAfterThreeLines() throws {
        let scratch = try Scratch()
        let caption = Array(repeating: "dinner", count: 60).joined(separator: " ")
        try scratch.write(Scenes.captions(caption: caption), to: "long.yaml")
        let node = try scratch.measure("long.yaml").node("caption")
        #expect(node.lines.count == 3)
        #expect(node.truncated)
        #expect(node.lines[0].text.hasPrefix("dinner dinner") && node.lines[2].text.hasSuffix("…"))
        #expect(node.lines.map(\.start) == node.lines.map(\.start).sorted())
    }

    /// Decoding the contract's keys above forgives further ones; here there are none of which nobody knows.
    @Test func theKeysAreTheContract() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "hello.yaml")
        let run = try scratch.balloon("measure", "hello.yaml", "--json")
        let scenes = try run.rows()
        let scene = try #require(scenes.first)
        #expect(scene.keys.sorted() == ["assumptions", "cells", "scene"])
        let cell = try #require((scene["cells"] as? [[String: Any]])?.first)
        // `findings` is more than the contract asks for.
        #expect(cell.keys.sorted() == ["findings", "nodes", "size", "traits"])
        #expect((cell["size"] as? [String: Any])?.keys.sorted() == ["height", "width"])
        let nodes = try #require(cell["nodes"] as? [[String: Any]])
        for node in nodes {
            // A text has a contrast, too.
            let isText = (node["lines"] as? [Any])?.isEmpty == false
            #expect(node.keys.sorted() == (isText ? ["contrast"] : []) + ["frame", "id", "lines", "truncated"])
            #expect((node["frame"] as? [String: Any])?.keys.sorted() == ["height", "width", "x", "y"])
            for line in try #require(node["lines"] as? [[String: Any]]) {
                #expect(line.keys.sorted() == ["baseline", "end", "start", "text", "width"])
            }
        }
        #expect(nodes.contains { $0["id"] as? String == "caption" })
    }

    @Test func traitsOfTheCommandLineGoBeforeTheScenes() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello") + "\ntraits: {transcriptWidth: 375}\n", to: "hello.yaml")
        #expect(try scratch.measure("hello.yaml").traits.transcriptWidth == 375)
        let traits = try scratch.measure(
            "hello.yaml", "--width", "440.5", "--locale", "ar", "--category", "UICTContentSizeCategoryAccessibilityXL",
            "--appearance", "dark", "--scale", "2", "--direction", "ltr"
        ).traits
        #expect(traits.transcriptWidth == 440.5)
        #expect(traits.locale == "ar")
        #expect(traits.preferredContentSizeCategory == "accessibilityExtraLarge")
        #expect(traits.userInterfaceStyle == "dark")
        #expect(traits.displayScale == 2)
        #expect(traits.layoutDirection == "leftToRight")
    }

    @Test func aFolderIsItsScenesInOrderOfName() throws {
        let scratch = try Scratch()
        for name in ["b.yaml", "a.json", "c.yml", "notes.txt"] {
            let json = #"{"message":{"summaryText":"A","layout":{"template":{"caption":"Hi"}}}}"#
            try scratch.write(name.hasSuffix("json") ? json : Scenes.captions(caption: "Hi"), to: "scenes/\(name)")
        }
        let run = try scratch.balloon("measure", "scenes", "--json")
        #expect(try Measured.reading(run).map(\.scene) == ["a", "b", "c"])
    }

    @Test func theTableNamesWhatWasFound() throws {
        let scratch = try Scratch()
        let caption = Array(repeating: "dinner", count: 60).joined(separator: " ")
        try scratch.write(Scenes.captions(caption: caption), to: "long.yaml")
        let run = try scratch.balloon("measure", "long.yaml")
        #expect(run.output.contains("caption: textTruncated"))
        #expect(!run.output.contains("\u{1B}"))
    }

    @Test func theTableTellsTornWordsAndByHowManyPointsAFindingIsOff() throws {
        let scratch = try Scratch()
        let word = "Donaudampfschifffahrtsgesellschaftskapitän"
        try scratch.write(Scenes.captions(caption: word), to: "word.yaml")
        #expect(try scratch.balloon("measure", "word.yaml", "--width", "320").output.contains("caption: wordBroken"))
        try scratch.write(
            """
            message:
              summaryText: A
              layout: {live: {view: {fill: tint}, contentSize: {height: 620.5}, alternate: {caption: a}}}
            """, to: "tall.yaml")
        #expect(try scratch.balloon("measure", "tall.yaml").output.contains("answerExceedsOffer (by 120.5 pt)"))
        try scratch.write(
            """
            message:
              summaryText: A
              layout: {live: {view: {button: Go}, contentSize: {height: fit}, alternate: {caption: a}}}
            """, to: "small.yaml")
        let small = try scratch.balloon("measure", "small.yaml").output
        #expect(small.contains("touchTargetSmall (") && small.contains(" pt missing)"))
    }

    /// Statement 60: every report tells that some numbers are assumed, and where they are listed.
    @Test func theTableTellsThatNumbersAreAssumed() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "hello.yaml")
        let brief = "23 things about Messages are not known; --explain lists the values assumed for them"
        #expect(try scratch.balloon("measure", "hello.yaml").lines.last?.description == brief)
        #expect(try !scratch.balloon("measure", "hello.yaml", "--explain").output.contains(brief))
    }

    /// A phone in landscape: no balloon of an app is taller than the transcript.
    @Test func theHeightOfTheTranscriptLimitsTheOffer() throws {
        let scratch = try Scratch()
        try scratch.write(
            """
            message:
              summaryText: A
              layout: {live: {view: {fill: tint}, contentSize: {height: 450}, alternate: {caption: a}}}
            """, to: "tall.yaml")
        let upright = try scratch.balloon("measure", "tall.yaml").output
        #expect(upright.contains(" 450 ") && !upright.contains("answerExceedsOffer"))
        let turned = try scratch.balloon("measure", "tall.yaml", "--width", "750", "--height", "402").output
        #expect(turned.contains(" 402 ") && turned.contains("answerExceedsOffer (by 48 pt)"))
        #expect(turned.contains("750 L en light height-402"))
        let refused = try scratch.balloon("measure", "tall.yaml", "--height", "-1")
        #expect(refused.status == 2 && refused.errors.contains("a height is a positive number"))
    }

    /// A line has the width of its own letters, which is that of its text alone.
    @Test func eachLineHasItsOwnWidth() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Dinner at seven on the pier with all of us"), to: "two.yaml")
        let node = try scratch.measure("two.yaml").node("caption")
        try #require(node.lines.count == 2)
        let alone = try node.lines.map { line in
            try scratch.write(
                Scenes.captions(caption: line.text.trimmingCharacters(in: .whitespaces)), to: "one.yaml")
            return try #require(try scratch.measure("one.yaml").node("caption").lines.first).width
        }
        for (line, width) in zip(node.lines, alone) { #expect(abs(line.width - width) < 0.001, "\(line)") }
        #expect(node.lines[1].width < node.lines[0].width && node.lines[0].width <= node.frame.width + 0.001)
    }

    /// A device is some of the traits; the other options are there beside it, in whatever order.
    @Test(arguments: [false, true]) func aDeviceLeavesTheOtherOptions(isLast: Bool) throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        let (device, others) = (
            ["--device", "iphone-se"], ["--locale", "ar", "--category", "AX1", "--appearance", "dark"]
        )
        let run = try Balloon.run(
            ["measure", "a.yaml", "--json"] + (isLast ? others + device : device + others), in: scratch.folder)
        let traits = try #require(try Measured.reading(run).first?.cells.first).traits
        #expect(traits.transcriptWidth == 375 && traits.displayScale == 2 && traits.locale == "ar")
        #expect(traits.preferredContentSizeCategory == "accessibilityMedium" && traits.userInterfaceStyle == "dark")
    }
}
