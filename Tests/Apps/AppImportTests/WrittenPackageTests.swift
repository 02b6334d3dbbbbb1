import Foundation
import TestSupport
import Testing

@testable import AppImport

/// The manifest and the first test of the package that an import writes.
struct WrittenPackageTests {
    private func manifest(
        _ balloon: String = "../Balloon", hasResources: Bool = false, hasTests: Bool = false, isSwift6: Bool = false
    ) -> AppManifest {
        AppManifest(name: "Cards", balloon: balloon, hasResources: hasResources, hasTests: hasTests, isSwift6: isSwift6)
    }

    /// "PackageDescription": a dependency is an address or a path.
    @Test(arguments: [
        ("../Balloon", ".package(name: \"Balloon\", path: \"../Balloon\")"),
        ("/a \"b\"\\c", ".package(name: \"Balloon\", path: \"/a \\\"b\\\"\\\\c\")"),
        ("https://a.org/b.git", ".package(url: \"https://a.org/b.git\", branch: \"main\")"),
        ("git@a.org:b.git", ".package(url: \"git@a.org:b.git\", branch: \"main\")"),
    ]) func dependencies(_ balloon: String, _ text: String) { #expect(manifest(balloon).text.contains(text)) }

    @Test(arguments: [false, true], [false, true]) func whatThePackageHas(hasResources: Bool, isSwift6: Bool) {
        for hasTests in [false, true] {
            let text = manifest(hasResources: hasResources, hasTests: hasTests, isSwift6: isSwift6).text
            #expect(text.hasPrefix("// swift-tools-version: 6.1\n") && text.contains("swiftLanguageModes: [.v5]"))
            #expect(text.contains("resources: [.copy(\"Resources\")]") == hasResources)
            #expect(text.contains("\"BareSlashRegexLiterals\"") == isSwift6)
            #expect(text.contains(".testTarget(") == hasTests && text.contains("name: \"CardsTests\"") == hasTests)
            #expect(text.contains("\"-module-alias\", \"UIKit=LinuxUIKit\"") && text.contains("\"os=LinuxOS\""))
        }
    }

    /// It is written again until somebody changes it.
    @Test func aChangedManifestStays() throws {
        let folder = try TemporaryFolder()
        let place = URL(fileURLWithPath: folder.path)
        func text() -> String { String(decoding: folder.bytes("Package.swift") ?? [], as: UTF8.self) }
        for balloon in ["a", "b"] {
            try manifest(balloon).write(to: place)
            #expect(text() == manifest(balloon).text)
        }
        try folder.write("// mine", to: "Package.swift")
        try manifest("c").write(to: place)
        #expect(text() == "// mine")
        try FileManager.default.removeItem(atPath: folder.file("Package.swift"))
        try manifest("d").write(to: place)
        #expect(text() == manifest("d").text)
    }

    /// A test opens the app's controller, made by its storyboard where there is one, and compares previews.
    @Test func firstTests() throws {
        func text(_ controller: String?, _ storyboard: String? = nil, _ previews: [String] = []) -> String? {
            FirstTests(module: "Cards", controller: controller, storyboard: storyboard, previews: previews).text
        }
        #expect(text(nil) == nil && text(nil, "Main") == nil)
        let plain = try #require(text("Board"))
        #expect(plain.contains("@testable import Cards\n") && plain.contains("            Board()\n"))
        #expect(!plain.contains("UIStoryboard") && !plain.contains("assertPreviews"))
        let made = try #require(text("Board", "Main", ["A_Previews", "B"]))
        #expect(made.contains("UIStoryboard(name: \"Main\", bundle: nil)") && made.contains("as! Board\n"))
        #expect(made.contains("            A_Previews.self,\n            B.self,\n"))
        #expect(try #require(text(nil, nil, ["B"])).contains("touchAll") == false)
    }
}
