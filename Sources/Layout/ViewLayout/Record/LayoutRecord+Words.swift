extension LayoutRecord {
    /// What a screen reader says about the balloon, in the order of the record: what the message says about itself,
    /// then each described node and each text. The lines of a text are one sentence, as VoiceOver reads them.
    package var spokenWords: [String] {
        let own = inputs.filter { Self.spokenInputs.contains($0.name) }.map(\.value)
        let parts = nodes.flatMap { node -> [String] in
            let said = node.attributes.filter { Self.spokenInputs.contains($0.name) }.map(\.value)
            let described = node.attributes.first { $0.name == Self.description }?.value
            return said + [described ?? Self.text(of: node.lines)]
        }
        return (own + parts).filter { !$0.isEmpty }
    }

    private static let spokenInputs: Set = ["accessibilityLabel", "summaryText"]
    private static let description = "description"
}
