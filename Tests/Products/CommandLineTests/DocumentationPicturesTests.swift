import BuiltProgram
import Foundation
import TestSupport
import Testing

/// The pictures in `Documentation/images` are what the commands below draw today.
///
/// `make readme` (which sets `BALLOON_REWRITE=readme`) draws them again instead of comparing them, and the maps and
/// charts with them, which take a debug build minutes, and the pages, whose letters are those of the machine's browser.
struct DocumentationPicturesTests {
    private static let isRewriting = Rewriting.readme.isAsked

    /// Each picture with the command that draws it. The picture of the README's own command is compared by its test.
    private static let commands = [
        "on-iphone-se": conversation("--device iphone-se --screen"),
        "on-iphone-17-pro-max": conversation("--device iphone-17-pro-max --appearance dark --screen"),
        "on-ipad-split-507": conversation("--device ipad-split-507"),
        "on-mac": conversation("--idiom mac"),
        "on-watch-45": conversation("--device watch-45"),
        "screen-ios26": scene("showcase", "--screen --device iphone-17 --receiver ios26 --scale 2"),
        "screen-ios27": scene("showcase", "--screen --device iphone-17 --receiver ios27 --scale 2"),
        "app-strip": scene("app-strip", "--scale 2"),
        "photograph-as-made": scene("photograph", "--scale 3"),
        "photograph-as-sent": """
        sed -i 's/drawsSentPictures: false/drawsSentPictures: true/' Documentation/Scenes/photograph.yaml
        \(scene("photograph", "--scale 3"))
        """,
        "template-frames": overlays("dinner-invitation", "frames,baselines,insets,names"),
        "live-frames": overlays("event-countdown", "frames,targets,names"),
        "dinner-invitation-difference": """
        sed -i 's/Dinner at 7?/Dinner at the pier, at 7?/' Examples/dinner-invitation.yaml
        balloon verify Examples/dinner-invitation.yaml --output Output
        cp Output/dinner-invitation@en.strip.png Documentation/images/dinner-invitation-difference.png
        """,
    ]
    private static let maps = [
        "dinner-invitation-map": map(of: "dinner-invitation", "en,de,ar"),
        "group-food-order-map": map(of: "group-food-order", "en"),
        "thai-restaurant-map": map(of: "thai-restaurant", "th"),
    ]

    /// What else a sweep and `breaks` draw.
    private static let charts = [
        "group-food-order-breaks": """
        balloon breaks Examples/group-food-order.yaml -o Output/breaks.txt --plot Documentation/images/NAME.png
        """,
        "language-lesson-sheet": """
        balloon sweep Examples/language-lesson.yaml --widths every --categories AX2 --appearances light -o Output
        cp Output/language-lesson.png Documentation/images/NAME.png
        """,
    ]

    /// Pages in a browser: what is in the window, and which keys were pressed.
    private static let pages: [String: (page: String, window: Browser.Window, keys: [String])] = {
        let (light, dark) = (Browser.Window(1280, 800), Browser.Window(1280, 800, isDark: true))
        let phone = Browser.Window(390, 844, scale: 2)
        return [
            "report-light": (report, light, []), "report-dark": (report, dark, ["j"]),
            "report-swipe": (report, light, ["n", "2"]), "report-change": (report, dark, ["n", "z", "d"]),
            "report-390": (report, phone, []), "sweep-light": (sweep, light, ["j", "j", "j"]),
            "sweep-dark": (sweep, dark, []), "sweep-390": (sweep, phone, ["j"]), "lint-dark": (lint, dark, []),
        ]
    }()

    private static let report = """
        balloon record Examples/dinner-invitation.yaml Examples/group-food-order.yaml
        sed -i 's/at 7?/at 8?/; s/السابعة/الثامنة/; s/um 19/um 20/; s/7時/8時/' Examples/dinner-invitation.yaml
        sed -i 's/47.50/48.50/' Examples/group-food-order.yaml
        balloon verify Examples/dinner-invitation.yaml Examples/group-food-order.yaml
        balloon report -o page.html
        """
    private static let sweep = """
        balloon sweep Examples/concert-ticket.yaml Examples/dinner-invitation.yaml --widths every --categories all \
            --locales en,de -o Output
        cp -r Output/sweep.html page.html
        cp -r Output/sweep.pictures .
        """
    private static let lint = "balloon lint Examples/concert-ticket.yaml Examples/weekend-plan.yaml --page page.html"

