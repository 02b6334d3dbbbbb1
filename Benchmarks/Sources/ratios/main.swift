// Prints the table of goals: every scenario with its peers and floors, in interleaved rounds, in one process.
//
// usage: ratios BALLOON      the path of the `balloon` command line to measure

import CAllocations
import Foundation
import Typesetting
import Workloads

guard CommandLine.arguments.count == 2 else {
    print("usage: ratios BALLOON")
    exit(2)
}
do {
    let engines = try Engines()
    let groups = try CaptionGroup.all()
    let captions = groups.flatMap(\.captions)
    let agreement = try Agreement(captions, with: engines)
    print(
        """
        \(Machine.description)
        HarfBuzz \(LibraryVersions.harfBuzz), ICU \(LibraryVersions.icu), Pango \(Engines.pangoVersion).
        Of \(agreement.captions) captions \(agreement.withPango) get as many lines from Pango as from Balloon, and \
        \(agreement.withLean) from the lean pipeline.

        """)
    print(Row.header)
    for row in try Processes(balloon: CommandLine.arguments[1]).rows(captions) { print(row.markdown) }
    for scenario in try Scenario.all(groups, with: engines) {
        for row in try Measurement(scenario).rows { print(row.markdown) }
    }
    let memory = try KeptMemory.answer(captions, with: engines, bytesInUse: allocations_bytes_in_use)
    print(
        Row(
            scenario: "memory kept, a caption", goal: "at most 16 B a character + 256 B = \(Int(memory.goal)) B",
            balloon: "\(Int(memory.balloon)) B", others: "Pango \(Int(memory.pango)) B",
            isMet: memory.balloon <= memory.goal
        ).markdown)
} catch {
    FileHandle.standardError.write(Data("ratios: \(error)\n".utf8))
    exit(1)
}
