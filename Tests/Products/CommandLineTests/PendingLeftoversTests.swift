import BuiltProgram
import Foundation
import Support
import Testing

/// What is pending is what somebody can still accept; nothing else is left behind.
struct PendingLeftoversTests {
    private static func failing() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/dinner.yaml")
        try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/lunch.yaml")
        try #require(try scratch.balloon("record", "scenes").status == 0)
        try scratch.write(Scenes.captions(caption: "Good morning"), to: "scenes/dinner.yaml")
        try #require(try scratch.balloon("verify", "scenes").status == 1)
        try #require(try Self.pending(scratch) == ["Goldens/dinner.json"])
        return scratch
    }

    private static func pending(_ scratch: Scratch) throws -> [String] {
        try scratch.files(below: ".balloon/pending").filter { $0.hasSuffix(".json") }
    }

    @Test("A scene that was renamed takes its candidates away")
    func renamed() throws {
        let scratch = try Self.failing()
        try FileManager.default.moveItem(at: scratch.url("scenes/dinner.yaml"), to: scratch.url("scenes/supper.yaml"))
        _ = try scratch.balloon("verify", "scenes/lunch.yaml")
        #expect(try Self.pending(scratch).isEmpty)
    }

    @Test("A candidate that somebody has put into the golden's place is dropped")
    func copied() throws {
        let scratch = try Self.failing()
        for file in ["dinner.png", "dinner.layout"] {
            try scratch.write(try scratch.data(".balloon/pending/Goldens/\(file)"), to: "Goldens/\(file)")
        }
        _ = try scratch.balloon("verify", "scenes", "--where", "lunch")
        #expect(try Self.pending(scratch).isEmpty)
    }

    @Test("Temporary files of runs that were killed go, and those of a run that may be writing stay")
    func temporaryFiles() throws {
        let scratch = try Self.failing()
        for folder in [".balloon/pending/Goldens", "Goldens"] {
            for name in ["old", "new"] {
                try scratch.write("half", to: "\(folder)/\(AtomicFile.temporaryPrefix)\(name)")
            }
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -2 * AtomicFile.abandonedAge)],
                ofItemAtPath: scratch.url("\(folder)/\(AtomicFile.temporaryPrefix)old").path)
        }
        _ = try scratch.balloon("verify", "scenes")
        _ = try scratch.balloon("record", "scenes/lunch.yaml")
        let left = try scratch.files().filter { $0.contains(AtomicFile.temporaryPrefix) }
        #expect(left.count == 2 && left.allSatisfy { $0.hasSuffix("new") }, "\(left)")
    }

    @Test("The picture of the difference is painted when somebody looks")
    func difference() throws {
        let scratch = try Self.failing()
        let file = ".balloon/pending/Goldens/dinner.difference.png"
        #expect(!FileManager.default.fileExists(atPath: scratch.url(file).path))
        let run = try scratch.balloon("inspect", "dinner")
        #expect(run.status == 0 && run.output.contains(file))
        let picture = try scratch.data(file)
        #expect(picture.starts(with: [0x89, 0x50]))
        try scratch.write("another", to: "Goldens/dinner.png")
        try FileManager.default.removeItem(at: scratch.url(file))
        #expect(try !scratch.balloon("inspect", "dinner").output.contains(file))
    }
}
