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
    package let reach: ChangeReach

    init(node: String, fact: String, change: String, sentence: String, reach: ChangeReach) {
        self.node = node
        self.fact = fact
        self.change = change
        self.sentence = sentence
        self.reach = reach
    }
}
