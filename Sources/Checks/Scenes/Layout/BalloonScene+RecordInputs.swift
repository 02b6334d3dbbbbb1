import BalloonLayouts
import ViewLayout

extension BalloonScene {
    /// The inputs of the scene for a record: the strings that its texts name by key, as the viewer reads
    /// them, and the metrics that it has changed. If a key has several texts, they are numbered.
    func recordInputs(for traits: TraitCollection) -> [LayoutRecord.Attribute] {
        var inputs: [LayoutRecord.Attribute] = []
        var seen: Set<Input> = []
        var counts: [String: Int] = [:]
        for input in namedInputs(for: traits) where seen.insert(input).inserted {
            let count = counts[input.name, default: 0] + 1
            counts[input.name] = count
            inputs.append(.init(count == 1 ? input.name : "\(input.name)-\(count)", input.value))
        }
        return inputs
    }

    private struct Input: Hashable {
        let name, value: String
    }

    /// The inputs as often as they are used: those of the scene, then those of the scenes in a conversation.
    private func namedInputs(for traits: TraitCollection) -> [Input] {
        let strings = placedTexts.compactMap { placed -> Input? in
            // A text that cannot be looked up fails in the layout.
            guard case .key(let reference) = placed.text, let text = try? text(placed.text, for: traits) else {
                return nil
            }
            return Input(name: RecordInput.string(key: reference.key).name, value: text)
        }
        let numbers = metrics.values.sorted { $0.key < $1.key }
            .map { Input(name: RecordInput.metric($0.key).name, value: "\($0.value)") }
        return strings + numbers + scenesInside.flatMap { $0.namedInputs(for: traits) }
    }
}
