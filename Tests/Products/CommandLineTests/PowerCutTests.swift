#if os(Linux)
    import BuiltProgram
    import Foundation
    import TestSupport
    import Testing

    /// The plug is pulled while goldens are written: each of their files is the old one or the new one.
    @Suite(.enabled(if: PowerCut.library != nil, "clang is not in PATH; Swift brings it"))
    struct PowerCutTests {
        private static func scene(_ caption: String) -> String {
            """
            message:
              summaryText: A test
              url: https://example.com
              layout: {template: {caption: \(caption)}}
            goldens: {transcriptWidths: [320, 402], userInterfaceStyles: [light, dark]}
            """
        }

        /// The goldens of two captions, and a scratch folder in which the first ones are recorded and the second ones wait.
        private static func changed() throws -> (scratch: Scratch, old: [String: Data], new: [String: Data]) {
            let scratch = try Scratch()
            try scratch.write(scene("Supper"), to: "a.yaml")
            try #require(try scratch.balloon("record", "a.yaml").status == 0)
            let new = try scratch.contents(below: "Goldens")
            try scratch.write(scene("Dinner"), to: "a.yaml")
            try #require(try scratch.balloon("record", "a.yaml").status == 0)
            let old = try scratch.contents(below: "Goldens")
            try scratch.write(scene("Supper"), to: "a.yaml")
            try #require(try scratch.balloon("verify", "a.yaml").status == 1)
            return (scratch, old, new)
        }

        private static func pull(after count: Int, _ scratch: Scratch, _ arguments: [String]) throws -> Int32 {
            let library = try #require(PowerCut.library)
            return try Balloon.run(
                arguments, in: scratch.folder,
                environment: ["LD_PRELOAD": library, "BALLOON_POWER_CUT": "\(count)"], input: Data()
            ).status
        }

        @Test(arguments: Array(1...8) + [12, 16], [["record", "a.yaml", "--jobs", "1"], ["accept", "--all"]])
        func noGoldenIsLostOrHalf(_ count: Int, _ arguments: [String]) throws {
            let (scratch, old, new) = try Self.changed()
            _ = try Self.pull(after: count, scratch, arguments)
            let left = try scratch.contents(below: "Goldens").filter { !$0.key.hasPrefix(".balloon-") }
            #expect(left.keys.sorted() == old.keys.sorted())
            // An accepted picture is compressed for speed: that it is whole is what verify says.
            for (file, bytes) in left where file.hasSuffix(".layout") {
                #expect([old[file], new[file]].contains(bytes))
            }
            #expect(try [0, 1].contains(scratch.balloon("verify", "a.yaml", "--no-pending").status))
            // What was begun is finished by the next run.
            #expect(try scratch.balloon("record", "a.yaml").status == 0)
            #expect(try scratch.balloon("verify", "a.yaml").status == 0)
        }

        /// The library does what a power cut does: without waiting for the disk, goldens are empty.
        @Test func withoutWaitingAGoldenIsEmptyAndVerifyTells() throws {
            let (scratch, _, _) = try Self.changed()
            #expect(try Self.pull(after: 4, scratch, ["record", "a.yaml", "--jobs", "1", "--no-sync"]) == 137)
            #expect(try scratch.contents(below: "Goldens").values.contains { $0.isEmpty })
            #expect(try scratch.balloon("verify", "a.yaml").status == 2)
        }
    }

    /// The library that pulls the plug, compiled once.
    enum PowerCut {
        private static let folder = try? TemporaryFolder()

        static let library: String? = {
            guard let folder else { return nil }
            // The folder is needed until the last test, and a value of a type goes with none.
            atexit { try? FileManager.default.removeItem(atPath: PowerCut.folder?.path ?? "") }
            let library = folder.file("power-cut.so")
            let source = Balloon.package
                .appendingPathComponent("Tests/Products/CommandLineTests/Resources/PowerCut/power-cut.c").path
            let compiler = Process()
            compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            compiler.arguments = ["clang", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"]
            compiler.standardError = FileHandle.nullDevice
            guard (try? compiler.run()) != nil else { return nil }
            compiler.waitUntilExit()
            return compiler.terminationStatus == 0 ? library : nil
        }()
    }
#endif
