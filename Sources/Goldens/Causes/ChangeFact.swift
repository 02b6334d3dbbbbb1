/// One thing that changed in a cell, in a form in which it can be found again in other cells.
package struct ChangeFact: Hashable, Sendable, Codable {
    /// The node or the file that it is about.
    package let node: String
    /// What changed about it: `text`, `color`, `moved`.
    package let fact: String
    /// From what to what, as far as it can be the same in another cell.
    package let change: String
    /// The change as this cell says it.
    package let sentence: String
    /// What else it can lead to.
    package let reach: Reach

    /// What a change can lead to. A change follows from those of the cell that are before it here.
    package enum Reach: String, Sendable, Codable {
        /// Other content, which can break lines, resize and move.
        case content
        /// Other colours only.
        case paint
        /// Lines break elsewhere, which can resize and move.
        case lines
        /// A size or a place.
        case geometry
        /// Pixels, where no layout changed.
        case pixels
    }

    init(node: String, fact: String, change: String, sentence: String, reach: Reach) {
        self.node = node
        self.fact = fact
        self.change = change
        self.sentence = sentence
        self.reach = reach
    }

    /// The facts that can be causes of their cell's failure, and those that follow from them.
    ///
    /// Content and colours are always causes. Lines follow from content; without any, the first change of each node is a
    /// cause. Places and sizes follow from either; without any, the most telling one is the cause.
    static func causes(among facts: [ChangeFact]) -> (causes: [ChangeFact], following: [ChangeFact]) {
        var causes = facts.filter { $0.reach == .content || $0.reach == .paint || $0.reach == .pixels }
        if !causes.contains(where: { $0.reach == .content }) {
            var seen: Set<String> = []
            let lines = facts.filter { $0.reach == .lines && seen.insert($0.node).inserted }
            causes += lines.isEmpty ? Array(facts.filter { $0.reach == .geometry }.prefix(1)) : lines
        }
        let chosen = Set(causes)
        return (causes, facts.filter { !chosen.contains($0) })
    }
}
