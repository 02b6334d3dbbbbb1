import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import Testing

/// What an author leaves out, whoever reads the message.
struct AuthorFindingsTests {
    private func found(view: String, label: String? = nil) throws -> [Finding.Kind] {
        let text = """
            message:
              summaryText: Dinner
              url: https://example.com/t/1\(label.map { "\n  accessibilityLabel: \($0)" } ?? "")
              layout:
                live:
                  view: \(view)
                  alternate: {caption: Dinner}
            """
        return try BalloonScene(text: text, file: packageFolder + "/Examples/talk.yaml").authorFindings.map(\.kind)
    }

    private static let photo = "{image: images/ferry-building.png}"

    /// A picture somewhere in the view has nobody but the author to say what it shows.
    @Test(arguments: [
        (photo, true), ("{vstack: [{text: Dinner}, \(photo)]}", true), ("{hstack: [\(photo), {text: Dinner}]}", true),
        ("{zstack: [\(photo), {text: Dinner}]}", true),
        ("{grid: {columns: 2, children: [{text: Dinner}, \(photo)]}}", true),
        ("{vstack: [{hstack: [{zstack: [\(photo)]}]}]}", true), ("{zstack: [{fill: tint}, {text: Dinner}]}", false),
        ("{text: Dinner}", false), ("{vstack: [{symbol: clock}, {button: Join}]}", false),
    ])
    func aPictureNeedsWords(_ view: String, _ isFound: Bool) throws {
        #expect(try found(view: view) == (isFound ? [.pictureUndescribed] : []))
        #expect(try found(view: view, label: "The ferry building at night").isEmpty)
    }
}
