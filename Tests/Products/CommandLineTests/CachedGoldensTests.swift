import BuiltProgram
import Foundation
import Testing

/// What has passed is not drawn again by the command line, as long as nothing that is read has changed.
struct CachedGoldensTests {
    /// A scene with a picture, a catalogue and an icon, and a conversation that shows it.
    private static func recorded() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(
            """
            message:
              summaryText: A test
              layout: {template: {image: square.png, caption: {key: dinner}}}
            app: {name: Dinner, icon: icon.png}
            strings: Words.xcstrings
            goldens: {userInterfaceStyles: [light, dark]}
            """, to: "scenes/dinner.yaml")
        try scratch.write(
            """
            viewer: a
            participants: {a: Ada, b: Ben}
            transcript: {entries: [{scene: ../parts/lunch.yaml, from: b}]}
            """, to: "scenes/talk.yaml")
        try scratch.write(Scenes.captions(caption: "Lunch"), to: "parts/lunch.yaml")
        for name in ["square", "icon"] { try scratch.write(Scenes.squarePicture(), to: "scenes/\(name).png") }
        try scratch.write(catalogue("Dinner at 7?"), to: "scenes/Words.xcstrings")
        let run = try scratch.balloon("record", "scenes")
        try #require(run.status == 0, "\(run.output)\(run.errors)")
        try #require(try scratch.balloon("verify", "scenes").output == "3 goldens: 3 equal\n")
        return scratch
    }

    private static func catalogue(_ text: String) -> String {
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"dinner": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}}}
        """
    }

    @Test func theSecondRunDrawsNothingAndFreshDrawsAll() throws {
        let scratch = try Self.recorded()
        #expect(try scratch.balloon("verify", "scenes").output == "3 goldens: 3 cached\n")
        #expect(try scratch.balloon("verify", "scenes", "--fresh").output == "3 goldens: 3 equal\n")
        #expect(try scratch.balloon("verify", "scenes", "--no-pending").output == "3 goldens: 3 equal\n")
        #expect(try scratch.balloon("verify", "scenes").output == "3 goldens: 3 cached\n")
        let json = try scratch.balloon("verify", "scenes", "--json").output
        #expect(json.contains("\"equal\" : 3"))
        #expect(try scratch.balloon("verify", "scenes", "--fresh", "--json").output == json)
    }

    /// Nobody looks there, and a folder that is kept between runs may be anybody's.
    @Test func continuousIntegrationNeitherReadsNorWritesIt() throws {
        let scratch = try Self.recorded()
        let ci = ["CI": "true"]
        #expect(try scratch.balloon("verify", "scenes", environment: ci).output == "3 goldens: 3 equal\n")
        try FileManager.default.removeItem(at: scratch.url(".balloon"))
        #expect(try scratch.balloon("verify", "scenes", environment: ci).output == "3 goldens: 3 equal\n")
        #expect(try !scratch.files().contains { $0.hasPrefix(".balloon") })
    }

    /// Each file that a scene is read from, changed: its goldens are drawn, and fail.
    @Test func whateverASceneIsReadFromIsSeen() throws {
        let scratch = try Self.recorded()
        let before = try scratch.contents(below: "scenes")
        let other = try Data(contentsOf: Balloon.package.appendingPathComponent("Examples/images/show-cover.png"))
        for (file, bytes) in [
            ("scenes/square.png", other), ("scenes/icon.png", other),
            ("scenes/Words.xcstrings", Data(Self.catalogue("Dinner at 8?").utf8)),
            ("parts/lunch.yaml", Data(Scenes.captions(caption: "Brunch").utf8)),
            (
                "scenes/dinner.yaml",
                (before["dinner.yaml"] ?? Data()) + Data("\ntraits: {legibilityWeight: bold}\n".utf8)
            ),
        ] {
            let old = try scratch.data(file)
            try scratch.write(bytes, to: file)
            let run = try scratch.balloon("verify", "scenes")
            #expect(run.status == 1 && run.output.contains(" different"), "\(file): \(run.output)")
            try scratch.write(old, to: file)
            #expect(try scratch.balloon("verify", "scenes").status == 0, "\(file)")
        }
    }

    @Test func otherFontsDrawAgain() throws {
        let scratch = try Self.recorded()
        let fonts = Balloon.package.appendingPathComponent("Fonts").path
        // The same fonts by another manifest.
        try scratch.write(
            "{\"extends\": \"bundled\", \"fonts\": [{\"file\": \"B.ttf\", \"family\": \"B\"}]}", to: "f/manifest.json")
        try FileManager.default.copyItem(
            atPath: fonts + "/BubbleSans.ttf", toPath: scratch.url("f/B.ttf").path)
        let run = try scratch.balloon("verify", "scenes", "--fonts", "f")
        #expect(!run.output.contains("cached"), "\(run.output)")
        try scratch.replace("\"B\"}", by: "\"B\", \"languages\": [\"en\"]}", in: "f/manifest.json")
        #expect(try !scratch.balloon("verify", "scenes", "--fonts", "f").output.contains("cached"))
    }

    /// Row 16: what another state of the scene has drawn is not accepted, however it is chosen.
    @Test(arguments: [["accept", "--all"], ["accept", "dinner@dark"], ["review"]])
    func aCandidateOfAnOldSceneIsNotAccepted(_ arguments: [String]) throws {
        let scratch = try Self.recorded()
        try scratch.write(Self.catalogue("Dinner at 8?"), to: "scenes/Words.xcstrings")
        try #require(try scratch.balloon("verify", "scenes").status == 1)
        try scratch.write(Self.catalogue("Dinner at 9?"), to: "scenes/Words.xcstrings")
        let before = try scratch.contents(below: "Goldens")
        let run = try Balloon.run(arguments, in: scratch.folder, input: Data("Ay".utf8))
        #expect(run.status == 1 && run.output.contains("has changed since"), "\(run.output)\(run.errors)")
        #expect(try scratch.contents(below: "Goldens") == before)
        // A scene that is gone is another one, too.
        try FileManager.default.removeItem(at: scratch.url("scenes/dinner.yaml"))
        #expect(try Balloon.run(arguments, in: scratch.folder, input: Data("Ay".utf8)).status == 1)
    }
}
