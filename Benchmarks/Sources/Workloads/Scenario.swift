/// One thing that is measured: the same work done by Balloon and by others.
public struct Scenario {
    public let name: String
    /// How many operations one call of a contender's `run` does.
    public let operations: Int
    public let balloon: Contender
    /// Peers and floors, run in turn with Balloon.
    public let others: [Contender]
    public let goals: [Goal]
}

/// Who does the work.
public struct Contender {
    public let name: String
    /// Does all operations and returns something that depends on their results, so that none can be left out.
    public let run: () throws -> Double
}

/// What a scenario has to reach; times are those of one operation.
public enum Goal {
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
public enum ContenderName {
    public static let balloon = "Balloon"
    public static let pango = "Pango"
    public static let lean = "lean C"
    public static let shaping = "hb_shape"
}
