import Goldens
import ViewLayout

/// The contents of a golden.
struct InspectedGolden: Encodable {
    let name: String
    let axes: [GoldenAxis]
    let inputs: [GoldenAxis]
    let engine, fonts, libraries, pixelHash: String?
    let layoutHash: String
    let isWholePair: Bool
    /// `png`, or `hash` where the picture is not kept.
    let form: GoldenForm
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
            ("picture", form == .hash ? "only its hash" : "kept"),
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
