import BuiltProgram
import Foundation
import Testing

/// Row 90 of golden testing: `verify --watch` says what is different as soon as a file is saved.
struct WatchTests {
    /// A running `verify --watch`, and what it has printed.
    private final class Watch {
        private let process = Process()
        private let output: URL

        init(_ scratch: Scratch) throws {
            output = scratch.url(".output")
            try Data().write(to: output)
            process.executableURL = Balloon.executable
            process.arguments = ["verify", "scenes", "--watch"]
            process.currentDirectoryURL = scratch.folder
            process.environment = Balloon.environment(changes: [:])
            let handle = try FileHandle(forWritingTo: output)
            (process.standardOutput, process.standardError) = (handle, handle)
            try process.run()
        }

        /// Ends the program: the test's signals may be blocked in it, this one cannot be.
        func end() {
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }

        /// Waits until something has been printed as often as expected; false after a minute, on a machine with other work.
        func prints(_ text: String, times: Int = 1) throws -> Bool {
            for _ in 0..<6_000 {
                let printed = String(decoding: try Data(contentsOf: output), as: UTF8.self)
                if printed.ranges(of: text).count >= times { return true }
                usleep(10_000)
            }
            return false
        }
    }

    @Test func aChangeIsVerifiedAtOnceAndOnlyWhatItAffectsIsDrawn() throws {
        let scratch = try FailingScenes.recorded()
        let watch = try Watch(scratch)
        defer { watch.end() }
        #expect(try watch.prints("5 goldens: 5 equal"))
        try scratch.replace("Hello", by: "Goodbye", in: "scenes/hello.yaml")
        #expect(try watch.prints("5 goldens: 4 cached, 1 different"))
        // A scene that cannot be read is one error, and the next change counts again.
        try scratch.write("message: [", to: "scenes/hello.yaml")
        #expect(try watch.prints("scenes/hello.yaml:2:1"))
        try scratch.write(Scenes.captions(caption: "Goodbye"), to: "scenes/hello.yaml")
        #expect(try watch.prints("1 different", times: 2))
        #expect(try scratch.balloon("accept", "hello").status == 0)
        #expect(try watch.prints("1 equal, 4 cached"))
    }

    /// A tool that writes into a golden's file leaves the folder as it was.
    @Test func aGoldenThatIsWrittenInPlaceIsSeen() throws {
        let scratch = try FailingScenes.recorded()
        let watch = try Watch(scratch)
        defer { watch.end() }
        #expect(try watch.prints("5 goldens: 5 equal"))
        let file = try FileHandle(forUpdating: scratch.url("Goldens/hello.png"))
        try file.seek(toOffset: 60)
        try file.write(contentsOf: Data("in place".utf8))
        try file.close()
        #expect(try watch.prints("hello.png is a damaged PNG"))
    }

    @Test(arguments: [["--json"], ["--report", "a.xml"], ["--output", "out"], ["--shard", "1/2"]])
    func whatIsForProgramsIsRefused(_ options: [String]) throws {
        let scratch = try Scratch()
        let run = try Balloon.run(["verify", "scenes", "--watch"] + options, in: scratch.folder)
        #expect(run.status == 2 && (run.output + run.errors).contains("--watch"))
    }
}
