import Foundation
import Workloads

/// Whole runs of the command line, from process start to exit.
struct Processes {
    /// The path of the `balloon` that is measured.
    let balloon: String

    private static let rounds = 15
    private static let fewRounds = 5
    private static let texts = 10_000

    private struct Run {
        let milliseconds, processorMilliseconds: Double
        let kibibytes: Double
    }

    func rows(_ captions: [Caption]) throws -> [Row] {
        let examples = Folders.repository + "/Examples"
        let scenes = try FileManager.default.contentsOfDirectory(atPath: examples)
            .filter { $0.hasSuffix(".yaml") }.sorted().map { examples + "/" + $0 }
        let output = FileManager.default.temporaryDirectory
            .appendingPathComponent("balloon-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: output) }
        let requests = output.appendingPathComponent("requests.jsonl")
        try Self.requests(captions).write(to: requests)

        var rows = try oneScene(examples + "/caption-only-poll.yaml")
        rows.append(try onePicture(examples + "/dinner-invitation.yaml", output: output))
        for (name, arguments, input) in [
            ("`measure` of \(scenes.count) scenes", ["measure"] + scenes, URL?.none),
            ("`render` of \(scenes.count) scenes at 3x", ["render"] + scenes + ["-o", output.path], nil),
            ("`typeset` of \(Self.texts) texts", ["typeset"], requests),
        ] {
            let runs = try (0..<Self.fewRounds).map { _ in try stopwatch([balloon] + arguments, input: input) }
            rows.append(
                Row(
                    scenario: name, goal: "", balloon: Self.milliseconds(runs) + ", " + Self.mebibytes(runs),
                    others: "",
                    isMet: nil))
        }
        return rows + [try lint(examples), try manyCells()]
    }

    /// Lint, which ends with 1 where it finds an error.
    private func lint(_ examples: String) throws -> Row {
        let lint = ["/bin/sh", "-c", "\"$0\" lint \"$1\" || test $? -eq 1", balloon, examples]
        let runs = try (0..<Self.fewRounds).map { _ in try stopwatch(lint) }
        return Row(
            scenario: "`lint` of all examples", goal: "at most 3 s of processor",
            balloon: Self.milliseconds(runs) + ", " + Self.mebibytes(runs), others: "",
            isMet: median(runs.map(\.processorMilliseconds)) <= 3_000)
    }

    /// A live balloon in 100,000 cells, in a process of its own: `ratios --cells`.
    private func manyCells() throws -> Row {
        let runs = try (0..<Self.fewRounds).map { _ in try stopwatch([program("ratios"), "--cells"]) }
        let isMet =
            median(runs.map(\.processorMilliseconds)) <= 5_000 && median(runs.map(\.kibibytes)) * 1024 <= 150e6
        return Row(
            scenario: "sweep of a live balloon in \(LiveCard.cellCount) cells, without pictures",
            goal: "at most 5 s, 150 MB", balloon: Self.milliseconds(runs) + ", " + Self.mebibytes(runs), others: "",
            isMet: isMet)
    }

    private func oneScene(_ scene: String) throws -> [Row] {
        var (ours, peers): ([Run], [Run]) = ([], [])
        for _ in 0..<Self.rounds {
            ours.append(try stopwatch([balloon, "measure", scene]))
            peers.append(
                try stopwatch([program("pango-measure"), Folders.fonts, Folders.cache, "Bubble Sans", "Dinner at 7?"]))
        }
        let name = "`measure` of one Latin scene, start to exit"
        return [
            Row(
                scenario: name, goal: "at most 8 ms", balloon: Self.milliseconds(ours),
                others: "Pango \(Self.milliseconds(peers))", isMet: median(ours.map(\.milliseconds)) <= 8),
            Row(
                scenario: name, goal: "at most 20 MB", balloon: Self.mebibytes(ours),
                others: "Pango \(Self.mebibytes(peers))", isMet: median(ours.map(\.kibibytes)) * 1024 <= 20e6),
        ]
    }

    private func onePicture(_ scene: String, output: URL) throws -> Row {
        let file = output.appendingPathComponent("one.png").path
        let runs = try (0..<Self.rounds).map { _ in try stopwatch([balloon, "render", scene, "-o", file]) }
        return Row(
            scenario: "`render` of one scene with a picture at 3x, start to exit", goal: "at most 25 ms",
            balloon: Self.milliseconds(runs) + ", " + Self.mebibytes(runs), others: "",
            isMet: median(runs.map(\.milliseconds)) <= 25)
    }

    /// Runs a command once through `stopwatch`, which is small: a parent's memory would count as the child's.
    private func stopwatch(_ command: [String], input: URL? = nil) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program("stopwatch"))
        process.arguments = command
        let answer = Pipe()
        process.standardOutput = answer
        process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
        try process.run()
        let text = String(decoding: answer.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard process.terminationStatus == 0, numbers.count == 3 else {
            throw CommandFailure(command: command.prefix(2).joined(separator: " "))
        }
        return Run(milliseconds: numbers[0], processorMilliseconds: numbers[1], kibibytes: numbers[2])
    }

    /// A program of this package, built beside this one.
    private func program(_ name: String) -> String {
        (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
            .deletingLastPathComponent().appendingPathComponent(name).path
    }

    private static func milliseconds(_ runs: [Run]) -> String {
        let (wall, processor) = (median(runs.map(\.milliseconds)), median(runs.map(\.processorMilliseconds)))
        return "\(Amount.time(wall * 1e6)) (processor \(Amount.time(processor * 1e6)))"
    }

    private static func mebibytes(_ runs: [Run]) -> String {
        Amount.plain(median(runs.map(\.kibibytes)) * 1024 / 1e6) + " MB"
    }

    /// The captions over and over, each time another text.
    private static func requests(_ captions: [Caption]) throws -> Data {
        struct Request: Encodable {
            let id, text, lang: String
            let size, width: Double
        }
        let encoder = JSONEncoder()
        var lines = Data()
        for index in 0..<texts {
            let caption = captions[index % captions.count]
            lines += try encoder.encode(
                Request(
                    id: "\(index)", text: "\(caption.text) \(index)", lang: caption.language, size: Engines.pointSize,
                    width: Engines.width))
            lines += Data("\n".utf8)
        }
        return lines
    }
}

/// A command that ended with an error.
struct CommandFailure: Error, CustomStringConvertible {
    let command: String
    var description: String { "`\(command)` failed; run it by hand to see why" }
}
