import Foundation
import TestSupport
import Testing

@testable import AutoLayout

/// Random systems that kiwisolver solved, an implementation of Cassowary by other people. `Scripts/record-kiwisolver`
/// writes them; `BALLOON_KIWISOLVER` names a file with more of them.
@Suite(.neverHangs) struct KiwisolverTests {
    @Test func valuesAndAmbiguityAreThoseOfKiwisolver() throws {
        let recorded = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Resources/kiwisolver.txt")
        let given = ProcessInfo.processInfo.environment["BALLOON_KIWISOLVER"]
        let file = given.map { URL(filePath: $0) } ?? recorded
        var playback = SystemPlayback()
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            try playback.play(line.split(separator: " "))
        }
        #expect(playback.systems >= 300)
        #expect(playback.answers >= 1200)
        #expect(playback.ambiguous > 1000)
        #expect(playback.otherAmbiguity == 0)
        #expect(playback.conflicts == 0)
        #expect(playback.maximumDifference < 0.001)
        if given != nil {
            print("\(playback.systems) systems, at most \(playback.maximumDifference) from kiwisolver's")
        }
    }
}

/// Plays the lines that `Scripts/record-kiwisolver` explains.
private struct SystemPlayback {
    private(set) var systems = 0
    private(set) var answers = 0
    private(set) var ambiguous = 0
    private(set) var otherAmbiguity = 0
    private(set) var conflicts = 0
    private(set) var maximumDifference = 0.0
    private var solver = LinearSolver()
    private var variables: [SolverVariable] = []
    private var constraints: [ConstraintKey] = []
    private var edit: ConstraintKey?

    mutating func play(_ words: [Substring]) throws {
        switch words[0] {
        case "system":
            systems += 1
            solver = LinearSolver()
            variables = try (0..<number(words[2])).map { _ in solver.addVariable() }
            constraints = []
        case "c":
            constraints.append(try solver.add(constraint(words)))
        case "e":
            let added = try solver.addEdit(variables[number(words[1])], priority: #require(Float(words[2])))
            solver.suggest(0, for: added)
            edit = added
        case "s":
            try solver.suggest(#require(Double(words[2])), for: #require(edit))
        case "d":
            try solver.remove(constraints[number(words[1])])
        default:
            try compare(words.dropFirst())
        }
        solver.expectConsistency()
    }

    private func number(_ word: Substring) throws -> Int { try #require(Int(word)) }

    private func constraint(_ words: [Substring]) throws -> LinearConstraint {
        let relations: [Substring: LinearConstraint.Relation] = [
            "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
        ]
        let terms = try words[4...].map { term in
            let parts = term.split(separator: ":")
            return try LinearTerm(variables[number(parts[0])], #require(Double(parts[1])))
        }
        return try LinearConstraint(
            terms, constant: #require(Double(words[3])), #require(relations[words[1]]),
            priority: #require(Float(words[2])))
    }

    private mutating func compare(_ expected: ArraySlice<Substring>) throws {
        answers += 1
        conflicts += solver.solve().count
        solver.expectConsistency()
        let values = variables.map(solver.value)
        for (index, word) in expected.enumerated() {
            if solver.isAmbiguous(variables[index]) != (word == "?") { otherAmbiguity += 1 }
            if word == "?" {
                ambiguous += 1
            } else {
                maximumDifference = max(maximumDifference, abs(values[index] - (try #require(Double(word)))))
            }
        }
    }
}
