/// Finds the known name that is most similar to a mistyped one.
package enum NearestKey {
    /// The candidate with the smallest edit distance, if it is small enough: at most two
    /// edits, and fewer than half of the letters. Of several the first. Hyphens and underscores do not count.
    package static func match(_ name: String, among candidates: [String]) -> String? {
        // Scalars are counted, because a letter can have any number of marks.
        let written = letters(of: String(name.unicodeScalars.prefix(longestName)))
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let other = letters(of: candidate)
            let distance = editDistance(written, other)
            guard distance <= 2 || other.starts(with: written), distance * 2 < max(written.count, other.count) else {
                continue
            }
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// `; did you mean "caption"?`, or empty when no candidate is similar.
    package static func suggestion(for name: String, among candidates: [String]) -> String {
        match(name, among: candidates).map { "; did you mean \"\($0)\"?" } ?? ""
    }

    private static func letters(of name: String) -> [Character] { name.lowercased().filter { $0 != "-" && $0 != "_" } }

    /// Longer names are compared by their start: a key of a scene has at most thirty letters.
    private static let longestName = 64

    /// The number of edits of one letter; exchanging two neighbours counts as one (the optimal string alignment
    /// distance).
    private static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
        var beforePrevious = [Int](repeating: 0, count: second.count + 1)
        var previous = Array(0...second.count)
        for i in 0..<first.count {
            var current = [i + 1] + [Int](repeating: 0, count: second.count)
            for j in 0..<second.count {
                let substitution = previous[j] + (first[i] == second[j] ? 0 : 1)
                current[j + 1] = min(previous[j + 1] + 1, current[j] + 1, substitution)
                if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                    current[j + 1] = min(current[j + 1], beforePrevious[j - 1] + 1)
                }
            }
            beforePrevious = previous
            previous = current
        }
        return previous[second.count]
    }
}
