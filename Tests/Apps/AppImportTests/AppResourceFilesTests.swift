import Foundation
import TestSupport
import Testing

@testable import AppImport

/// Files that are no code: Xcode copies them without their folders, but for those of languages and bundles.
struct AppResourceFilesTests {
    @Test(
        arguments: [
            (["a/b/c.png", "a/d.txt"], ["c.png", "d.txt"]), (["a/de.lproj/b.strings"], ["de.lproj/b.strings"]),
            (["a/de.lproj/x/b.strings"], ["b.strings"]),
            (["a/b.xcassets/c.imageset/d.png", "a/b.xcassets"], ["b.xcassets"]),
            (["x.bundle", "x.bundle/a.png"], ["x.bundle"]),
            (["A.swift", "b.h", "c", "Info.plist", "x/Info.plist"], []),
            (["My-Info.plist"], ["My-Info.plist"]), (["a/b.png", "b.png", "../c/b.png"], ["b.png"]),
            (["a/Assets.xcassets", "b/Assets.xcassets"], ["Assets.xcassets", "b Assets.xcassets"]),
        ] as [([String], [String])])
    func placesOfFiles(_ paths: [String], _ places: [String]) {
        #expect(AppResourceFiles(in: paths).paths.map(\.to) == places)
    }

    /// The folder's own files come before those of others.
    @Test func ownFilesComeFirst() {
        let found = AppResourceFiles(in: [
            "../a/x.png", "z/x.png", "../b/Assets.xcassets", "Assets.xcassets", "../y.png",
        ]).paths
        #expect(found.map(\.from) == ["Assets.xcassets", "z/x.png", "../b/Assets.xcassets", "../y.png"])
        #expect(found.map(\.to) == ["Assets.xcassets", "x.png", "b Assets.xcassets", "y.png"])
    }

    /// "NSExtensionMainStoryboard", "NSExtensionPrincipalClass": one of both says what Messages starts.
    @Test(
        arguments: [
            (nil, "MainInterface"), ("<key>NSExtensionMainStoryboard</key><string>Other</string>", "Other"),
            ("<key>NSExtensionMainStoryboard</key><string>Gone</string>", nil),
            ("<key>NSExtensionPrincipalClass</key><string>A</string>", nil),
            (
                "<key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit</string><key>NSExtensionMainStoryboard</key><string>Other</string>",
                "MainInterface"
            ),
            (
                "<key>NSExtensionPointIdentifier</key><string>com.apple.message-payload-provider</string><key>NSExtensionMainStoryboard</key><string>Other</string>",
                "Other"
            ),
        ] as [(String?, String?)])
    func theFirstStoryboard(_ keys: String?, _ name: String?) throws {
        let folder = try TemporaryFolder()
        if let keys {
            try folder.write(
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict><key>NSExtension</key><dict>\(keys)</dict></dict></plist>",
                to: "Info.plist")
        }
        let paths = ["Base.lproj/MainInterface.storyboard", "Other.storyboard", "Info.plist"]
        let files = AppResourceFiles(in: paths)
        #expect(files.mainStoryboard(of: URL(fileURLWithPath: folder.path), among: paths) == name)
        #expect(AppResourceFiles(in: []).mainStoryboard(of: URL(fileURLWithPath: folder.path), among: []) == nil)
        withExtendedLifetime(folder) {}
    }

    @Test func classesOfStoryboards() throws {
        let folder = try TemporaryFolder()
        try folder.write("<a customClass=\"Board\"/><b customClass=\"Cell\" x=\"customClass\"/>", to: "a.storyboard")
        try folder.write("<a customClass=\"Row\"/>", to: "b.xib")
        try folder.write("<a customClass=\"Text\"/>", to: "c.xml")
        let files = AppResourceFiles(in: ["a.storyboard", "b.xib", "c.xml", "gone.xib"])
        #expect(files.customClasses(in: URL(fileURLWithPath: folder.path)) == ["Board", "Cell", "Row"])
        withExtendedLifetime(folder) {}
    }

    @Test func whatIsCopiedIsTold() {
        let all = [
            "A.swift", "Main.storyboard", "a.png", "b.txt", "c.h", "d/e.m", "d", "Info.plist", "x.xcassets",
            "x.xcassets/y.json",
        ]
        let lines = AppResourceFiles(in: all).lines(of: all)
        #expect(lines.count == 4 && lines[0].hasPrefix("Main.storyboard:") && lines[1].hasPrefix("x.xcassets:"))
        #expect(lines[2].hasPrefix("2 ") && lines[3].hasSuffix(": c.h, d/e.m"))
    }

    /// What an earlier import wrote of the same module and this one does not goes; what is of another module stays.
    @Test func writtenFilesAreReplaced() throws {
        let folder = try TemporaryFolder()
        let written = WrittenFiles(in: URL(fileURLWithPath: folder.path))
        for name in ["Sources/A/a.swift", "Sources/A/b.swift", "Sources/A/own.swift", "Sources/B/a.swift"] {
            try folder.write("x", to: name)
        }
        try written.replace(with: ["Sources/A/a.swift", "Sources/A/b.swift"])
        try written.replace(with: ["Sources/B/a.swift"])
        try written.replace(with: ["Sources/A/a.swift"])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.file("Sources/A")).sorted() == [
                "a.swift", "own.swift",
            ])
        try written.replace(with: ["Sources/B/c.swift"])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.file("Sources/A")).sorted() == [
                "a.swift", "own.swift",
            ])
        #expect(!FileManager.default.fileExists(atPath: folder.file("Sources/B/a.swift")))
        withExtendedLifetime(folder) {}
    }
}
