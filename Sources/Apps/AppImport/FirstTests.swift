import SourceTokens

/// The first test of an imported app: it opens the app, touches each button, and compares the balloons that follow with
/// goldens.
struct FirstTests {
    /// The module of the app.
    let module: String
    /// The class that Messages creates; nil for an app without one.
    let controller: String?
    /// Whether a storyboard creates it.
    let isFromStoryboard: Bool

    /// The text of the file; nil where there is nothing to test.
    var text: String? {
        guard let controller else { return nil }
        let make =
            isFromStoryboard
            ? """
            let storyboard = UIStoryboard(name: "MainInterface", bundle: nil)
                        // Messages starts an app with the first controller of MainInterface; another one is a mistake.
                        return storyboard.instantiateInitialViewController() as! \(controller)
            """ : "\(controller)()"
        return """
            import BalloonTesting
            import Testing

            @testable import \(module)

            /// Written by `balloon import`: a beginning, to be replaced by what the app promises.
            @MainActor struct FirstTests {
                /// Touches each button and the first cell of each list, compact and expanded. The first run records a golden
                /// of each balloon, in the folder Goldens beside this file: look at the pictures, and run it again.
                @Test func theBalloons() async throws {
                    try await touchAll {
                        \(make)
                    }
                }
            }

            """
    }
}

extension FirstTests {
    /// Collects what the test needs from the files of an app.
    init(module: String, files: [ImportedFile], app: AppTypes, resources: AppResourceFiles) {
        let names = files.filter(\.isText).flatMap { app.controllers(in: $0.rewriter.tokens) }
        self.init(
            module: module,
            controller: names.contains("MessagesViewController") ? "MessagesViewController" : names.first,
            isFromStoryboard: resources.hasStoryboard(named: "MainInterface"))
    }
}
