import Foundation
import Testing

/// The page about SwiftUI names each view that is a grey box with its name.
struct NamesOnlyPageTests {
    @Test func eachViewThatIsOnlyANameIsOnThePage() throws {
        let source = try Repository.text("Sources/Apps/SwiftUIAPI/NamesOnly.swift")
        let views = source.matches(of: /struct (\w+)[^\n:]*(?:<[^\n]*>)?: NamedOnly/).map { String($0.1) }
        let page = try Repository.text("Documentation/SwiftUI.md")
        let section = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix("What is only a name") })
        #expect(views.count > 8)
        for view in views { #expect(section.contains("`\(view)`"), "\(view)") }
    }
}
