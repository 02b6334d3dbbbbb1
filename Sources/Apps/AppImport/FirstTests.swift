import SourceTokens

/// The first tests of an imported app: its controller loads its view, and each layout whose captions are literals in
/// the code is measured.
struct FirstTests {
    /// The module of the app.
    let module: String
    /// The class that Messages creates; nil for an app without one.
    let controller: String?
    /// Whether a storyboard creates it.
    let isFromStoryboard: Bool
    /// The literal captions of the code's layouts.
    let captions: [String]

    /// The text of the file; nil where there is nothing to test.
    var text: String? {
        let tests = [loads].compactMap { $0 } + captions.enumerated().map { layout($0.element, number: $0.offset + 1) }
        guard !tests.isEmpty else { return nil }
        return """
            import BalloonTesting
            import Testing

            @testable import \(module)

            /// Written by `balloon import`: a beginning, to be replaced by what the app promises.
            @MainActor struct FirstTests {
            \(tests.joined(separator: "\n\n"))
            }

            """
    }

    private var loads: String? {
        guard let controller else { return nil }
        let make =
            isFromStoryboard
            ? """
                    let storyboard = UIStoryboard(name: "MainInterface", bundle: nil)
                    let controller = try #require(storyboard.instantiateInitialViewController() as? \(controller))
            """ : "        let controller = \(controller)()"
        return """
                @Test func theControllerLoadsItsView() throws {
            \(make)
                    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
                    controller.view.layoutIfNeeded()
                    #expect(controller.isViewLoaded)
                }
            """
    }

    private func layout(_ caption: String, number: Int) -> String {
        """
            @Test func layout\(number)() throws {
                let layout = MSMessageTemplateLayout()
                layout.caption = \(caption)
                let message = MSMessage()
                message.layout = layout
                #expect(try balloonSize(of: message).height > 0)
            }
        """
    }
}

extension FirstTests {
    /// Collects what the tests need from the files of an app.
    init(module: String, files: [ImportedFile], app: AppTypes, resources: AppResourceFiles) {
        let compiled = files.filter(\.isText)
        let names = compiled.flatMap { app.controllers(in: $0.rewriter.tokens) }
        self.init(
            module: module,
            controller: names.contains("MessagesViewController") ? "MessagesViewController" : names.first,
            isFromStoryboard: resources.hasStoryboard(named: "MainInterface"),
            captions: Self.captions(in: compiled.map(\.rewriter.tokens)))
    }

    /// The literals without interpolation that are assigned to `caption`; each once.
    private static func captions(in files: [[SwiftToken]]) -> [String] {
        var found: [String] = []
        for tokens in files {
            let code = tokens.filter { $0.kind != .space && $0.kind != .comment }
            for place in code.indices.dropFirst().dropLast(2)
            where code[place].text == "caption" && code[place - 1].text == "." && code[place + 1].text == "=" {
                let value = code[place + 2]
                let isPlain = value.kind == .string && !value.text.contains("\\") && !value.text.hasPrefix("\"\"\"")
                if isPlain, value.text.count > 2, !found.contains(String(value.text)) {
                    found.append(String(value.text))
                }
            }
        }
        return found
    }
}
