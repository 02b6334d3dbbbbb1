import BuiltProgram
import Foundation
import Testing

/// A golden that shows nothing but the balloon would pass whatever is lost later: it needs a reason.
struct BlankGoldensTests {
    private static func live(_ view: String) -> String {
        """
        message:
          summaryText: A test
          layout: {live: {view: \(view), contentSize: {height: 80}, alternate: {caption: Concert}}}
        """
    }

    static let blanks = [
        live("{vstack: []}"),
        live("{text: Concert, color: \"#00000000\"}"),
        live("{fill: \"#ffffff00\"}"),
        Scenes.captions(caption: "\"\""), Scenes.captions(caption: "\" \""),
    ]

    @Test(arguments: blanks)
    func aBalloonWithNothingInItIsRefused(_ scene: String) throws {
        let scratch = try Scratch()
        try scratch.write(scene, to: "blank.yaml")
        let refused = try scratch.balloon("record", "blank.yaml")
        #expect(refused.status != 0, "\(refused.output)")
        #expect(refused.output.contains("nothing is drawn") && refused.output.contains("blank: REASON"))
        #expect(try scratch.files() == ["blank.yaml"])
        let verification = try scratch.balloon("verify", "blank.yaml")
        #expect(verification.status == 1)
        #expect(verification.output.contains("blank: blank"))
    }

    /// What `record` refuses is found where nothing is drawn, too.
    @Test(arguments: blanks)
    func lintAndMeasureTellIt(_ scene: String) throws {
        let scratch = try Scratch()
        try scratch.write(scene, to: "blank.yaml")
        let lint = try scratch.balloon("lint", "blank.yaml")
        #expect(lint.status == 1 && lint.output.contains("error: balloonEmpty"), "\(lint.output)")
        #expect(try scratch.balloon("measure", "blank.yaml").output.contains("balloonEmpty"))
        try scratch.write(scene + "\nblank: The app fills it in later\n", to: "blank.yaml")
        let allowed = try scratch.balloon("lint", "blank.yaml")
        #expect(!allowed.output.contains("balloonEmpty"), "\(allowed.output)")
        #expect(try scratch.balloon("measure", "blank.yaml").output.contains("balloonEmpty allowed"))
    }

    /// A reason that no viewer needs is not told: the pixels of a golden may be blank where the tree is not.
    @Test func aReasonIsNoUnusedAllowance() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Dinner") + "\nblank: The app fills it in later\n", to: "full.yaml")
        let lint = try scratch.balloon("lint", "full.yaml")
        #expect(lint.status == 0 && !lint.output.contains("balloonEmpty"), "\(lint.output)")
    }

    @Test(arguments: blanks)
    func aReasonAllowsIt(_ scene: String) throws {
        let scratch = try Scratch()
        try scratch.write(scene + "\nblank: The app fills it in later\n", to: "blank.yaml")
        let run = try scratch.balloon("record", "blank.yaml")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(try scratch.balloon("verify", "blank.yaml").status == 0)
    }

    @Test func aReasonMustSaySomething() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "\"\"") + "\nblank: \" \"\n", to: "blank.yaml")
        let run = try scratch.balloon("record", "blank.yaml")
        #expect(run.status == 2)
        #expect((run.output + run.errors).contains("reason"))
    }

    /// A golden that was good does not pass when its content is lost, and the app's icon does not hide it.
    @Test func lostContentFails() throws {
        let scratch = try Scratch()
        try scratch.write(try Scenes.squarePicture(), to: "icon.png")
        let icon = "\napp: {name: Dinners, icon: icon.png}\n"
        try scratch.write(Scenes.captions(caption: "Hello") + icon, to: "hello.yaml")
        try #require(try scratch.balloon("record", "hello.yaml").status == 0)
        try scratch.write(Scenes.captions(caption: "\"\"") + icon, to: "hello.yaml")
        let run = try scratch.balloon("verify", "hello.yaml")
        #expect(run.status == 1)
        #expect(run.output.contains("nothing is drawn but the balloon") && run.output.hasSuffix("1 golden: 1 blank\n"))
    }

    /// A scene that shows nobody anything is an error, which is found before anything of another scene is written.
    @Test(
        arguments: ["a", "z"],
        [
            "message: {summaryText: a, layout: {template: {caption: Hello}}}\ntraits: {receiver: ios9}\n",
            "stickers: {stickers: []}\n",
        ])
    func nothingIsRecordedBesideAnEmptyScene(_ name: String, _ scene: String) throws {
        let scratch = try Scratch()
        try scratch.write(scene, to: "scenes/\(name).yaml")
        try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/hello.yaml")
        let run = try scratch.balloon("record", "scenes")
        #expect(run.status != 0 && run.errors.contains("scenes/\(name).yaml"), "\(run.errors)\(run.output)")
        #expect(try scratch.files() == ["scenes/\(name).yaml", "scenes/hello.yaml"].sorted())
    }
}
