import BuiltProgram
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Files in the place of a golden that are not one: each is reported as what it is, and nothing good is written over.
struct GoldenFilesTests {
    private static func recorded(_ caption: String = "Hello") throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: caption), to: "hello.yaml")
        let run = try scratch.balloon("record", "hello.yaml")
        try #require(run.status == 0, "\(run.output)\(run.errors)")
        return scratch
    }

    private static let pointer = """
        version https://git-lfs.github.com/spec/v1
        oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
        size 1234

        """

    /// Golden-testing row 69.
    @Test(arguments: [
        ("hello.png", pointer, 5, "git lfs pull"), ("hello.layout", pointer, 5, "git lfs pull"),
        ("hello.layout", "balloon-layout 99\nt t x=0.000 y=0.000 width=1.000 height=1.000\n", 5, "later Balloon"),
        ("hello.layout", "<<<<<<< ours\n=======\n>>>>>>> theirs\n", 2, "merge conflict"),
        ("hello.layout", "balloon-layout 2\n=======\n", 2, "merge conflict"),
        ("hello.layout", "balloon-layout 2\n>>>>>>> theirs\n", 2, "merge conflict"),
    ])
    func whatMayHideAGoodGoldenIsNotRecordedOver(
        _ file: String, _ text: String, _ status: Int32, _ words: String
    ) throws {
        let scratch = try Self.recorded()
        try scratch.write(text, to: "Goldens/\(file)")
        let before = try scratch.contents(below: "Goldens")
        let verification = try scratch.balloon("verify", "hello.yaml")
        #expect(verification.status == status)
        #expect(verification.output.contains(words))
        #expect(!verification.output.contains("balloon record"))
        let recording = try scratch.balloon("record", "hello.yaml")
        #expect(recording.status != 0)
        #expect(recording.output.contains(words))
        #expect(try scratch.contents(below: "Goldens") == before)
    }

    @Test(.endsWithin(.seconds(60)), arguments: ["verify", "record"])
    func aNamedPipeIsRefused(_ verb: String) throws {
        let scratch = try Self.recorded()
        for file in ["hello.png", "hello.layout"] {
            let path = scratch.url("Goldens/\(file)").path
            let bytes = try scratch.data("Goldens/\(file)")
            try FileManager.default.removeItem(atPath: path)
            try #require(mkfifo(path, 0o644) == 0)
            let run = try scratch.balloon(verb, "hello.yaml")
            #expect(run.status == 5)
            #expect(run.output.contains("named pipe"))
            try FileManager.default.removeItem(atPath: path)
            try scratch.write(bytes, to: "Goldens/\(file)")
        }
    }

    @Test func aNameThatDiffersInCaseIsStale() throws {
        let scratch = try Self.recorded()
        let store = try scratch.contents(below: "Goldens")
        for (file, bytes) in store { try scratch.write(bytes, to: "Goldens/\(file.replacing("hello", with: "HELLO"))") }
        // Where case is ignored, they are the same files.
        guard try scratch.files(below: "Goldens").count == 4 else { return }
        let run = try scratch.balloon("verify", ".")
        #expect(run.status == 4)
        #expect(run.output.contains("Goldens/HELLO.png") && run.output.contains("Goldens/HELLO.layout"))
    }

    /// A changed byte of each chunk's checksum: no viewer opens such a file.
    @Test func aBrokenChecksumIsADamagedPicture() throws {
        let scratch = try Self.recorded()
        let golden = [UInt8](try scratch.data("Goldens/hello.png"))
        var offset = 8
        var types: [String] = []
        while offset + 12 <= golden.count {
            let length = golden[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: golden[offset + 4..<offset + 8], as: UTF8.self)
            var broken = golden
            broken[offset + 8 + length] ^= 1
            offset += 12 + length
            guard !types.contains(type) else { continue }
            types.append(type)
            try scratch.write(Data(broken), to: "Goldens/hello.png")
            let run = try scratch.balloon("verify", "hello.yaml")
            #expect(run.status == 2, "\(type)")
            #expect(run.output.hasSuffix("1 unreadable\n") && run.output.contains(type))
        }
        #expect(types.contains("IDAT") && types.contains("IEND") && types.contains("tEXt"))
    }

    // MARK: - A full disk

    /// The record fits, the picture does not: with a limit of a block on the size of files, both stay as they were.
    @Test func aPictureThatDoesNotFitLeavesThePairAsItWas() throws {
        let scratch = try Self.recorded()
        try scratch.write(Scenes.captions(caption: "Goodbye"), to: "hello.yaml")
        let before = try scratch.contents(below: "Goldens")
        try #require((before["hello.layout"]?.count ?? 0) < 1024 && (before["hello.png"]?.count ?? 0) > 1024)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [
            "-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" record hello.yaml", Balloon.executable.path,
        ]
        process.currentDirectoryURL = scratch.folder
        process.environment = Balloon.environment(changes: [:])
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 5)
        #expect(try scratch.contents(below: "Goldens") == before)
        #expect(try scratch.balloon("record", "hello.yaml").status == 0)
        #expect(try scratch.balloon("verify", "hello.yaml").status == 0)
    }

    // MARK: - Where nobody looks

    @Test(arguments: ["CI", "JENKINS_URL", "BUILD_ID", "TF_BUILD", "TEAMCITY_VERSION", "GITLAB_CI", "GITHUB_ACTIONS"])
    func continuousIntegrationRecordsNothing(_ variable: String) throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "hello.yaml")
        let environment: [String: String?] = [variable: "1"]
        let refused = try scratch.balloon("record", "hello.yaml", environment: environment)
        #expect(refused.status == 2)
        #expect(refused.errors.contains(variable) && refused.errors.contains("--force"))
        #expect(try scratch.files() == ["hello.yaml"])
        #expect(try scratch.balloon("record", "hello.yaml", "--force", environment: environment).status == 0)
        #expect(try scratch.balloon("verify", "hello.yaml", environment: environment).status == 0)
    }

    @Test(arguments: ["Goldens", "./Goldens/", "Goldens/failures", "link"])
    func picturesOfFailuresAreNotWrittenAmongTheGoldens(_ output: String) throws {
        let scratch = try Self.recorded()
        try FileManager.default.createSymbolicLink(
            atPath: scratch.url("link").path, withDestinationPath: scratch.url("Goldens").path)
        try scratch.write(Scenes.captions(caption: "Goodbye"), to: "hello.yaml")
        let before = try scratch.contents(below: "Goldens")
        let run = try scratch.balloon("verify", "hello.yaml", "--output", output)
        #expect(run.status == 2)
        #expect(run.errors.contains("among the goldens"))
        #expect(try scratch.contents(below: "Goldens") == before)
        #expect(try scratch.balloon("verify", "hello.yaml", "--output", "GoldensOfFailures").status == 1)
    }
}
