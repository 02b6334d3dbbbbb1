import BuiltProgram
import Foundation
import Testing

/// What goes to a file or a pipe is plain text: no colours, no progress bar.
struct PipedOutputTests {
    @Test func noVerbWritesAnEscapeCharacter() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        let terminal: [String: String?] = ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1", "COLORTERM": "truecolor"]
        for arguments in [
            ["measure", "a.yaml"], ["measure", "a.yaml", "--json"], ["render", "a.yaml", "-o", "a.png"],
            ["verify", "a.yaml"], ["record", "a.yaml"], ["verify", "a.yaml"],
            ["sweep", "a.yaml", "--categories", "all", "-o", "out"], ["measure"], ["--help"],
        ] {
            let run = try Balloon.run(arguments, in: scratch.folder, environment: terminal)
            #expect(!run.output.contains("\u{1B}") && !run.output.contains("\r"), "\(arguments)")
            #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("\r"), "\(arguments)")
        }
    }

    @Test("A reader that is gone ends the program by its signal, also where the parent ignores it")
    func closedPipe() throws {
        let (pipe, process) = (Pipe(), Process())
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "trap '' PIPE; exec \"$0\" --help", Balloon.executable.path]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try pipe.fileHandleForReading.close()
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGPIPE)
    }
}
