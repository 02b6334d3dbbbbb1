import BalloonFixtures
import Balloons
import BuiltProgram
import Foundation
import Sweeps
import Testing
import ViewLayout

/// Each trait of the table reaches each place: a scene, an option, an axis, a step of a scenario, the JSON of `measure`,
/// the CSV and JSON of `sweep`, and a label. The schema has a test of its own, and so have the names of goldens.
struct TraitTableTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.write(Scenes.squarePicture(), to: "square.png")
    }

    private static let surface = ViewerTrait.surface.name

    private func json(_ value: TraitValue) throws -> NSObject {
        let data = try JSONEncoder().encode([value])
        return try #require((try JSONSerialization.jsonObject(with: data) as? [NSObject])?.first)
    }

    /// The traits of each cell by the scene's name, as a command prints or writes them.
    private func traits(_ data: Data) throws -> [String: [[String: NSObject]]] {
        let scenes = try Answer.rows(data)
        return Dictionary(
            uniqueKeysWithValues: scenes.compactMap { scene in
                guard let name = scene["scene"] as? String else { return nil }
                if let cells = scene["cells"] as? [[String: Any]] {
                    return (name, cells.compactMap { $0["traits"] as? [String: NSObject] })
                }
                let viewers = scene["viewers"] as? [[String: Any]] ?? []
                return (name, viewers.flatMap(Self.cells))
            })
    }

    /// The traits of a viewer at each width.
    private static func cells(of viewer: [String: Any]) -> [[String: NSObject]] {
        (viewer["transcriptWidths"] as? [NSNumber] ?? []).map { width in
            var traits = viewer["traits"] as? [String: NSObject] ?? [:]
            traits[ViewerTrait.transcriptWidth.name] = width
            return traits
        }
    }

    /// Writes a scene for each trait, named like it, with a text at its end.
    private func writeScenes(_ text: (ViewerTrait) throws -> String) throws {
        try scratch.write(Scenes.squarePicture(), to: "scenes/square.png")
        for trait in ViewerTrait.all {
            try scratch.write(Scenes.square + "\n" + text(trait) + "\n", to: "scenes/\(trait.name).yaml")
        }
    }

    @Test func aSceneSetsItAndMeasureReportsIt() throws {
        try writeScenes { "traits: {\($0.name): \(try $0.otherValue)}" }
        let run = try scratch.balloon("measure", "scenes", "--json")
        #expect(run.status == 0, "\(run.errors)")
        let measured = try traits(Data(run.output.utf8))
        for trait in ViewerTrait.all {
            #expect(try measured[trait.name]?.map { $0[trait.name] } == [json(trait.otherValue)], "\(trait.name)")
        }
    }

    /// A device stands for its kind, size and scale; what is given on its own overrides it.
    @Test func aDeviceSetsWhatItHas() throws {
        try scratch.write(Scenes.square, to: "a.yaml")
        let run = try scratch.balloon("measure", "a.yaml", "--device", "watch-45", "--height", "200", "--json")
        #expect(run.status == 0, "\(run.errors)")
        let cell = try #require(try traits(Data(run.output.utf8)).values.first?.first)
        #expect(cell["transcriptWidth"] == 198 as NSNumber && cell["transcriptHeight"] == 200 as NSNumber)
        #expect(cell["userInterfaceIdiom"] == "watch" as NSString && cell["displayScale"] == 2 as NSNumber)
        let unknown = try scratch.balloon("measure", "a.yaml", "--device", "iphone-17-por")
        #expect(unknown.status != 0)
        #expect(unknown.errors.contains("iphone-17-pro"))
    }

    @Test func anOptionSetsIt() throws {
        try scratch.write(Scenes.square, to: "a.yaml")
        let given = try ViewerTrait.all.map { trait -> (trait: ViewerTrait, words: [String], value: TraitValue) in
            let value = try trait.otherValue
            switch trait.option {
            case .value: return (trait, ["--" + trait.word.replacing(" ", with: "-"), "\(value)"], value)
            case .flag(let flag, let value): return (trait, ["--" + flag.replacing(" ", with: "-")], value)
            }
        }
        func measured(_ words: [String]) throws -> [String: NSObject] {
            let run = try Balloon.run(["measure", "a.yaml", "--json"] + words, in: scratch.folder)
            #expect(run.status == 0, "\(run.errors)")
            return try #require(try traits(Data(run.output.utf8))["a"]?.first)
        }
        // What lists and notifications show is known of upright phones alone, so it is asked of one.
        let together = try measured(given.filter { $0.trait.name != Self.surface }.flatMap(\.words))
        let alone = try measured(given.filter { $0.trait.name == Self.surface }.flatMap(\.words))
        let help = try scratch.balloon("render", "--help").output
        for (trait, words, value) in given {
            let measured = trait.name == Self.surface ? alone : together
            #expect(try measured[trait.name] == json(value), "\(trait.name)")
            #expect(help.contains(words[0]))
        }
    }

    @Test func anAxisOfASceneVariesItAndBothTablesTellTheCellsApart() throws {
        try writeScenes { "sweep: {\($0.axisName): [\($0.usualValue), \(try $0.otherValue)]}" }
        let run = try scratch.balloon("sweep", "scenes", "-o", "out")
        #expect(run.status == 0, "\(run.errors)")
        let cells = try traits(scratch.data("out/sweep.json"))
        let rows = String(decoding: try scratch.data("out/sweep.csv"), as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
        for trait in ViewerTrait.all {
            let values = [trait.usualValue, try trait.otherValue]
            #expect(try cells[trait.name]?.map { $0[trait.name] } == values.map(json), "\(trait.name)")
            let column = try #require(rows.first?.firstIndex { $0 == trait.name })
            #expect(rows.filter { $0[0] == trait.name }.map { String($0[column]) } == values.map(\.csv))
        }
    }

    @Test func anOptionOfSweepReplacesTheAxis() throws {
        try scratch.write(Scenes.square, to: "a.yaml")
        for isAlone in [false, true] {
            let given = ViewerTrait.all.filter { ($0.name == Self.surface) == isAlone }
            let options = try given.flatMap {
                ["--" + $0.axisWord.replacing(" ", with: "-"), "\(try $0.otherValue)"]
            }
            let run = try Balloon.run(["sweep", "a.yaml", "-o", "out"] + options, in: scratch.folder)
            #expect(run.status == 0, "\(run.errors)")
            let cells = try #require(try traits(scratch.data("out/sweep.json"))["a"])
            #expect(cells.count == 1)
            for trait in given { #expect(try cells[0][trait.name] == json(trait.otherValue), "\(trait.name)") }
        }
    }

    @Test func aStepOfAScenarioChangesItAndTheLogSaysSo() throws {
        let start = "participants: {ada: Ada}\nviewer: ada\nsteps: [openConversation, {traits: "
        for trait in ViewerTrait.all {
            try scratch.write(
                start + "{\(trait.name): \(try trait.otherValue)}}]\n", to: "scenarios/\(trait.name).yaml")
        }
        let run = try scratch.balloon("host", "scenarios")
        #expect(run.status == 0, "\(run.errors)")
        for trait in ViewerTrait.all {
            var after = TraitCollection()
            trait.set(try trait.otherValue, in: &after)
            let change = "\(trait.word) \(trait.shortText(of: TraitCollection())) → \(trait.shortText(of: after))"
            #expect(run.output.contains(change), "\(trait.name)")
        }
    }

    @Test func aLabelSaysIt() throws {
        for trait in ViewerTrait.all {
            var after = TraitCollection()
            trait.set(try trait.otherValue, in: &after)
            #expect(TraitText.summary(after) != TraitText.summary(TraitCollection()), "\(trait.name)")
        }
    }

    @Test func aValueThatIsNoneIsRefused() throws {
        for trait in ViewerTrait.all {
            let text = Scenes.captions(caption: "Hello") + "\ntraits: {\(trait.name): \"-\"}\n"
            let error = #expect(throws: SceneError.self) { try BalloonScene(text: text, file: "a.yaml") }
            #expect(error?.message.hasPrefix("traits.\(trait.name)") == true, "\(trait.name)")
            var axes = TraitAxes()
            let refusal = #expect(throws: SweepAxisError.self) { try axes.replace([(trait, "-")], languages: []) }
            #expect(refusal?.option == trait.axisOption)
        }
    }
}
