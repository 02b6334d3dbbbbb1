import Foundation
import Testing

/// The files of the apps in `Tests/Apps/MessagesApps` are as iMessage apps have them. `AppTests` runs the apps.
struct MessagesAppFilesTests {
    private static let folder = "Tests/Apps/MessagesApps"

    /// The apps' own files import what they import on iOS, and nothing else.
    @Test func theAppsImportAppleModulesAlone() throws {
        let sources = Repository.files(below: Self.folder, extensions: ["swift"])
            .filter { !$0.contains("/AppTests/") }
        #expect(sources.count >= 7)
        var modulesOfApp: [String: Set<String>] = [:]
        for path in sources {
            let modules = Set(ImportStatement.all(in: try Repository.text(path)).map(\.module))
            let apple: Set = ["Combine", "Foundation", "Messages", "Observation", "SwiftUI", "UIKit"]
            // Apps of today name others as well, of which an import leaves out what Linux lacks.
            if !path.contains("/Imported/") { #expect(modules.isSubset(of: apple), "\(path)") }
            modulesOfApp[(path as NSString).deletingLastPathComponent, default: []].formUnion(modules)
        }
        // Badges are previews alone.
        for (app, modules) in modulesOfApp where !app.hasSuffix("BadgeShelf") {
            #expect(modules.contains("Messages"), "\(app)")
        }
    }
}
