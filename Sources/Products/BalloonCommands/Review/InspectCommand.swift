import ArgumentParser
import Goldens
import ViewLayout

struct InspectCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Prints what a golden holds: axes, hashes, what drew it, and what a screen reader says.")

    @Argument(help: "The name of a golden, such as dinner@L.")
    var name: String

    @OptionGroup var goldens: GoldenOptions

    @Flag(help: "Prints JSON.")
    var json = false

    var printsJSON: Bool { json }

    func run() throws {
        guard let golden = try StoredGolden(name: name, in: goldens.folder) else {
            throw NotThereError("\(name) is not in \(goldens.folder); balloon list shows what is")
        }
        let inspected = InspectedGolden(golden)
        if json { return try JSONOutput.write(inspected, as: .golden) }
        var table = TextTable([.init("fact"), .init("value")])
        for (fact, value) in inspected.rows { table.append([fact, value]) }
        try StandardOutput.write(line: table.text)
    }
}

/// The contents of a golden.
private struct InspectedGolden: Encodable {
    let name: String
    let axes: [GoldenAxis]
    let inputs: [GoldenAxis]
    let engine, fonts, libraries, pixelHash: String?
    let layoutHash: String
    let isWholePair: Bool
    /// `png`, or `hash` where the picture is not kept.
    let form: GoldenForm
    /// The place of the picture on the sheet of its scene, in pixels; nil where it is not on one.
    let sheet: StoredGolden.SheetPlace?
    let width, height: Double
    let nodes: Int
    let words: [String]
    /// The elements that a screen reader stops at, in order.
    let elements: [LayoutRecord.SpokenElement]

    init(_ golden: StoredGolden) {
        name = golden.name
        let metadata = golden.metadata
        axes = metadata?.axes ?? []
        inputs = golden.layout.inputs.map { GoldenAxis($0.name, $0.value) }
        (engine, fonts, libraries) = (metadata?.engine, metadata?.fonts, metadata?.libraries)
        pixelHash = metadata?.pixelHash
        layoutHash = golden.layoutHash
        isWholePair = golden.isWholePair
        form = golden.form
        sheet = golden.sheetPlace
        let size = golden.layout.nodes.first?.frame.size ?? .zero
        (width, height) = (Double(size.width), Double(size.height))
        nodes = golden.layout.nodes.count
        words = golden.layout.spokenWords
        elements = golden.layout.spokenElements
    }

    /// The facts for people.
    var rows: [(String, String)] {
        var rows = [("name", name)]
        rows += axes.map { ("axis \($0.name)", $0.value) } + inputs.map { ("input \($0.name)", $0.value) }
        rows += [
            ("size in points", "\(width) x \(height)"), ("nodes", "\(nodes)"),
            ("picture", sheet?.words ?? (form == .hash ? "only its hash" : "kept")),
            ("recorded together", isWholePair ? "yes" : "no"), ("layout hash", layoutHash),
            ("pixel hash", pixelHash ?? "a tool has removed it"), ("engine", engine ?? "not known"),
            ("fonts", fonts ?? "not known"), ("libraries", libraries ?? "not known"),
        ]
        rows += words.map { ("words", $0) }
        return rows + elements.enumerated().map { ("reads \($0.offset + 1)", $0.element.text) }
    }
}

extension LayoutRecord.SpokenElement {
    /// `staticText of caption: Dinner at 7?`.
    fileprivate var text: String {
        "\(traits.isEmpty ? "element" : traits.joined(separator: ", ")) of \(node): \(words)"
    }
}
