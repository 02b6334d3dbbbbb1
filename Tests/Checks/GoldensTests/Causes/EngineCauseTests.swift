import Drawing
import Foundation
import Support
import TestSupport
import Testing
import ViewLayout

@testable import Goldens

/// What draws is named as the reason alone only where nothing else can be it.
struct EngineCauseTests {
    private static let old = EngineFingerprint(version: "1.0.0", fonts: [], libraries: [])
    private static let new = EngineFingerprint(version: "2.0.0", fonts: [], libraries: [])

    /// The sample with its bar further down.
    private static func moved() -> Rendering {
        let sample = LayoutRecord.sample()
        let nodes = sample.nodes.map { node in
            guard node.id == "bar" else { return node }
            var node = node
            node.frame.origin.y += 2
            return node
        }
        var picture = PaintedBitmap(Rendering.sample().picture)
        picture.fill(x: 0..<120, y: 64..<65, [198, 198, 200, 255])
        return Rendering(picture: picture.bitmap, layout: LayoutRecord(nodes: nodes), scale: 2)
    }

    /// What a cell fails for that another version has recorded.
    private func causes(
        recordedFrom inputs: String?, drawnFrom now: String?, by engines: (EngineFingerprint, EngineFingerprint),
        edit: (TemporaryFolder) throws -> Void = { _ in }
    ) throws -> [String] {
        let folder = try TemporaryFolder()
        let store = GoldenStore(root: folder.path)
        var golden = Rendering.sample()
        golden.inputs = inputs
        try store.record(golden, for: .sample(), engine: engines.0)
        try edit(folder)
        let run = GoldenRun(store: store, mode: .never, engine: engines.1, artefacts: nil)
        let outcome = run.check(try .sample(), inputs: now) { Self.moved() }
        #expect(outcome.status == .different && !outcome.engineChanges.isEmpty)
        return CauseGroups([GoldenResult(outcome).failingCell]).causes.map(\.sentence)
    }

    private static let digest = String(repeating: "a1", count: 32)

    @Test func drawnFromTheSameSceneTheVersionIsTheCause() throws {
        let causes = try causes(recordedFrom: Self.digest, drawnFrom: Self.digest, by: (Self.old, Self.new))
        #expect(causes == ["Balloon 1.0.0 → 2.0.0"])
    }

    @Test func drawnFromAnotherSceneWhatChangedIsTheCause() throws {
        let other = String(repeating: "b2", count: 32)
        let causes = try causes(recordedFrom: Self.digest, drawnFrom: other, by: (Self.old, Self.new))
        #expect(causes == ["bar moved 2 down"])
    }

    @Test(arguments: [(nil, nil), (digest, nil), (nil, digest)] as [(String?, String?)])
    func drawnFromWhatNobodyKnowsItIsPossible(_ recorded: String?, _ now: String?) throws {
        let causes = try causes(recordedFrom: recorded, drawnFrom: now, by: (Self.old, Self.new))
        #expect(causes == ["possibly Balloon 1.0.0 → 2.0.0"])
    }

    @Test func ofTwoThatDrawNeitherIsCertain() throws {
        func engine(_ version: String, _ digest: Character) -> EngineFingerprint {
            let font = EngineFingerprint.Component(name: "BubbleSans", identity: String(repeating: digest, count: 64))
            return EngineFingerprint(version: version, fonts: [font], libraries: [])
        }
        let causes = try causes(
            recordedFrom: Self.digest, drawnFrom: Self.digest, by: (engine("1.0.0", "a"), engine("2.0.0", "b")))
        #expect(causes.count == 2 && causes.allSatisfy { $0.hasPrefix("possibly ") })
    }

    /// Where none of a golden's fonts draws any more, another one does; where some do, a text in the others may be gone.
    @Test func anotherFontInThePlaceOfAllIsNamed() {
        func metadata(_ names: String...) -> GoldenMetadata {
            let fonts = names.map {
                EngineFingerprint.Component(name: $0, identity: String(repeating: "a", count: 64), version: "4.001")
            }
            return GoldenMetadata(of: EngineFingerprint(version: "1.0.0", fonts: fonts, libraries: []))
        }
        let changes = GoldenMetadata.changes(of: metadata("BubbleSans"), comparedWith: metadata("Brand"))
        #expect(changes.map(\.kind) == [.font("BubbleSans")] && changes[0].to?.contains("Brand") == true)
        let both = metadata("BubbleSans", "NotoSansThai")
        #expect(GoldenMetadata.changes(of: both, comparedWith: metadata("BubbleSans")).isEmpty)
        #expect(GoldenMetadata.changes(of: both, comparedWith: metadata("BubbleSans", "Brand")).isEmpty)
        // A picture without texts has no font of its own.
        #expect(GoldenMetadata.changes(of: metadata(), comparedWith: metadata("Brand")).isEmpty)
        #expect(GoldenMetadata.changes(of: metadata("BubbleSans"), comparedWith: metadata()).isEmpty)
    }

