import SourceTokens

/// One file of an app, with the result of its conversion.
package struct ImportedFile {
    /// Its path in the app's folder.
    package let path: String
    /// The original source.
    package let original: String
    /// The rewritten source and its changes.
    package let rewriter: SourceRewriter
    /// Whether it is UTF-8.
    let isText: Bool
    /// The modules that it imports and that Linux lacks, sorted.
    package let missingModules: [String]

    /// Reads a file of an app.
    init(_ file: AppSource, app: AppTypes) {
        path = file.path
        original = file.source
        isText = file.isText
        rewriter = SourceRewriter(file.tokens, path: path, app: app)
        let imports = Self.imports(in: file.tokens)
        missingModules = Set(imports).subtracting(Self.modules).subtracting(app.modules)
            .filter { !AppleModules.areUnused($0, in: file.tokens) }.sorted()
    }

    /// Modules that a file can import on Linux: those of Balloon, and those that come with Swift.
    package static let modules = Set(AppModule.all.map(\.name)).union([
        "Dispatch", "Foundation", "OSLog", "Observation", "Swift", "Synchronization", "XCTest", "_Concurrency",
    ])

    /// The result for the file, in words.
    package var sentence: String {
        guard isText else { return "left out: it is not UTF-8; save it as UTF-8" }
        guard !rewriter.changes.isEmpty else { return "as it is" }
        let counts = Dictionary(grouping: rewriter.changes, by: \.was).mapValues(\.count)
        let words = counts.sorted { $0.key < $1.key }.map { $0.value == 1 ? $0.key : "\($0.value) × \($0.key)" }
        return "rewritten: " + words.joined(separator: ", ")
    }

    /// The modules of the import lines that the compiler reads. Lines between `#if` and `#endif` are, where the condition is
    /// one that an import knows to be true.
    static func imports(in tokens: [SwiftToken]) -> [String] {
        let tokens = tokens.filter { $0.kind != .space && $0.kind != .comment }
        var isRead: [Bool] = []
        var modules: [String] = []
        for (place, token) in tokens.enumerated() {
            switch token.text {
            case "#if":
                let line = tokens[(place + 1)...].prefix { $0.line == token.line }
                isRead.append(ImportedCondition.isTrue(line.map(\.text).joined()))
            case "#else", "#elseif": if !isRead.isEmpty { isRead[isRead.count - 1] = false }
            case "#endif": _ = isRead.popLast()
            default: break
            }
            guard !isRead.contains(false), token.text == "import", token.kind == .word, place + 1 < tokens.count,
                place == 0 || tokens[place - 1].text != "."
            else { continue }
            let kinds: Set<Substring> = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
            let name = kinds.contains(tokens[place + 1].text) ? place + 2 : place + 1
            if name < tokens.count { modules.append(String(tokens[name].text)) }
        }
        return modules
    }
}

/// Apple's modules that cannot exist on Linux, and the reasons. The page about coming from Xcode lists them.
package enum MissingModule {
    /// The reason for each, as it ends the line "3 for Combine (AnyCancellable): …".
    package static let reasons: [String: String] = [
        "ARKit": scenes, "Metal": scenes, "MetalKit": scenes, "SceneKit": scenes, "SpriteKit": scenes,
        "CloudKit": service, "GameKit": service, "PassKit": service,
        "ContactsUI": userData, "EventKitUI": userData,
        "HealthKit": userData, "CoreMotion": sensors, "Speech": sensors,
        "CoreData": "its objects are made by Objective-C's runtime",
        "CoreImage": "its filters are not published", "Vision": "its models are not published",
    ]

    private static let scenes = "a scene is drawn by a game's loop on a graphics processor"
    private static let service = "it is a service of Apple's that asks for an account"
    private static let userData = "it is about data of a person's device"
    private static let sensors = "it is about parts of a device"
}
