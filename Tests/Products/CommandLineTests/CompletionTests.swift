import BuiltProgram
import Foundation
import Testing

/// What shells offer after an option that has a few values.
struct CompletionTests {
    @Test(
        "Values of traits, words of axes and reports are in the completion script", arguments: ["bash", "zsh", "fish"])
    func values(of shell: String) throws {
        let scratch = try Scratch()
        let run = try scratch.balloon("--generate-completion-script", shell)
        #expect(run.status == 0)
        for words in [
            ["AX5", "XXXL"], ["ios10", "watchos"], ["phone", "pad", "mac"], ["every", "breaks"],
            ["github", "report.sarif"],
        ] {
            let line = run.lines.first { line in words.allSatisfy(line.contains) }
            #expect(line != nil, "\(shell) \(words)")
        }
    }
}
