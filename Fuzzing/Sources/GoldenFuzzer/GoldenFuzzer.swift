import FileChecksums
import FuzzerDriver

@testable import Drawing
@testable import Goldens
@testable import ViewLayout

/// Reads any bytes as the files of a golden, `---` between them: its record, the record of what is drawn now, and its
/// picture, or its hash; a picture also with its checksums mended.
///
/// A file is taken or refused for a reason. A record reads back as itself and equals itself, what differs is explained,
/// and a golden that was accepted passes.
private func fuzzGolden(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let parts = files(in: Array(UnsafeBufferPointer(start: start, count: count)))
    let records = parts.prefix(2).map { GoldenRecord.reading($0) }
    for record in records { check(record) }
    if records.count == 2, case .success(let old) = records[0], case .success(let new) = records[1] {
        explain(from: old.layout, to: new.layout)
    }
    guard parts.count == 3 else { return 0 }
    var drawn = Inputs.layout
    if case .success(let new) = records[1] { drawn = new.layout }
    let rendering = Rendering(picture: Inputs.picture, layout: drawn, scale: 1)
    for picture in [parts[2], PNGChecksums.mended(parts[2])] {
        guard let picture else { continue }
        verify(rendering, against: parts[0], picture)
    }
    return 0
}

/// At most three files: what is behind the second `---` may hold others.
private func files(in bytes: [UInt8]) -> [[UInt8]] {
    let divider = Array("---\n".utf8)
    var (parts, rest) = ([[UInt8]](), bytes[...])
    while parts.count < 2, let place = rest.firstRange(of: divider) {
        parts.append(Array(rest[..<place.lowerBound]))
        rest = rest[place.upperBound...]
    }
    return parts + [Array(rest)]
}

private func check(_ record: Result<GoldenRecord, GoldenProblem>) {
    switch record {
    case .failure(let error): check(error)
    case .success(let record):
        let layout = record.layout
        precondition(LayoutDifference(from: layout, to: layout).isEmpty, "a record differs from itself")
        _ = layout.spokenWords
        _ = TraitCollection(recordInputs: layout.inputs)
        do {
            let again = try LayoutRecord(text: layout.text)
            precondition(again.text == layout.text, "a record reads back as itself")
            precondition(LayoutDifference(from: layout, to: again).isEmpty, "a record that is read back differs")
        } catch {
            preconditionFailure("a record cannot be read back: \(error)")
        }
    }
}

private func check(_ error: GoldenProblem) {
    let sentence = UnreadableGolden(file: "a", problem: error.problem).description
    precondition(sentence.hasPrefix("a ") && sentence.contains(";"), "an error names the file and the fix")
}

private func explain(from old: LayoutRecord, to new: LayoutRecord) {
    let difference = LayoutDifference(from: old, to: new)
    precondition(
        difference.changes.allSatisfy { !$0.description.isEmpty && !$0.node.isEmpty }, "a change has words")
    precondition(
        difference.isEmpty == LayoutDifference(from: new, to: old).isEmpty, "a difference depends on its direction")
    report(.different(GoldenDifference(layout: difference, pixels: nil, isMismatchedPair: false)))
}

private func verify(_ rendering: Rendering, against record: [UInt8], _ picture: [UInt8]) {
    let form: GoldenForm = picture.starts(with: Array("balloon-hash".utf8)) ? .hash : .picture
    guard let cell = Inputs.cell else { preconditionFailure("a cell has a name") }
    let store = GoldenStore(root: "Goldens")
    let files = GoldenStore.Files(
        form: form, picture: picture, record: record, hasBothForms: false)
    report(store.verify(rendering, for: cell, against: files))
}

private func report(_ verdict: GoldenVerdict) {
    guard verdict != .equal else { return }
    let facts = ChangeFact.facts(of: verdict)
    precondition(facts.allSatisfy { !$0.sentence.isEmpty }, "a fact has a sentence")
    guard let cell = Inputs.cell else { return }
    let groups = CauseGroups([FailingCell(name: cell.name, scene: cell.scene, width: 24, facts: facts)])
    precondition(facts.isEmpty || !groups.causes.isEmpty, "what changed has a cause")
    let result = GoldenResult(GoldenOutcome(cell: cell, result: .compared(verdict)))
    let paragraphs = CauseParagraphs(of: [result], options: GoldenReportOptions(goldens: "Goldens") { _ in "accept" })
    let lines = paragraphs.lines + paragraphs.lines(about: result)
    precondition(lines.allSatisfy { !$0.contains(where: \.isNewline) }, "a line is one")
}

/// What every run shares.
private enum Inputs {
    static let cell = try? GoldenCell(scene: "dinner", source: "dinner.yaml")
    static let layout = LayoutRecord(nodes: [])
    static let picture = Bitmap(
        width: 24, height: 16, pixels: (0..<24 * 16).flatMap { [UInt8($0 % 200), 90, 30, 255] })
}

/// SwiftPM renames a program's main function to this.
@_cdecl("GoldenFuzzer_main")
public func runFuzzer(
    _ argumentCount: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var (count, values) = (argumentCount, arguments)
    return LLVMFuzzerRunDriver(&count, &values) { fuzzGolden($0, $1) }
}
