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

    /// What is left out takes its names with it, and what reads them goes for the same cause.
    @Test func namesThatAreGone() {
        var causes = LeftOutCauses(modules: ["A.swift": ["Lottie"], "B.swift": []])
        func reason(_ text: String, in file: String = "A.swift") -> LeftOutCauses.Reason {
            causes.reason(for: CompilerMessage(file: file, line: 1, column: 1, text: text), in: file)
        }
        causes.note("board", "SpriteKit")
        causes.note("board", "Other")
        let gone = reason("cannot find 'board' in scope")
        #expect(gone.cause == "SpriteKit" && gone.name == nil)
        // An error that names nothing missing follows from the one before it in its file.
        #expect(reason("missing return in 'f'").cause == "SpriteKit")
        #expect(reason("missing return in 'f'", in: "B.swift").cause != "SpriteKit")
        #expect(reason("cannot convert value of type 'board' to 'Int'", in: "B.swift").cause == "SpriteKit")
        let member = reason("value of type 'UIView' has no member 'shimmer'", in: "B.swift")
        #expect(member.name == "UIView.shimmer" && member.cause.contains("UIKit"))
        #expect(reason("unable to type-check this expression in reasonable time").name == nil)
    }

    /// Names of a module's first word are its own; others may be of any package that the file imports.
    @Test(
        arguments: [
            ("FirebaseApp", ["FirebaseAnalytics"], "FirebaseAnalytics"),
            ("Analytics", ["FirebaseAnalytics"], "FirebaseAnalytics"),
            ("Board", ["Lottie", "Kingfisher"], "Lottie or Kingfisher"),
            ("KingfisherManager", ["Lottie", "Kingfisher"], "Kingfisher"),
            ("NavigationSplitView", ["Lottie"], "names that SwiftUI does not have here"),
            ("SKScene", ["Lottie"], "SpriteKit"),
            ("CGThing", [], "names that UIKit does not have here"), ("UInt", [], "names that no module has here"),
        ] as [(String, [String], String)])
    func modulesOfNames(_ name: String, _ modules: [String], _ cause: String) {
        #expect(reason("cannot find '\(name)' in scope", importing: modules).cause == cause)
    }
}
