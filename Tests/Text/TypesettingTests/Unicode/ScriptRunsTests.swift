import TestSupport
import Testing

@testable import Typesetting

/// The script that each unit is shaped in (UAX #24, 5.1 and 5.2).
@Suite struct ScriptRunsTests {
    private func scripts(_ text: String) -> [UInt8] {
        let units = Array(text.utf16)
        return [UInt8](unsafeUninitializedCapacity: units.count) { buffer, count in
            ScriptRuns.resolve(units, into: UnsafeMutableBufferPointer(rebasing: buffer[..<units.count]))
            count = units.count
        }
    }

    /// Texts of letters of several scripts with brackets that open and close in any order.
    @Test func randomTextsAreResolvedAsByTheRules() {
        var random = SeededGenerator(seed: 24)
        for _ in 0..<2_000 {
            let letters = Array("αбaا中 1.([{)]}»«")
            let text = String(
                (0..<Int.random(in: 1...14, using: &random)).compactMap { _ in letters.randomElement(using: &random) })
            #expect(scripts("a" + text) == ResolvedScripts.scripts(of: Array(("a" + text).utf16)), "\(text)")
        }
    }

    /// A bracket that is closed by another one is closed for good: what comes later has the script of its own surroundings.
    @Test func whatIsInsideAClosedPairIsClosed() {
        let found = scripts("α([)б)")
        #expect(found[3] == found[0] && found[5] == found[4] && found[4] != found[0])
    }
}
