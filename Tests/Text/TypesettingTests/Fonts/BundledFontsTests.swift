import TestSupport
import Testing
import Typesetting

/// Where the bundled fonts are found, and what is never taken for them.
@Suite(.neverHangs) struct BundledFontsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A folder that looks like the bundled fonts.
    private func fonts(_ path: String) throws {
        _ = try folder.write("{}", to: path + "/manifest.json")
        _ = try folder.write("a", to: path + "/BubbleSans.ttf")
    }

    private func found(from executable: String, named: String? = nil, package: String = "nowhere") -> String? {
        let found = BundledFonts.directory(
            named: named.map { folder.path + "/" + $0 }, above: folder.path + "/" + executable,
            besides: folder.path + "/" + package)
        return found.map { String($0.dropFirst(folder.path.count + 1)) }
    }

    @Test("A clone, an installed copy, and the build folder of a dependant wherever it is")
    func places() throws {
        try fonts("clone/Fonts")
        #expect(found(from: "clone/.build/debug/balloon") == "clone/Fonts")
        try fonts("usr/share/balloon/Fonts")
        #expect(found(from: "usr/bin/balloon") == "usr/share/balloon/Fonts")
        try fonts("moved/build/checkouts/Balloon/Fonts")
        _ = try folder.write("a", to: "moved/build/checkouts/Another/Fonts/manifest.json")
        #expect(found(from: "moved/build/debug/AppTests.xctest") == "moved/build/checkouts/Balloon/Fonts")
        try fonts("sources/Fonts")
        #expect(found(from: "elsewhere/balloon", package: "sources") == "sources/Fonts")
        #expect(found(from: "elsewhere/balloon") == nil)
    }

    @Test("An app's own fonts in a folder named Fonts never stand in for them")
    func ownFonts() throws {
        _ = try folder.write("{\"fonts\": []}", to: "app/Fonts/manifest.json")
        #expect(found(from: "app/.build/debug/AppTests.xctest") == nil)
        try fonts("app/.build/checkouts/Balloon/Fonts")
        #expect(found(from: "app/.build/debug/AppTests.xctest") == "app/.build/checkouts/Balloon/Fonts")
    }

    @Test("A folder that is named is the only one, and must hold them")
    func named() throws {
        try fonts("clone/Fonts")
        try fonts("mine")
        #expect(found(from: "clone/.build/debug/balloon", named: "mine") == "mine")
        #expect(found(from: "clone/.build/debug/balloon", named: "other") == nil)
    }
}
