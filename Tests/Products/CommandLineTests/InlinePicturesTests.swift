import BuiltProgram
import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `balloon review --pictures` in a terminal: the pictures of a candidate between its lines.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/dev/ptmx"))) struct InlinePicturesTests {
    /// What a terminal gets that says who it is by its environment.
    private static func shown(
        _ environment: [String: String], _ arguments: [String], scene: String = "hello", in scratch: Scratch? = nil
    ) throws -> String {
        let scratch = try scratch ?? FailingScenes.failing()
        let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        defer { close(terminal) }
        // The numbers of the two calls are those of <asm-generic/ioctls.h>: TIOCSPTLCK and TIOCGPTN.
        var (lock, number): (Int32, UInt32) = (0, 0)
        try #require(
            terminal >= 0 && ioctl(terminal, 0x4004_5431, &lock) == 0 && ioctl(terminal, 0x8004_5430, &number) == 0)
        let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        try #require(other >= 0)
        // No line feeds that become two characters.
        var settings = termios()
        tcgetattr(other, &settings)
        cfmakeraw(&settings)
        tcsetattr(other, TCSANOW, &settings)
        let process = Process()
        process.executableURL = Balloon.executable
        process.arguments = ["review", "scene=\(scene)"] + arguments
        process.currentDirectoryURL = scratch.folder
        var changes: [String: String?] = [
            "KITTY_WINDOW_ID": nil, "TERM": "xterm", "TMUX": nil, "TERM_PROGRAM": nil, "LC_TERMINAL": nil, "CI": nil,
        ]
        for (name, value) in environment { changes[name] = value }
        process.environment = Balloon.environment(changes: changes)
        let keys = Pipe()
        process.standardInput = keys
        process.standardOutput = FileHandle(fileDescriptor: other)
        try process.run()
        try keys.fileHandleForWriting.write(contentsOf: Data("q".utf8))
        try keys.fileHandleForWriting.close()
        close(other)
        var output = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        // Reading ends with an error when nobody holds the other end.
        while case let count = read(terminal, &buffer, buffer.count), count > 0 { output += buffer[..<count] }
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return String(decoding: output, as: UTF8.self)
    }

    @Test func kittyGetsThePicturesInParts() throws {
        let text = try Self.shown(["KITTY_WINDOW_ID": "1"], ["--pictures"])
        let parts = text.matches(of: /\u{1B}_G([^;]*);([^\u{1B}]*)\u{1B}\\/)
        let starts = parts.filter { $0.1.contains("a=T,f=100") }
        #expect(starts.count == 3, "was, is, differs")
        #expect(parts.allSatisfy { $0.2.utf8.count <= 4096 })
        let first = try #require(parts.firstIndex { $0.1.hasSuffix("m=0") })
        let picture = try #require(Data(base64Encoded: parts[...first].map { String($0.2) }.joined()))
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func iTermGetsThePicturesWhole() throws {
        let text = try Self.shown(["TERM_PROGRAM": "iTerm.app"], ["--pictures"])
        let pictures = text.matches(of: /\u{1B}\]1337;File=inline=1;size=([0-9]+);[^:]*:([^\u{7}]*)\u{7}/)
        #expect(pictures.count == 3)
        for picture in pictures {
            let data = try #require(Data(base64Encoded: String(picture.2)))
            #expect(data.count == Int(picture.1) && data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }
    }

    /// A golden whose picture is on a sheet is shown as its own picture, beside the name of the sheet.
    @Test func aCellOfASheetIsShown() throws {
        let scratch = try Scratch()
        let scene = Scenes.captions(caption: "Dinner at 7?") + "\ngoldens: {sheet: true, displayScales: [1]}\n"
        try scratch.write(scene, to: "scenes/a.yaml")
        try #require(try scratch.balloon("record", "scenes").status == 0)
        try scratch.replace("at 7", by: "at 8", in: "scenes/a.yaml")
        try #require(try scratch.balloon("verify", "scenes").status == 1)
        let text = try Self.shown(["KITTY_WINDOW_ID": "1"], ["--pictures"], scene: "a", in: scratch)
        #expect(text.matches(of: /\u{1B}_Ga=T,f=100/).count == 3, "was, is, differs")
        #expect(text.contains("a+sheet.png"))
    }

    /// Another terminal, one that was not asked, and one inside tmux, which keeps the variable and not the pictures, get
    /// the names alone.
    @Test(arguments: [
        ([:], ["--pictures"]), (["KITTY_WINDOW_ID": "1"], []), (["KITTY_WINDOW_ID": "1", "TMUX": "a"], ["--pictures"]),
    ])
    func othersGetTheNamesAlone(_ environment: [String: String], _ arguments: [String]) throws {
        let text = try Self.shown(environment, arguments)
        #expect(!text.contains("\u{1B}_G") && !text.contains("1337;") && text.contains("hello.png"))
    }

    /// What is no terminal gets no escape codes.
    @Test func aPipeGetsTheNamesAlone() throws {
        let scratch = try FailingScenes.failing()
        let run = try scratch.balloon(
            "review", "--pictures", environment: ["KITTY_WINDOW_ID": "1", "CI": nil], input: "q")
        #expect(run.status == 0 && !run.output.contains("\u{1B}") && run.output.contains(".png"))
    }
}
