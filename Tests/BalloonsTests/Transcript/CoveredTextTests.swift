import Balloons
import Foundation
import Testing
import ViewLayout

/// The X of a staged message lies on what is there.
@Suite struct CoveredTextTests {
    private func findings(_ content: TemplateContent, locale: String = "en") throws -> [Finding] {
        let message = Transcript.Message(balloon: BalloonLayout(content: .template(content)))
        let transcript = Transcript(entries: [], inputField: Transcript.InputField(draft: .message(message)))
        return try transcript.place(in: context(TraitCollection(locale: locale))).findings
    }

    @Test(
        "A text below the X is reported by its name and the covered points",
        arguments: [("en", "trailingCaption"), ("ar", "caption")])
    func covered(locale: String, node: String) throws {
        let both = template(caption: "Dinner at the pier, if you like", trailingCaption: "Saturday, at 7 or at 8")
        let found = try findings(both, locale: locale).filter { $0.kind == .textCovered }
        // The X is at the top right; in a mirrored interface that is where the leading text is.
        #expect(found.map(\.node) == [node])
        let points = try #require(found.first?.points)
        #expect(points > 5 && points <= 24)
    }

    @Test("Below a picture and beside a short text nothing is covered")
    func free() throws {
        #expect(try findings(template(image: picture(), caption: "Dinner", trailingCaption: "7")).isEmpty)
        #expect(try findings(template(caption: "Hi")).isEmpty)
    }
}
