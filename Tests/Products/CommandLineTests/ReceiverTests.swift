import BuiltProgram
import Foundation
import Testing

/// `balloon measure` and `render` with `--receiver` and `--without-app`: which balloon is shown where.
struct ReceiverTests {
    private static let live = """
        message:
          summaryText: Concert
          url: https://example.com/concert
          layout:
            live:
              view: {fill: tint, frame: {height: 160}}
              contentSize: {height: fit}
              alternate: {image: square.png, caption: Concert}
        app: {name: Countdown}
        """

    private func scratch() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(Self.live, to: "live.yaml")
        try scratch.write(Scenes.squarePicture(), to: "square.png")
        return scratch
    }

    @Test(arguments: [
        ([], "live", 160.0), (["--receiver", "ios26"], "live", 160), (["--without-app"], "template", 315),
        (["--receiver", "ios26", "--without-app"], "template", 315), (["--receiver", "ios10"], "template", 309),
        (["--receiver", "macos"], "template", 271), (["--receiver", "watchos"], "template", 178),
        (["--receiver", "ios9"], "fallback", 293),
    ])
    func theSystemAndTheAppDecide(_ options: [String], _ layout: String, _ height: Double) throws {
        let scratch = try scratch()
        let run = try Balloon.run(["measure", "live.yaml", "--json"] + options, in: scratch.folder)
        try #require(run.status == 0, "\(run.errors)")
        #expect(try Measured.reading(run).first?.cells.first?.size.height == height)
        let table = try Balloon.run(["measure", "live.yaml"] + options, in: scratch.folder)
        #expect(table.output.contains("live   \(layout)") || table.output.contains("live  \(layout)"))
    }

    /// Of a message without a picture and a web address nothing arrives on iOS 9.
    @Test func whatNothingArrivesOfIsNeitherMeasuredNorDrawn() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "words.yaml")
        let runs = try [["measure"], ["measure", "--json"], ["render", "-o", "a.png"]].map {
            try Balloon.run($0 + ["words.yaml", "--receiver", "ios9"], in: scratch.folder)
        }
        for run in runs {
            // A program that asks for JSON has the error in it.
            #expect(run.status == 2 && run.output.isEmpty != run.errors.isEmpty)
            let words = run.output + run.errors
            #expect(words.contains("words.yaml") && words.contains("no part of the message arrives there"))
            #expect(words.contains("give its template an image"))
        }
        #expect(try scratch.balloon("measure", "words.yaml", "--receiver", "ios10").status == 0)
    }

    @Test func theAlternateIsDrawnAsThePlainTemplate() throws {
        let scratch = try scratch()
        for receiver in ["ios10", "macos", "watchos"] {
            try scratch.write(
                """
                message:
                  summaryText: Concert
                  layout: {template: {image: square.png, caption: Concert}}
                metrics: \(receiver == "ios10" ? "{tail: side, cornerRadius: 18, cornersGrowWithText: false}" : "{}")
                """, to: "plain.yaml")
            let plain =
                ["--idiom", receiver == "macos" ? "mac" : receiver == "watchos" ? "watch" : "phone"]
            for arguments in [
                ["plain.yaml", "-o", "plain.png"] + plain, ["live.yaml", "-o", "live.png", "--receiver", receiver],
            ] {
                let run = try Balloon.run(["render"] + arguments, in: scratch.folder)
                #expect(run.status == 0, "\(run.errors)")
            }
            #expect(try scratch.data("plain.png") == scratch.data("live.png"), "\(receiver)")
        }
    }

    /// No app runs there, and a watch is as small as a watch, whether its system is named or its kind of device.
    @Test(arguments: [("mac", "macos"), ("watch", "watchos")])
    func theDeviceDecidesAsItsSystemDoes(_ idiom: String, _ system: String) throws {
        let scratch = try scratch()
        let runs = try [["--idiom", idiom], ["--receiver", system]].map {
            try Balloon.run(["measure", "live.yaml", "--json"] + $0, in: scratch.folder)
        }
        #expect(runs[0].status == 0 && runs[0].output == runs[1].output)
        let wide = try Balloon.run(
            ["measure", "live.yaml", "--json", "--idiom", idiom, "--width", "240"], in: scratch.folder)
        #expect(try Measured.reading(wide).first?.cells.first?.size.width ?? 0 < 240)
        #expect(wide.output.contains("\"transcriptWidth\" : 240"))
    }

    @Test func whereNothingArrivesNothingIsDrawn() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "hello.yaml")
        let run = try scratch.balloon("render", "hello.yaml", "--receiver", "ios9", "-o", "hello.png")
        #expect(run.status == 2)
        #expect(run.errors.contains("hello.yaml: no part of the message arrives there; give its template an image"))
        #expect(try !scratch.files().contains("hello.png"))
    }

    @Test func anUnknownSystemIsRefusedWithThoseThereAre() throws {
        let scratch = try scratch()
        let run = try scratch.balloon("measure", "live.yaml", "--receiver", "ios8")
        #expect(run.status != 0)
        #expect(run.errors.contains("ios26") && run.errors.contains("watchos"))
    }
}
