// Prints the table of goals: every scenario with its peers and floors, in interleaved rounds, in one process.
//
// usage: ratios BALLOON             BALLOON is the command line to measure
//        ratios --only WORDS        the rows of the scenarios with these words in their names, and the memory kept
//        ratios --repeat SCENARIO   runs Balloon's part of a scenario for five seconds, for a profiler
//        ratios --cells             sweeps a live balloon in 100,000 cells once

import CAllocations
import Foundation
import Typesetting
import Workloads

do {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("--repeat", 2): try repeatScenario(arguments[1])
    case ("--cells", 1): print(try LiveCard.heights())
    case ("--only", 2): try printRows(only: arguments[1])
    case (let balloon?, 1) where !balloon.hasPrefix("--"): try printTable(balloon)
    default:
        print("usage: ratios BALLOON | ratios --only WORDS | ratios --repeat SCENARIO | ratios --cells")
        exit(2)
    }
} catch {
    FileHandle.standardError.write(Data("ratios: \(error)\n".utf8))
    exit(1)
}

func printTable(_ balloon: String) throws {
    let engines = try Engines()
    let groups = try CaptionGroup.all()
    let captions = groups.flatMap(\.captions)
    let agreement = try Agreement(captions, with: engines)
    print(
        """
        \(Machine.description)
        HarfBuzz \(Engines.harfBuzzVersion), ICU \(Engines.icuVersion), Pango \(Engines.pangoVersion).
        Of \(agreement.captions) captions \(agreement.withPango) get as many lines from Pango as from Balloon, and \
        \(agreement.withLean) from the lean pipeline.

        """)
    print(Row.header)
    for row in try Processes(balloon: balloon).rows(captions) { print(row.markdown) }
    try printScenarios(groups, with: engines) { _ in true }
    for row in try Pictures(fonts: engines.fonts).rows(where: { _ in true }) { print(row.markdown) }
    try printMemory(captions, with: engines)
}

func printRows(only words: String) throws {
    let groups = try CaptionGroup.all()
    let engines = try Engines()
    print(Row.header)
    try printScenarios(groups, with: engines) { $0.contains(words) }
    for row in try Pictures(fonts: engines.fonts).rows(where: { $0.contains(words) }) { print(row.markdown) }
    try printMemory(groups.flatMap(\.captions), with: engines)
}

func printScenarios(_ groups: [CaptionGroup], with engines: Engines, where isWanted: (String) -> Bool) throws {
    for make in Scenario.all(groups, with: engines) {
        let scenario = try make()
        guard isWanted(scenario.name) else { continue }
        for row in try Measurement(scenario).rows { print(row.markdown) }
    }
}

func printMemory(_ captions: [Caption], with engines: Engines) throws {
    let memory = try KeptMemory.answer(captions, with: engines, bytesInUse: allocations_bytes_in_use)
    print(
        Row(
            scenario: "memory kept, a caption", goal: "at most 16 B a character + 256 B = \(Int(memory.goal)) B",
            balloon: "\(Int(memory.balloon)) B", others: "Pango \(Int(memory.pango)) B",
            isMet: memory.balloon <= memory.goal
        ).markdown)
}

func repeatScenario(_ name: String) throws {
    var names: [String] = []
    let engines = try Engines()
    let drawing = { try BalloonDrawing(fonts: engines.fonts).drawing() }
    for make in try [drawing] + Scenario.all(CaptionGroup.all(), with: engines) {
        let scenario = try make()
        names.append(scenario.name)
        guard scenario.name == name else { continue }
        let clock = ContinuousClock()
        let end = clock.now + .seconds(5)
        while clock.now < end { _ = try scenario.balloon.run() }
        return
    }
    print("no such scenario; there are:", names.joined(separator: "\n"), separator: "\n")
    exit(2)
}
