import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Balloons in which nothing is drawn. Whether that is so is asked of the pixels, too.
@Suite struct EmptyBalloonTests {
    private func isFound(_ balloon: PlacedBalloon) -> Bool { balloon.findings.contains { $0.kind == .balloonEmpty } }

    private func isBlank(_ balloon: PlacedBalloon) throws -> Bool {
        let empty = try #require(balloon.withoutContent)
        return try balloon.picture().pixels == empty.picture().pixels
    }

    private static func picture(alpha: UInt8) -> Picture {
        Picture(bitmap: Bitmap(width: 40, height: 40, pixels: [UInt8](repeating: alpha, count: 40 * 40 * 4)))
    }

    private static let nothing = try? ColorReference("#00000000")

    static let views: [(name: String, view: any Element)] = [
        ("a word", Text("Dinner")), ("an emoji", Text("🍕")), ("no text", Text("")), ("a space", Text(" ")),
        ("characters without ink", Text("\u{200B}\u{200D}")),
        ("a clear word", Text("Dinner", color: nothing ?? .literal(.white))),
        ("a clear fill", Fill(nothing ?? .literal(.white))), ("a fill", Fill(.literal(.white))),
        ("no children", VStack([])), ("children that are empty", VStack([Text(""), Spacer(), HStack([Text(" ")])])),
        ("one of three", VStack([Text(""), Text("!"), Text("")])),
    ]

    @Test(arguments: views.map(\.name))
    func viewsAreJudgedAsTheirPixels(name: String) throws {
        let view = try #require(Self.views.first { $0.name == name }).view
        let content = LiveContent(view: view, alternate: template(caption: "a"))
        let balloon = try BalloonLayout(content: .live(content)).place(in: context())
        #expect(try isFound(balloon) == isBlank(balloon))
    }

    @Test(arguments: [UInt8(0), 1, 255])
    func aPictureIsSeenByItsPixels(alpha: UInt8) throws {
        let view = ImageElement(Self.picture(alpha: alpha), contentMode: .fit)
        let content = LiveContent(view: view, alternate: template(caption: "a"))
        let balloon = try BalloonLayout(content: .live(content)).place(in: context())
        #expect(isFound(balloon) == (alpha == 0))
    }

    @Test(arguments: [("Dinner", false), ("🍕", false), ("", true), (" ", true), ("\u{200B}", true), ("—", false)])
    func templatesAreJudgedAsTheirPixels(caption: String, isEmpty: Bool) throws {
        for subcaption in [nil, "", " "] {
            let content = template(caption: caption, subcaption: subcaption)
            let balloon = try BalloonLayout(content: .template(content)).place(in: context())
            #expect(isFound(balloon) == isEmpty)
            #expect(try isBlank(balloon) == isEmpty)
        }
        let full = template(caption: caption, subcaption: "At noon")
        #expect(try !isFound(BalloonLayout(content: .template(full)).place(in: context())))
    }

    /// A live layout of which no code has run shows nothing that anybody knows of.
    @Test func aViewThatIsNotKnownIsNotEmpty() throws {
        let content = LiveContent(view: nil, alternate: template(caption: "a"))
        #expect(try !isFound(BalloonLayout(content: .live(content)).place(in: context())))
    }
}
