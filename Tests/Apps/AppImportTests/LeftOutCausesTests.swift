import SourceTokens
import Testing

@testable import AppImport

/// What an import says that something is left out for.
struct LeftOutCausesTests {
    private func reason(_ text: String, importing modules: [String] = []) -> LeftOutCauses.Reason {
        var causes = LeftOutCauses(modules: ["A.swift": modules])
        return causes.reason(for: CompilerMessage(file: "A.swift", line: 1, column: 1, text: text), in: "A.swift")
    }

    @Test(arguments: [
        ("cannot find type 'PHAsset' in scope", "Photos"), ("cannot find 'AVURLAsset' in scope", "AVFoundation"),
        ("cannot find 'CNContactStore' in scope", "Contacts"), ("cannot find 'UIPrinter' in scope", "UIKit"),
        ("cannot find type 'PHGPostHog' in scope", "no module"),
        ("cannot find type 'ScrollTarget' in scope", "no module"),
    ]) func aNameTellsItsModule(_ text: String, _ cause: String) { #expect(reason(text).cause.contains(cause)) }

    /// Apple's names with a letter between the prefix and the word, which are those of a module that is imported.
    @Test(arguments: [
        ("GKRTree", "GameplayKit"), ("GKRTreeQueryReservation", "GameplayKit"), ("CIKMeans", "CoreImage"),
    ])
    func aLetterMoreIsPartOfAName(name: String, module: String) {
        #expect(reason("cannot find type '\(name)' in scope", importing: ["Lottie", module]).cause == module)
        #expect(!AppleModules.areUnused(module, in: SwiftTokens.all(in: "let a = \(name)()")))
        #expect(AppleModules.areUnused(module, in: SwiftTokens.all(in: "let a = GKXTree()\nlet b = CIXMeans()")))
    }

    /// An error that names nothing missing is not blamed on what the file imports of Apple's: the compiler's words are told.
    @Test func anErrorThatNamesNothingIsTold() {
        let text = "overriding declaration requires an 'override' keyword"
        let told = reason(text, importing: ["Contacts"])
        #expect(!told.cause.contains("Contacts") && told.sentence == text && told.name == nil)
        #expect(reason(text, importing: ["Lottie"]).cause == "Lottie")
    }
}
