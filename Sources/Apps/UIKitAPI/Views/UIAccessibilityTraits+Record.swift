extension UIAccessibilityTraits {
    /// The names of traits as a record has them, in the order of UIKit's raw values: `button,selected`.
    var recordText: String {
        let names = Self.names.filter { contains($0.trait) }.map(\.name)
        let others = Self.names.reduce(rawValue) { $0 & ~$1.trait.rawValue }
        let all = names + (others == 0 ? [] : ["\(others)"])
        return all.isEmpty ? "none" : all.joined(separator: ",")
    }

    private static let names: [(name: String, trait: UIAccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("playsSound", .playsSound),
        ("staticText", .staticText), ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
        ("updatesFrequently", .updatesFrequently), ("adjustable", .adjustable), ("header", .header),
    ]
}
