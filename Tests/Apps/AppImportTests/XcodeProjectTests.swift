import Foundation
import TestSupport
import Testing

@testable import AppImport

/// What a project's file says of the files of its targets.
struct XcodeProjectTests {
    private func targets(_ objects: String, root: String = "") throws -> [XcodeProject.Target] {
        let folder = try TemporaryFolder()
        let text =
            "// !$*UTF8*$!\n{ rootObject = P; objects = { P = { mainGroup = M; targets = (T, U, X); \(root) };\n\(objects)\n}; }"
        try folder.write(text, to: "App.xcodeproj/project.pbxproj")
        let project = try #require(XcodeProject(at: URL(fileURLWithPath: folder.file("App.xcodeproj"))))
        return project.targets.map { target in
            func short(_ path: String) -> String { path.replacing(folder.path + "/", with: "") }
            return XcodeProject.Target(
                name: target.name, isForMessages: target.isForMessages, files: target.files.map(short).sorted(),
                folders: target.folders.map(short), exceptions: Set(target.exceptions.map(short)),
                isSwift6: target.isSwift6)
        }
    }

    /// "PBXReference": a path is relative to its group, to the project or to nothing; products are of no folder here.
    @Test func filesOfPhases() throws {
        let found = try targets(
            """
            M = { children = (G, A, B, C, D); };
            M2 = { };
            G = { isa = PBXGroup; path = Shared; sourceTree = "<group>"; children = (E, V); };
            A = { path = A.swift; sourceTree = "<group>"; };
            B = { path = "Deep/B.swift"; sourceTree = SOURCE_ROOT; };
            C = { path = "/abs/C.swift"; sourceTree = "<absolute>"; };
            D = { path = D.swift; sourceTree = BUILT_PRODUCTS_DIR; };
            E = { path = "../E.swift"; sourceTree = "<group>"; };
            V = { isa = PBXVariantGroup; sourceTree = "<group>"; children = (V1, V2); };
            V1 = { path = "Base.lproj/Main.storyboard"; sourceTree = "<group>"; };
            V2 = { path = "de.lproj/Main.strings"; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.app-extension.messages";
                  buildPhases = (S, R, K); };
            U = { isa = PBXAggregateTarget; name = U; };
            S = { isa = PBXSourcesBuildPhase; files = (FA, FB, FD, FE); };
            R = { isa = PBXResourcesBuildPhase; files = (FV, FC); };
            K = { isa = PBXFrameworksBuildPhase; files = (FX); };
            FA = { fileRef = A; }; FB = { fileRef = B; }; FC = { fileRef = C; }; FD = { fileRef = D; }; FE = { fileRef = E; };
            FV = { fileRef = V; }; FX = { fileRef = A; };
            """.replacing("M = { ", with: "M = { sourceTree = \"<group>\"; "))
        #expect(found.map(\.name) == ["T"] && found[0].isForMessages && !found[0].isSwift6)
        #expect(
            found[0].files == [
                "/abs/C.swift", "A.swift", "Deep/B.swift", "E.swift", "Shared/Base.lproj/Main.storyboard",
                "Shared/de.lproj/Main.strings",
            ])
    }

    /// Folders of Xcode 16: a target has all of its own but for exceptions, and single files of another target's.
    @Test func foldersAndExceptions() throws {
        let found = try targets(
            """
            M = { sourceTree = "<group>"; children = (F, H); };
            F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E, E2); };
            H = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
            E = { target = T; membershipExceptions = (Old.swift, "Deep/Old.swift"); };
            E2 = { target = X; membershipExceptions = (Shared.swift); };
            T = { isa = PBXNativeTarget; name = T; fileSystemSynchronizedGroups = (F); };
            X = { isa = PBXNativeTarget; name = X; fileSystemSynchronizedGroups = (H); productType = "com.apple.product-type.application"; };
            B = { buildSettings = { SWIFT_VERSION = 6.0; }; };
            """)
        #expect(found.map(\.name) == ["T", "X"] && found.allSatisfy { $0.isSwift6 && !$0.isForMessages })
        #expect(found.map(\.folders) == [["App"], ["Kit"]] && found.map(\.files) == [[], ["App/Shared.swift"]])
        let places = ["App/A.swift", "App/Old.swift", "App/Deep/Old.swift", "App/Deep/B.swift", "Apple/A.swift", "App"]
        #expect(places.map(found[0].has) == [true, false, false, true, false, false])
        #expect(found[1].has("App/Shared.swift") && found[1].has("Kit/A.swift") && !found[1].has("App/A.swift"))
    }

    @Test(arguments: [
        "", "x", "{ a = b; }", "{ objects = { }; rootObject = P; }", "(a, b)", "{ objects = (a); rootObject = P; }",
    ])
    func whatIsNoProject(_ text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "A.xcodeproj/project.pbxproj")
        #expect(XcodeProject(at: URL(fileURLWithPath: folder.file("A.xcodeproj"))) == nil)
        #expect(XcodeProject(at: URL(fileURLWithPath: folder.file("B.xcodeproj"))) == nil)
    }

    /// A group that is part of itself ends.
    @Test func groupsInACircle() throws {
        let found = try targets(
            """
            M = { sourceTree = "<group>"; children = (M, G); };
            G = { path = G; sourceTree = "<group>"; children = (M, G, A); };
            A = { path = A.swift; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; buildPhases = (S); };
            S = { isa = PBXSourcesBuildPhase; files = (FA, FB); };
            FA = { fileRef = A; };
            """)
        #expect(found.map(\.files) == [["G/A.swift"]] && found[0].name.isEmpty)
    }
}
