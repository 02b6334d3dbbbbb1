import SourceTokens

/// The first test of an imported app: it opens the app, touches each button, and compares the balloons that follow with
/// goldens. Previews come after it, so that one that crashes hides no balloon.
struct FirstTests {
    /// The module of the app.
    let module: String
    /// The class that Messages creates; nil for an app without one.
    let controller: String?
    /// The storyboard that creates it; nil where none does.
    let storyboard: String?
    /// The functions of the controller that make a balloon of plain values.
    var functions: [MessageFunction] = []
    /// The types of its previews.
    let previews: [String]

    /// The text of the file; nil where there is nothing to test.
    var text: String? {
        let tests = [touches, goldens].compactMap { $0 }
        guard !tests.isEmpty else { return nil }
        return """
            import BalloonTesting
            import Testing

            @testable import \(module)

            /// Written by `balloon import`: a beginning, to be replaced by what the app promises.
            @MainActor @Suite(.serialized) struct FirstTests {
            \(tests.joined(separator: "\n\n"))
            }

            """
    }

    /// The test that opens the app.
    private var touches: String? {
        guard let controller else { return nil }
        let make =
            storyboard.map { name in
                """
                let storyboard = UIStoryboard(name: "\(name)", bundle: nil)
                            // Messages starts an app with the first controller of \(name); another one is a mistake.
                            return storyboard.instantiateInitialViewController() as! \(controller)
                """
            } ?? "\(controller)()"
        return """
                /// Touches each button and the first cell of each list, compact and expanded. The first run records a golden
                /// of each balloon, in the folder Goldens beside this file: look at the pictures, and accept them by
                /// `BALLOON_RECORD=all swift test`, with the options of this run.
                /// For the app it is 9 June 2026, and what it chooses at random is the same each time.\(hint)
                @Test func theBalloons() async throws {
                    try await touchAll\(calls(of: controller)) {
                        \(make)
                    }
                }
            """
    }

    private var hint: String {
        guard !functions.isEmpty else { return "" }
        return
            "\n    /// Where no touch makes a balloon, these functions are called: give them values that people would send."
    }

    /// The calls of the functions, as an argument.
    private func calls(of controller: String) -> String {
        guard !functions.isEmpty else { return "" }
        let calls = functions.map { function in
            let call = "\(function.canThrow ? "try " : "")($0 as? \(controller))?.\(function.call)"
            return "            \"\(function.golden)\": { \(function.returnsMessage ? call : call + "; return nil") },"
        }
        return "(calling: [\n\(calls.joined(separator: "\n"))\n        ])"
    }

    /// The test of the previews.
    private var goldens: String? {
        guard !previews.isEmpty else { return nil }
        let types = previews.map { "            \($0).self," }.joined(separator: "\n")
        return """
                /// A golden of each preview as the view of a live balloon, at two text sizes.
                @Test func thePreviews() {
                    assertPreviews([
            \(types)
                    ])
                }
            """
    }
}

extension FirstTests {
    /// Collects what the test needs from the files of an app.
    /// - Parameter texts: the sources as they are compiled.
    init(module: String, files: [ImportedFile], texts: [String], app: AppTypes, storyboard: String?) {
        let names = files.filter(\.isText).flatMap { app.controllers(in: $0.rewriter.tokens) }
        let controller = names.contains("MessagesViewController") ? "MessagesViewController" : names.first
        self.init(
            module: module, controller: controller, storyboard: storyboard,
            functions: controller.map { MessageFunction.all(of: $0, in: texts) } ?? [],
            previews: texts.filter { $0.contains("PreviewProvider") }.flatMap { text in
                DeclarationReader.types(in: SwiftTokens.all(in: text))
                    .filter { $0.inherited.contains("PreviewProvider") && !$0.isPrivate }.map(\.name)
            })
    }
}
