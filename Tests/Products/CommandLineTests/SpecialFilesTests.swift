import BuiltProgram
import Foundation
import TestSupport
import Testing

/// Named pipes, devices and folders in the places of files: every verb ends at once with one clear error.
@Suite(.endsWithin(.seconds(120))) struct SpecialFilesTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        for name in ["pipe", "pipe.yaml", "pipe.png", "pipe.svg", "pipe.xcstrings", "pipe.json"] {
            try #require(mkfifo(scratch.url(name).path, 0o600) == 0)
        }
    }

    /// One line, which names the file and no type of Swift or Foundation.
    private func expectRefusal(_ arguments: [String], naming name: String) throws {
        let run = try Balloon.run(arguments, in: scratch.folder)
        #expect(run.status != 0, "\(arguments)")
        let words = run.errors + run.output
        #expect(words.contains(name), "\(arguments): \(words)")
        #expect(!words.contains("Error Domain") && !words.contains("Cocoa"))
    }

    @Test func whatIsRead() throws {
        for verb in ["measure", "lint", "host", "verify", "record"] {
            try expectRefusal([verb, "pipe.yaml"], naming: "pipe.yaml")
            try expectRefusal([verb, "/dev/zero"], naming: "/dev/zero")
        }
        try expectRefusal(["merge", "pipe.json"], naming: "pipe.json")
        try expectRefusal(["measure", "a.yaml", "--fonts", "pipe"], naming: "pipe")
        let scenes = [
            "pipe.png": "message: {layout: {template: {caption: Hi, image: pipe.png}}}",
            "pipe.xcstrings": "message: {layout: {template: {caption: Hi}}}\nstrings: pipe.xcstrings",
            "pipe": "stickers: {stickers: [{image: pipe, description: x}]}",
            "pipe.yaml": "transcript: {entries: [{from: a, scene: pipe.yaml}]}\nparticipants: {a: A}\nviewer: a",
            "/proc/self/pagemap": "message: {layout: {template: {caption: Hi, image: /proc/self/pagemap}}}",
        ]
        for (name, scene) in scenes {
            try scratch.write(scene, to: "b.yaml")
            try expectRefusal(["measure", "b.yaml"], naming: name)
        }
    }

    @Test func whatIsWritten() throws {
        try expectRefusal(["render", "a.yaml", "-o", "pipe.png"], naming: "pipe.png")
        try expectRefusal(["render", "a.yaml", "-o", "pipe.svg"], naming: "pipe.svg")
        try expectRefusal(["sweep", "a.yaml", "--widths", "320", "-o", "pipe"], naming: "pipe")
        try expectRefusal(["record", "a.yaml", "--goldens", "pipe", "--force"], naming: "pipe")
        try expectRefusal(["report", "-o", "pipe"], naming: "pipe")
        // A device stays one, whoever runs this.
        try FileManager.default.createSymbolicLink(
            atPath: scratch.url("null.png").path, withDestinationPath: "/dev/null")
        try expectRefusal(["render", "a.yaml", "-o", "null.png"], naming: "null.png")
        var status = stat()
        #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }

    @Test func goldens() throws {
        try FileManager.default.createDirectory(at: scratch.url("Goldens"), withIntermediateDirectories: true)
        try #require(mkfifo(scratch.url("Goldens/a.png").path, 0o600) == 0)
        for verb in ["verify", "record"] {
            let run = try scratch.balloon(verb, "a.yaml", "--goldens", "Goldens")
            #expect(run.status != 0)
            #expect((run.output + run.errors).contains("a.png"))
        }
    }

    @Test func aFolderThatCannotBeListedIsToldInOurWords() throws {
        // Nothing is closed to root.
        guard geteuid() != 0 else { return }
        try FileManager.default.createDirectory(at: scratch.url("closed"), withIntermediateDirectories: true)
        chmod(scratch.url("closed").path, 0)
        defer { chmod(scratch.url("closed").path, 0o700) }
        try expectRefusal(["measure", "closed"], naming: "closed")
    }
}