    @Test(
        .enabled(if: isRewriting && Browser.executable != nil, "asked for by make readme"),
        arguments: Set(pages.values.map(\.page)).sorted())
    func aPageIsDrawnAgain(_ commands: String) throws {
        let scratch = try ReadmeScratch()
        defer { scratch.remove() }
        _ = try scratch.outputs(of: [Readme.Command(line: commands, output: [])])
        let page = scratch.folder.appendingPathComponent("page.html")
        for (name, shown) in Self.pages where shown.page == commands {
            let browser = try BrowserSession(shown.window)
            try browser.open(page: "file://\(page.path)")
            try browser.settle()
            for key in shown.keys {
                try browser.press(key)
                try browser.settle()
            }
            let picture = try #require(try browser.picture())
            try picture.write(
                to: Readme.root.appendingPathComponent("Documentation/images/\(name).png"), options: .atomic)
        }
    }

    /// The studio: what its address says, and what is in the window. One example expects its caption
    /// in one line, which it has not everywhere.
    private static let studios: [String: (address: String, window: Browser.Window)] = {
        let order = "scene=Examples/group-food-order.yaml"
        return [
            "studio-light": (order + "&width=352&category=XXL", Browser.Window(1280, 800)),
            "studio-dark": (
                "scene=Examples/concert-ticket.yaml&width=358&category=AX1&appearance=dark",
                Browser.Window(1280, 800, isDark: true)
            ),
            "studio-sizes": (order + "&width=352&show=category", Browser.Window(1280, 1000)),
            "studio-390": (order + "&width=375&category=AX2", Browser.Window(390, 844, scale: 2)),
        ]
    }()

    /// The studio with the examples, of which one expects its caption in one line.
    private func studio(in scratch: Scratch) throws -> ServedProgram {
        try scratch.copy("Examples")
        let scene = "Examples/group-food-order.yaml"
        try scratch.write(try scratch.data(scene) + Data("expect:\n  - {node: caption, lines: 1}\n".utf8), to: scene)
        return try ServedProgram(["studio", "Examples"], in: scratch)
    }

    private static let isAtRest = "(studio.shown === seen.width && studio.drawn.size > 80) || byId('wall') !== null"

    @Test(.enabled(if: isRewriting && Browser.executable != nil, "asked for by make readme"))
    func theStudioIsDrawnAgain() throws {
        let studio = try studio(in: Scratch())
        let browser = try BrowserSession()
        for (name, shown) in Self.studios.sorted(by: { $0.key < $1.key }) {
            try browser.resize(shown.window)
            try browser.open(page: "about:blank")
            try browser.open(page: studio.address + "#" + shown.address)
            try #require(try browser.waits(until: Self.isAtRest))
            // The findings that need pixels come when the thumb rests.
            usleep(1_000_000)
            let picture = try #require(try browser.picture())
            try picture.write(
                to: Readme.root.appendingPathComponent("Documentation/images/\(name).png"), options: .atomic)
        }
    }

    private static func conversation(_ options: String) -> String {
        "balloon render Documentation/Scenes/on-devices.yaml \(options) --scale 1 -o Documentation/images/NAME.png"
    }

    private static func overlays(_ scene: String, _ names: String) -> String {
        "balloon render Examples/\(scene).yaml --overlay \(names) --scale 2 -o Documentation/images/NAME.png"
    }

    /// A scene that shows something for a page, and is no example of an app.
    private static func scene(_ name: String, _ options: String) -> String {
        "balloon render Documentation/Scenes/\(name).yaml \(options) -o Documentation/images/NAME.png"
    }

    private static func map(of scene: String, _ locales: String) -> String {
        """
        balloon sweep Examples/\(scene).yaml --widths 320:440 --categories all --locales \(locales) -o Output \\
            --map Documentation/images/NAME.png
        """
    }

    @Test(arguments: commands.merging(isRewriting ? maps.merging(charts) { $1 } : [:]) { $1 }.keys.sorted())
    func aPictureIsWhatItsCommandDraws(_ name: String) throws {
        let scratch = try ReadmeScratch()
        defer { scratch.remove() }
        let command = try #require(Self.commands[name] ?? Self.maps[name] ?? Self.charts[name]).replacingOccurrences(
            of: "NAME", with: name)
        _ = try scratch.outputs(of: [Readme.Command(line: command, output: [])])
        let picture = "Documentation/images/\(name).png"
        let drawn = try Data(contentsOf: scratch.folder.appendingPathComponent(picture))
        let shown = Readme.root.appendingPathComponent(picture)
        if Self.isRewriting {
            try drawn.write(to: shown, options: .atomic)
        }
        #expect(try Data(contentsOf: shown) == drawn, "run `make readme` and look at the picture")
    }

    @Test func everyPictureHasACommand() throws {
        let images = Readme.root.appendingPathComponent("Documentation/images").path
        let names = try FileManager.default.contentsOfDirectory(atPath: images)
        let drawn =
            [Self.commands, Self.maps, Self.charts].flatMap(\.keys) + Self.pages.keys + Self.studios.keys
            + ["dinner-invitation"]
        #expect(Set(names.filter { $0.hasSuffix(".png") }) == Set(drawn.map { "\($0).png" }))
    }
}
