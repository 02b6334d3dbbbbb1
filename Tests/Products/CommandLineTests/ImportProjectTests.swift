import BuiltProgram
import Foundation
import Testing

/// `balloon import` takes the files that the app's Xcode project gives the extension's target.
struct ImportProjectTests {
    /// The extension needs a file of the app beside it; another one of the target is needed by nobody, and a file that
    /// was left in the folder belongs to no target.
    private static let sources = [
        "Extension/MessagesViewController.swift":
            "import Messages\nclass MessagesViewController: MSMessagesAppViewController {\n"
            + "    let mood = Mood.calm; let url = Bundle.main.url(forResource: \"words\", withExtension: \"txt\")!\n"
            + "    let file = Bundle(for: type(of: self)).path; let kept = Bundle(for: type(of: self)); let id = Bundle.main.bundleIdentifier\n    lazy var words = \"feels \\(mood.asWords)\"\n}\n",
        "Extension/Old Mood.swift": "enum Mood { case old }\n",
        "Shared/Mood.swift": "enum Mood: String { case calm\n    var colour: Colour { Colour() } }\n",
        "Shared/Colour.swift": "struct Colour {}\n",
        // No word names an operator.
        "Shared/Blend.swift": "func + (first: Colour, second: Colour) -> Colour { first }\n",
        "Shared/Words.swift": "extension Mood { var asWords: String { rawValue } }\n",
        "Shared/Store.swift": "import CoreData\nclass Store: NSPersistentContainer {}\n",
        "App/AppDelegate.swift": "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n",
        "Shared/Assets.xcassets/Contents.json": "{}", "Extension/Assets.xcassets/Contents.json": "{}",
        "Shared/words.txt": "calm",
    ]