    /// Somebody has edited the record, or painted in the picture, of an older version.
    @Test(arguments: ["dinner.layout", "dinner.png"]) func anEditedGoldenIsNotTheVersionsFault(_ file: String) throws {
        let causes = try causes(recordedFrom: Self.digest, drawnFrom: Self.digest, by: (Self.old, Self.new)) { folder in
            if file.hasSuffix("png") {
                let metadata = try #require(try GoldenStore(root: folder.path).metadata(of: .sample()))
                var picture = PaintedBitmap(Rendering.sample().picture)
                picture.fill(x: 3..<5, y: 3..<5, [0, 0, 0, 255])
                let painted = PNGEncoder.inserting(metadata.textChunks, into: PNGEncoder.encode(picture.bitmap))
                try folder.write(painted, to: file)
            } else {
                let text = String(decoding: try #require(folder.bytes(file)), as: UTF8.self)
                try folder.write(Array(text.replacing("y=30.000", with: "y=29.000").utf8), to: file)
            }
        }
        #expect(!causes.isEmpty && causes.allSatisfy { !$0.contains("Balloon") }, "\(causes)")
    }

    /// What the record keeps and nobody sees hides no pixels.
    @Test func anEditedSummaryExplainsNoPixels() throws {
        let folder = try TemporaryFolder()
        let store = GoldenStore(root: folder.path)
        func rendering(_ summary: String, _ picture: Bitmap) -> Rendering {
            let layout = LayoutRecord(inputs: [.init("summaryText", summary)], nodes: LayoutRecord.sample().nodes)
            return Rendering(picture: picture, layout: layout, scale: 2)
        }
        let picture = Rendering.sample().picture
        var painted = PaintedBitmap(picture)
        painted.fill(x: 20..<30, y: 62..<70, [255, 0, 0, 255])
        func causes(_ cell: String, _ after: Rendering) throws -> [String] {
            try store.record(rendering("Dinner", picture), for: .sample(cell), engine: Self.new)
            let run = GoldenRun(store: store, mode: .never, engine: Self.new, artefacts: nil)
            let outcome = run.check(try .sample(cell)) { after }
            return CauseGroups([GoldenResult(outcome).failingCell]).causes.map(\.sentence)
        }
        let summary = try causes("a", rendering("Supper", picture))
        #expect(summary.count == 1 && summary[0].contains("Supper"))
        let both = try causes("b", rendering("Supper", painted.bitmap))
        #expect(both.count == 2 && both.contains("bar is drawn differently at the same place"), "\(both)")
    }

    /// A font that draws now is compared with the file of the same name that drew.
    @Test(arguments: [("a", "BubbleSans", []), ("b", "BubbleSans", ["BubbleSans"]), ("a", "Brand", ["BubbleSans"])])
    func aFontThatDrawsIsCompared(_ digest: String, _ name: String, _ changed: [String]) throws {
        @Sendable func font(_ name: String, _ digest: String) -> EngineFingerprint.Component {
            .init(name: name, identity: String(repeating: digest, count: 64), version: "4.001")
        }
        func rendering(_ caption: String, _ name: String, _ digest: String) -> Rendering {
            let sample = Rendering.sample(caption: caption)
            return Rendering(picture: sample.picture, layout: sample.layout, scale: 2, fonts: { [font(name, digest)] })
        }
        let folder = try TemporaryFolder()
        let store = GoldenStore(root: folder.path)
        try store.record(rendering("Dinner at noon", "BubbleSans", "a"), for: .sample(), engine: Self.new)
        let run = GoldenRun(store: store, mode: .never, engine: Self.new, artefacts: nil)
        let outcome = run.check(try .sample()) { rendering("Dinner at moon", name, digest) }
        #expect(outcome.engineChanges.map(\.kind) == changed.map { EngineChange.Kind.font($0) })
    }
}
