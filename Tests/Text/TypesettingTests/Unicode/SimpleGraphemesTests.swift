import CUnicode
import TestSupport
import Testing

@testable import Typesetting

/// What is known about characters without asking ICU is what ICU says.
@Suite(.neverHangs) struct SimpleGraphemesTests {
    private static let simple = (UInt16.min...UInt16.max).filter(SimpleGraphemes.contains)

    /// Where ICU says that graphemes start and end, but not inside CR LF.
    private func boundaries(_ units: [UInt16]) -> [Bool] {
        var kinds = [UInt8](repeating: 0, count: units.count + 1)
        #expect(cunicode_grapheme_boundaries(units, Int32(units.count), &kinds) == 0)
        return kinds.map { $0 & UInt8(CUNICODE_GRAPHEME) != 0 }
    }

    @Test func eachIsAGrapheme() {
        #expect(Self.simple.count > 45_000)
        for unit in Self.simple where unit != 0x0A && unit != 0x0D {
            #expect(boundaries([unit, unit, 0x61, unit, 0xAC00, unit, 0xAC01, unit]).allSatisfy { $0 }, "\(unit)")
        }
    }

    @Test func anyTwoAreApart() {
        var generator = SeededGenerator(seed: 35)
        for _ in 0..<200 {
            let units = (0..<500).compactMap { _ in Self.simple.randomElement(using: &generator) }
            for (offset, isBoundary) in boundaries(units).enumerated() where !isBoundary {
                #expect(units[offset - 1] == 0x0D && units[offset] == 0x0A)
            }
        }
    }

    @Test func everyCharacterThatNeedsBidiIsFound() throws {
        for code in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(code) else { continue }
            let isFound = try TextScan(Array(String(scalar).utf16)).needsBidi
            if isFound != cunicode_needs_bidi(code) { Issue.record("\(code)") }
        }
    }

    /// An ASCII text has the scripts that it has before a letter beyond ASCII.
    @Test func scriptsOfASCII() {
        var generator = SeededGenerator(seed: 36)
        func scripts(_ units: [UInt16]) -> [UInt8] {
            var scripts = [UInt8](repeating: 99, count: units.count)
            _ = scripts.withUnsafeMutableBufferPointer { ScriptRuns.resolve(units, into: $0) }
            return scripts
        }
        for length in 1..<300 {
            let units = (0..<(length % 12 + 1)).map { _ in UInt16.random(in: 0..<0x80, using: &generator) }
            let hasLetter = units.contains { Unicode.Scalar($0)?.properties.isAlphabetic == true }
            let rest: [UInt16] = hasLetter ? [0xE9] : [0xD7]
            #expect(scripts(units) == scripts(units + rest).dropLast(), "\(units)")
        }
    }

    @Test func unitsAreThoseOfTheString() {
        let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter { $0.value % 97 == 3 }
        let texts =
            ["", "a", "naïve", "日本", "👩‍👩‍👧", "a👍b"] + scalars.map { "x" + String($0) } + [
                String(String.UnicodeScalarView(scalars))
            ]
        for text in texts { #expect(CodeUnits.utf16(of: text) == Array(text.utf16)) }
    }
}
