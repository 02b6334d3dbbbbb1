/// A text, and what Unicode says about it that drawing needs: what a paragraph keeps of its analysis.
struct AnalyzedText: Sendable {
    let units: [UInt16]
    /// The embedding level of each unit and then, for each unit, the level of the paragraph that it is in. Empty when all
    /// levels are 0.
    let levels: [UInt8]
    let hasTabs: Bool
    let hasSoftHyphens: Bool
    /// Whether there are quotation marks that open in one language and close in another.
    let hasQuotationMarks: Bool

    func level(at offset: Int) -> UInt8 { levels.isEmpty ? 0 : levels[offset] }

    /// The level of the paragraph of a unit; at the end of the text, that of the last paragraph.
    func paragraphLevel(at offset: Int) -> UInt8 {
        levels.isEmpty ? 0 : levels[min(units.count + offset, levels.count - 1)]
    }
}