    /// A project as Xcode writes it: groups with paths, build files, and a comment behind each identifier.
    private static let listed = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objects = {
        /* Begin PBXBuildFile section */
                B1 /* MessagesViewController.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* a */; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                B4 = {isa = PBXBuildFile; fileRef = F4; };
                B5 = {isa = PBXBuildFile; fileRef = F5; };
                B6 = {isa = PBXBuildFile; fileRef = F6; };
                B7 = {isa = PBXBuildFile; fileRef = F7; };
                B8 = {isa = PBXBuildFile; fileRef = F8; };
                B10 = {isa = PBXBuildFile; fileRef = F10; };
        /* End PBXBuildFile section */
                F1 = {isa = PBXFileReference; path = MessagesViewController.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Mood.swift; sourceTree = "<group>"; };
                F3 = {isa = PBXFileReference; name = Colour.swift; path = Shared/Colour.swift; sourceTree = SOURCE_ROOT; };
                F4 = {isa = PBXFileReference; path = Store.swift; sourceTree = "<group>"; };
                F5 = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
                F6 = {isa = PBXFileReference; path = Words.swift; sourceTree = "<group>"; };
                F7 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
                F8 = {isa = PBXFileReference; path = words.txt; sourceTree = "<group>"; };
                F10 = {isa = PBXFileReference; path = Blend.swift; sourceTree = "<group>"; };
                F9 = {isa = PBXFileReference; path = Gone.swift; sourceTree = BUILT_PRODUCTS_DIR; };
                G0 = {isa = PBXGroup; children = (G1, G2 /* Shared */, G3, F9, ); sourceTree = "<group>"; };
                G1 = {isa = PBXGroup; children = (F1); path = Extension; sourceTree = "<group>"; };
                G2 = {isa = PBXGroup; children = (F2, F3, F4, F6, F7, F8, F10); path = "Shared"; sourceTree = "<group>"; };
                G3 = {isa = PBXGroup; children = (F5); path = App; sourceTree = "<group>"; };
                P0 = {
                    isa = PBXProject; mainGroup = G0; projectDirPath = ""; targets = (T1, T2, );
                };
                S1 = {isa = PBXSourcesBuildPhase; files = (B5, B4, B2, B3, ); };
                S2 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B6, B10, ); };
                S3 = {isa = PBXResourcesBuildPhase; files = (B7, B8); };
                T1 = {isa = PBXNativeTarget; buildPhases = (S1); name = App;
                    productType = "com.apple.product-type.application"; };
                T2 = {isa = PBXNativeTarget; buildPhases = (S2, S3); name = "Moods \\"MessagesExtension\\"";
                    productType = "com.apple.product-type.app-extension.messages"; };
            };
            rootObject = P0 /* Project object */;
        }
        """

    /// The same of Xcode 16: folders whose files all belong to a target, with exceptions.
    private static let synchronized = """
        // !$*UTF8*$!
        { objects = {
            E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("Old Mood.swift", );
                target = T2; };
            E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                membershipExceptions = (Mood.swift, Words.swift, Colour.swift, Blend.swift); target = T2; };
            G0 = {isa = PBXGroup; children = (Y1, Y2); sourceTree = "<group>"; };
            P0 = {isa = PBXProject; mainGroup = G0; targets = (T1, T2); };
            T1 = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (Y2); name = App;
                productType = "com.apple.product-type.application"; };
            T2 = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (Y1); name = Moods;
                productType = "com.apple.product-type.app-extension.messages"; };
            Y1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1); path = Extension; sourceTree = "<group>"; };
            Y2 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E2); path = Shared; sourceTree = "<group>"; };
        }; rootObject = P0; }
        """

    /// Writes the app and imports a folder of it.
    private func imported(_ folder: String, project: String) throws -> (lines: [String], paths: Set<String>) {
        let scratch = try Scratch()
        for (path, text) in Self.sources.merging(["Moods.xcodeproj/project.pbxproj": project], uniquingKeysWith: { $1 })
        {
            try scratch.write(text, to: "App folder/\(path)")
        }
        let run = try scratch.balloon("import", "App folder" + folder, "-o", "Out", "--verbose")
        #expect(run.status == 0)
        return (run.lines.map(String.init), Set(try scratch.files(below: "Out").filter { $0.contains(".") }))
    }

    @Test(arguments: [listed, synchronized]) func theTargetsFilesAreImported(_ project: String) throws {
        let (lines, paths) = try imported("/Extension", project: project)
        let sources = paths.filter { $0.hasPrefix("Sources/Extension/") && $0.hasSuffix(".swift") }
        #expect(
            sources.map { $0.dropFirst(18) }.sorted() == [
                "MessagesViewController.swift", "Outside/Shared/Blend.swift", "Outside/Shared/Colour.swift",
                "Outside/Shared/Mood.swift", "Outside/Shared/Words.swift",
            ])
        #expect(lines.contains("../Shared/Mood.swift: as it is"))
        #expect(lines.contains { $0.hasPrefix("Old Mood.swift: not copied") && $0.contains("Moods") })
        #expect(lines.contains { $0.hasPrefix("5 files: 4 as they are, 1 rewritten") })
        // Where a file is looked for; what the bundle says of itself is the program's.
        #expect(lines.contains("MessagesViewController.swift: rewritten: 2 × Bundle(for:), Bundle.main"))
    }

    @Test func whatNobodyNeedsIsReported() throws {
        let (lines, paths) = try imported("/Extension", project: Self.listed)
        #expect(lines.contains { $0.hasPrefix("not copied") && $0.hasSuffix(": ../Shared/Store.swift") })
        // Both catalogues are there, and the text.
        let resources = Set(paths.compactMap { $0.split(separator: "Resources/").last })
        #expect(resources.isSuperset(of: ["Assets.xcassets/Contents.json", "words.txt"]))
        #expect(resources.contains("Shared Assets.xcassets/Contents.json"))
    }

    /// The folder of the whole app: the extension's target alone counts.
    @Test func aRepositoryIsItsExtension() throws {
        let (lines, paths) = try imported("", project: Self.listed)
        #expect(!paths.contains { $0.hasSuffix("AppDelegate.swift") || $0.contains("Outside") })
        #expect(lines.contains { $0.hasPrefix("Extension/MessagesViewController.swift: rewritten") })
        #expect(lines.contains { $0.hasPrefix("App/AppDelegate.swift: not copied") })
    }

    /// A framework of the project and a package of Swift in a folder are the repository's own: what is needed of them is
    /// compiled with the app.
    @Test func theRepositorysOwnModulesComeAlong() throws {
        let scratch = try Scratch()
        let project = """
            { objects = {
                G0 = {isa = PBXGroup; children = (Y1, Y2); sourceTree = "<group>"; };
                P0 = {isa = PBXProject; mainGroup = G0; targets = (T1, T2); };
                T1 = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (Y2); name = "Mood Kit";
                    productType = "com.apple.product-type.framework"; };
                T2 = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (Y1); name = Moods;
                    productType = "com.apple.product-type.app-extension.messages"; };
                Y1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Extension; sourceTree = "<group>"; };
                Y2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
            }; rootObject = P0; }
            """
        for (path, text) in [
            "Moods.xcodeproj/project.pbxproj": project,
            "Extension/MessagesViewController.swift":
                "import Messages\nimport Mood_Kit\nclass MessagesViewController: MSMessagesAppViewController {\n"
                + "    let mood = Mood_Kit.Mood() }\n",
            "Kit/Mood.swift": "import Inks\npublic class Mood { let ink = Ink() }\n",
            "Kit/Unused.swift": "import SpriteKit\nclass Unused: SKNode {}\n",
            "Packages/Inks/Package.swift": "// swift-tools-version: 5.9\n",
            "Packages/Inks/Sources/Inks/Ink.swift": "public struct Ink { public init() {} }\n",
        ] {
            try scratch.write(text, to: "App/\(path)")
        }
        let run = try scratch.balloon("import", "App/Extension", "-o", "Out")
        #expect(run.lines.contains { $0.hasPrefix("3 files:") })
        let sources = scratch.url("Out/Sources/Extension")
        let own = try String(
            contentsOf: sources.appendingPathComponent("MessagesViewController.swift"), encoding: .utf8)
        #expect(own.contains("import UIKit\nclass") && own.contains("let mood = Mood()"))
        for file in ["Kit/Mood.swift", "Packages/Inks/Sources/Inks/Ink.swift"] {
            #expect(FileManager.default.fileExists(atPath: sources.appendingPathComponent("Outside/\(file)").path))
        }
    }

    /// A project that a tool makes of a list is not in the repository, and its packages are.
    @Test func packagesComeAlongWithoutAProject() throws {
        let scratch = try Scratch()
        for (path, text) in [
            "App/Package.swift": "// swift-tools-version: 5.9\n",
            "App/Sources/Rules/Move.swift": "public struct Move { public init() {} }\n",
            "App/ios/Extension/MessagesViewController.swift":
                "import Messages\nimport Rules\nlet move = Rules.Move()\n",
        ] {
            try scratch.write(text, to: path)
        }
        let run = try scratch.balloon("import", "App/ios/Extension", "-o", "Out")
        #expect(run.output.hasPrefix("2 files:"))
        #expect(try scratch.files(below: "Out/Sources").contains { $0.hasSuffix("Outside/Sources/Rules/Move.swift") })
    }

    /// The compiler refuses two files of one name in a module.
    @Test func filesOfOneNameAreTakenApart() throws {
        let scratch = try Scratch()
        for folder in ["", "Models/", "Views/"] {
            try scratch.write("let a\(folder.count) = 1\n", to: "App/\(folder)Card.swift")
        }
        #expect(try scratch.balloon("import", "App", "-o", "Out").output.hasPrefix("3 files"))
        let names = try scratch.files(below: "Out/Sources").filter { $0.hasSuffix(".swift") }
            .compactMap { $0.split(separator: "/").last }
        #expect(Set(names).count == 3 && names.count == 3, "\(names)")
    }

    /// What is no project's file is passed over.
    @Test(arguments: ["", "{ objects = ", String(repeating: "(", count: 10_000), "{objects={}; rootObject = P0;}"])
    func aBrokenProjectIsPassedOver(_ project: String) throws {
        let (lines, _) = try imported("/Extension", project: project)
        #expect(lines.contains("Old Mood.swift: as it is"))
    }
}
