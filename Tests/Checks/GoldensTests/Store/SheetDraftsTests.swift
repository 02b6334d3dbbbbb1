import Support
import TestSupport
import Testing

@testable import Goldens

/// Goldens on a sheet: what does not fit is refused before anything of it is written, and writers do not lose each other's
/// cells.
struct SheetDraftsTests {
    private let folder: TemporaryFolder
    private let store: GoldenStore
    private let pending: PendingFolder

    init() throws {
        folder = try TemporaryFolder()
        store = GoldenStore(root: folder.file("Goldens"))
        pending = PendingFolder(root: folder.file("pending"))
    }

    private static func cell(_ value: String, isOnSheet: Bool = true) throws -> GoldenCell {
        try GoldenCell(
            scene: "dinner", axes: [GoldenAxis("size", value)], source: "Examples/dinner.yaml", isOnSheet: isOnSheet)
    }

    private func run(_ mode: RecordMode, _ limits: GoldenSheetLimits = .standard) -> GoldenRun {
        let engine = EngineFingerprint(version: BalloonVersion.current, fonts: [], libraries: [])
        return GoldenRun(
            store: store, mode: mode, engine: engine, artefacts: nil, pending: pending, sheetLimits: limits)
    }

    private func bytes() throws -> [String: [UInt8]?] {
        let files = try store.goldens().flatMap(\.files) + ["dinner+sheet.png"]
        return Dictionary(
            uniqueKeysWithValues: try files.map { ($0, try AtomicFile.read(store.path(of: $0), limit: 1 << 20)) })
    }

    private static let limits = [GoldenSheetLimits(pixelCount: 100), GoldenSheetLimits(fileSize: 100)]

    /// Pictures that are to go on a sheet stay as they are, with the candidates of their cells.
    @Test(arguments: 0..<2) func recordingWritesNothingThatDoesNotFit(_ limit: Int) throws {
        for value in ["L", "S"] {
            try store.record(.sample(), for: Self.cell(value, isOnSheet: false), engine: .sample)
            run(.never).check(try Self.cell(value)) { .sample(caption: "Dinner at moon") }
        }
        let before = try bytes()
        let run = run(.all, Self.limits[limit])
        for value in ["L", "S"] { run.check(try Self.cell(value)) { .sample(caption: "Dinner at moon") } }
        #expect(throws: GoldenError.self) { try run.writeSheets() }
        #expect(try bytes() == before && before.count == 5)
        #expect(try pending.candidates().count == 2)
    }

    @Test(arguments: 0..<2) func acceptingWritesNothingThatDoesNotFit(_ limit: Int) throws {
        for value in ["L", "S"] { run(.never).check(try Self.cell(value)) { .sample() } }
        let sheets = SheetDrafts(limits: Self.limits[limit])
        let candidates = try pending.candidates()
        for candidate in candidates {
            try pending.accept(candidate, version: BalloonVersion.current, sheets: sheets) { _ in nil }
        }
        #expect(sheets.write().map(\.cells) == [["dinner@L", "dinner@S"]])
        #expect(try store.goldens().isEmpty && pending.candidates().count == 2)
        // The same candidates on a sheet that is large enough.
        for candidate in candidates { try pending.accept(candidate, version: BalloonVersion.current) { _ in nil } }
        #expect(try store.sheet(ofScene: "dinner")?.places.count == 2)
        #expect(try pending.candidates().isEmpty)
    }

    /// None of them finds a sheet to wait for.
    @Test func writersOfOneSheetKeepEachOthersCells() async throws {
        let values = (0..<12).map { "w\($0)" }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for value in values {
                let run = run(.all)
                group.addTask {
                    run.check(try Self.cell(value)) { .sample() }
                    try run.writeSheets()
                }
            }
            try await group.waitForAll()
        }
        let places = try #require(try store.sheet(ofScene: "dinner")).places
        #expect(places.keys.sorted() == values.map { "dinner@\($0)" }.sorted())
        for value in values { #expect(try store.verify(.sample(), for: Self.cell(value)) == .equal) }
    }
}
