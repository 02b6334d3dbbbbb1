/// Gives siblings unique names with numbers: `text`, `text-2`, `text-3`.
///
/// Few names are compared with each other. For many, a set is used, and each name remembers its last number.
package struct SiblingNames {
    package init() {}

    private var few: [String] = []
    private var many: Set<String> = []
    private var lastNumbers: [String: Int] = [:]

    /// The maximum number of names that are compared with each other.
    private static let maximumFew = 8

    /// The name of the next sibling.
    package mutating func unique(_ name: String) -> String {
        var free = name
        if isTaken(name) {
            var number = lastNumbers[name] ?? 1
            repeat {
                number += 1
                free = "\(name)-\(number)"
            } while isTaken(free)
            if !many.isEmpty { lastNumbers[name] = number }
        }
        take(free)
        return free
    }

    private func isTaken(_ name: String) -> Bool { many.isEmpty ? few.contains(name) : many.contains(name) }

    private mutating func take(_ name: String) {
        if many.isEmpty, few.count < Self.maximumFew {
            few.append(name)
        } else {
            if many.isEmpty { many.formUnion(few) }
            many.insert(name)
        }
    }
}
