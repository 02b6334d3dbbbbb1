import BalloonFixtures
import Drawing
import Foundation
import Scenes
import TestSupport
import Testing
import ViewLayout

/// A fault in the scene of an app, and the same scene without it: places in the app's files, and what is written there.
struct PlantedFault: Sendable, CustomTestStringConvertible {
    /// The apps, by their scenes in `Resources/Apps`.
    enum App: String, Sendable {
        case vote = "quick-vote", order = "group-order", pass = "concert-pass", stickers = "sticker-pack"
        case club = "film-club", talk = "trail-talk"
    }

    let app: App
    /// What of the scene or its catalogue is changed.
    let place: String
    /// What stands there with the fault, and without it.
    let broken, mended: String
    /// What lint says, and about which node; nil where there is none to name.
    let rule: String
    let subject: String?
    /// The widths and text sizes to look at.
    var widths: [CGFloat] = [320, 375, 440]
    var categories: [ContentSizeCategory] = [.large, .extraExtraExtraLarge, .accessibilityLarge]

    init(
        _ app: App, _ place: String, broken: String, mended: String? = nil, _ rule: String, _ subject: String? = nil,
        widths: [CGFloat]? = nil, categories: [ContentSizeCategory]? = nil
    ) {
        (self.app, self.place, self.broken, self.mended) = (app, place, broken, mended ?? place)
        (self.rule, self.subject) = (rule, subject)
        if let widths { self.widths = widths }
        if let categories { self.categories = categories }
    }

    var testDescription: String { "\(app.rawValue): \(rule) \(subject ?? "")" }

    /// The scene with something at the place.
    /// - Throws: ``MissingPlace`` when neither the scene nor its catalogue has the place once.
    func scene(with text: String, in folder: TemporaryFolder) throws -> BalloonScene {
        let apps = packageFolder + "/Tests/Checks/LintTests/Resources/Apps/"
        var scene = try String(contentsOfFile: apps + app.rawValue + ".yaml", encoding: .utf8)
        var catalogue = (try? String(contentsOfFile: apps + app.rawValue + ".xcstrings", encoding: .utf8)) ?? ""
        let counts = [scene, catalogue].map { $0.components(separatedBy: place).count - 1 }
        guard counts.reduce(0, +) == 1 else { throw MissingPlace(place: place, counts: counts) }
        scene = scene.replacing(place, with: text)
        catalogue = catalogue.replacing(place, with: text)
        if !catalogue.isEmpty {
            let file = folder.path + "/" + app.rawValue + ".xcstrings"
            try catalogue.write(toFile: file, atomically: true, encoding: .utf8)
            scene = scene.replacing("strings: \(app.rawValue).xcstrings", with: "strings: \(file)")
        }
        for (name, width, height, grey) in Self.painted where scene.contains("PAINTED/\(name)") {
            let pixels = [UInt8](pixel: [grey, grey, grey, 255], count: width * height)
            let bitmap = Bitmap(width: width, height: height, pixels: pixels)
            let path = try folder.write(PNGEncoder.encode(bitmap), to: name)
            scene = scene.replacing("PAINTED/\(name)", with: path)
        }
        return try BalloonScene(text: scene, file: packageFolder + "/Examples/\(app.rawValue).yaml")
    }

    /// Pictures of one grey: name, pixels, grey.
    private static let painted: [(String, Int, Int, UInt8)] = [
        ("tall.png", 600, 1500, 255), ("small@3x.png", 720, 720, 255), ("square@3x.png", 900, 900, 255),
        ("night@3x.png", 900, 900, 30),
    ]

    struct MissingPlace: Error {
        let place: String
        let counts: [Int]
    }
}
