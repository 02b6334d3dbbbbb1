import Foundation
import Support
import TestSupport
import Testing

@testable import Goldens

@Test func filesThatNoCellClaimsAreStale() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    let plan = try GoldenPlan([GoldenCell.sample("dinner"), GoldenCell.sample("poll")])
    for cell in plan.cells { try store.record(.sample(), for: cell, engine: .sample) }
    #expect(try store.staleFiles(plan: plan) == [])

    for name in ["old.png", "old.layout", "lone.layout", ".balloon-abc123", "README.md", ".gitattributes"] {
        try folder.write([1], to: name)
    }
    #expect(try store.staleFiles(plan: plan) == ["lone.layout", "old.layout", "old.png"])
    #expect(try store.staleFiles(plan: GoldenPlan([])).count == 7)
}

/// Verifying some scenes says nothing about the goldens of the others.
@Test func onlyTheGoldensOfTheScenesInScopeCanBeStale() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    for name in ["dinner@en.png", "dinner@ar.png", "dinner.png", "dinner-late@en.png", "poll@en.png"] {
        try folder.write([1], to: name)
    }
    let plan = try GoldenPlan([GoldenCell.sample("dinner", axes: [GoldenAxis("locale", "en")])])
    #expect(try store.staleFiles(plan: plan, scope: .scenes(["dinner"])) == ["dinner.png", "dinner@ar.png"])
    #expect(try store.staleFiles(plan: plan).count == 4)
}

/// Goldens of other scenes in the folder are theirs to judge; of a scene that cannot be read nobody knows which it has.
@Test func goldensOfOtherScenesAreKept() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    for name in ["dinner@en.png", "dinner@ar.png", "poll@en.png", "poll@ar.png", "broken@en.png", "gone@en.png"] {
        try folder.write([1], to: name)
    }
    let plan = try GoldenPlan([GoldenCell.sample("dinner", axes: [GoldenAxis("locale", "en")])])
    let others: [String: Set<String>?] = ["poll": ["poll@en"], "broken": nil]
    #expect(
        try store.staleFiles(plan: plan, scope: .besides(others)) == ["dinner@ar.png", "gone@en.png", "poll@ar.png"])
}

/// `NAME.PNG` is another file where case counts, and the same where it does not.
@Test func anEndingInCapitalsIsStale() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    for name in ["dinner.png", "dinner.PNG", "dinner.Layout", "dinner.layout"] { try folder.write([1], to: name) }
    let plan = try GoldenPlan([GoldenCell.sample()])
    #expect(try store.staleFiles(plan: plan) == ["dinner.Layout", "dinner.PNG"])
}

@Test func aStoreThatIsNotThereHasNothingStale() throws {
    let folder = try TemporaryFolder()
    #expect(try GoldenStore(root: folder.file("none")).staleFiles(plan: GoldenPlan([])) == [])
    try folder.write([1], to: "file")
    #expect(throws: AtomicFile.Failure.self) {
        try GoldenStore(root: folder.file("file")).staleFiles(plan: GoldenPlan([]))
    }
}
