/// One change of a cell, in a form that can be compared with the changes of other cells.
package struct ChangeFact: Hashable, Sendable, Codable {
    /// The node or the file that it is about.
    package let node: String
    /// What changed about it: `text`, `color`, `moved`.
    package let fact: String
    /// The old and the new value, without what differs between cells.
    package let change: String
    /// The change in words, with the values of this cell.
    package let sentence: String
    /// What the change can lead to.
    package let reach: ChangeReach

    init(node: String, fact: String, change: String, sentence: String, reach: ChangeReach) {
        self.node = node
        self.fact = fact
        self.change = change
        self.sentence = sentence
        self.reach = reach
    }
}
