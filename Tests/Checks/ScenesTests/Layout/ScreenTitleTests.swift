import Testing

@testable import Scenes

/// What the header of a conversation says.
struct ScreenTitleTests {
    private func title(_ entries: String) throws -> String {
        let scene = try BalloonScene(
            text: """
                viewer: ben
                participants: {ada: Ada, ben: Ben, eve: Eve}
                transcript: {entries: [\(entries)]}
                """, file: "a.yaml")
        guard case .transcript(let transcript) = scene.subject else { return "" }
        return scene.title(of: transcript)
    }

    /// The viewer's own name is never in it.
    @Test(arguments: [
        ("{from: ben, text: a}, {from: eve, text: b}, {from: ada, text: c}, {from: eve, text: d}", "Eve, Ada"),
        ("{from: ada, text: a}, {from: ben, text: b}", "Ada"), ("{from: ben, text: a}", "Ada, Eve"), ("", "Ada, Eve"),
    ])
    func theOthersInTheOrderInWhichTheySend(_ entries: String, _ names: String) throws {
        #expect(try title(entries) == names)
    }
}
