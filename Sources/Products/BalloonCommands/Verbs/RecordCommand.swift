import ArgumentParser
import Foundation
import Goldens
import Sweeps

struct RecordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Draws the goldens that scenes declare, and records them; use it for new scenes.",
        discussion: """
            A golden that has not changed is left untouched, bytes and modification time. One that has is replaced and \
            counted apart; verify says how it differs. Everything that can be drawn is \
            recorded, except pictures that show nothing and texts that no font draws. What somebody should look at is named in \
            one line per rule, and lint says more about it. With --strict it is not recorded (exit 1), unless the scene says \
            why it stays: lint: {allow: [{rule: textTruncated, node: caption, reason: …}]}.
            """)

    @Argument(help: "Scene files, or folders of them.", completion: .scenes)
    var scenes: [String]

    @OptionGroup var goldens: GoldenOptions
    @OptionGroup var fonts: FontOptions
    @OptionGroup var jobs: JobOptions
    @OptionGroup var shards: ShardOptions

    @OptionGroup var pending: PendingOptions

    @OptionGroup var condition: CellFilterOptions

    @Flag(
        help: """
            Records the hashes of pictures in place of the pictures, for many goldens: verify explains changes of \
            the layout, and says of a picture only that it differs.
            """)
    var hashes = false

    @Flag(help: "Records pictures, also where a golden has only the hash.")
    var pictures = false

    @Flag(
        help: """
            Does not record flaws: what lint calls truncated, clipped, covered, or hard to read or to tap, unless the scene \
            says why it stays. Numbers of Messages that are only assumed refuse nothing. goldens: {refuse: [textTruncated]} in \
            balloon.yaml does so for some rules.
            """)
    var strict = false

    @Flag(
        name: .customLong("no-sync"),
        help: """
            Does not wait until the disk has each golden: faster for thousands, and after a power cut a golden may be empty, which \
            verify tells.
            """)
    var isFast = false

    @Flag(help: "Records under continuous integration too, where nobody reviews what is recorded.")
    var force = false

    func validate() throws {
        guard !hashes || !pictures else {
            throw ValidationError("--hashes and --pictures contradict each other; give one of them")
        }
    }

    func run() throws {
        try GoldenChangeGuard.require(unless: force)
        let run = try GoldenCommandRun(
            scenes: scenes, goldens: goldens, fonts: try fonts.cascade(isRecording: true), mode: .all, output: nil,
            form: hashes ? .hash : pictures ? .picture : nil, isDurable: !isFast, isStrict: strict,
            // A character without a glyph keeps its own golden from being recorded, and no other.
            layoutFonts: try fonts.cascade(), pending: pending,
            cells: CellChoice(filter: condition.filter(), shard: shards.part()), title: "recording", jobs: jobs.count)
        // If the command ran in the folder of the scenes, it would create a second folder of goldens, which the project
        // does not verify.
        if let hint = run.hintOfOthers, goldens.chosen == nil { throw CommandError(hint) }
        let report = try run.report()
        try StandardOutput.write(text: report.text(options: run.textOptions()))
        if report.exitCode != .equal { throw ExitStatus(report.exitCode) }
    }
}
