/// One thing that is measured: the same work done by Balloon and by others.
package struct Scenario {
    package let name: String
    /// How many operations one call of a contender's `run` does.
    package let operations: Int
    package let balloon: Contender
    /// Peers and floors, run in turn with Balloon.
    package let others: [Contender]
    package let goals: [Goal]
}

/// Who does the work.
package struct Contender {
    package let name: String
    /// Does all operations and returns something that depends on their results, so that none can be left out.
    package let run: () throws -> Double
}

/// What a scenario has to reach; times are those of one operation.
package enum Goal {
    /// No more than a time.
    case nanoseconds(Double)
    /// No more than a floor's time this often.
    case times(Double, of: String)
    /// At least this much faster than a peer.
    case fasterBy(Double, than: String)
    /// No memory asked for.
    case noAllocation
}

/// The names of the contenders in the table.
package enum ContenderName {
    package static let balloon = "Balloon"
    package static let pango = "Pango"
    package static let lean = "lean C"
    package static let shaping = "hb_shape"
    package static let kiwi = "kiwi"
}
