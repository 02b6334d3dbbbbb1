import BalloonLayouts
import Scenes
import Support
import Sweeps
import Typesetting
import ViewLayout

/// Finds out what a message must say for a problem to be seen: the shortest text of each name, or which of its values.
///
/// It asks for the viewer who is nearest to the scene's own, one name at a time, while the others keep what that viewer
/// reads; of a text it asks with the values of the others as well. A name that makes no difference is left out.
struct ContentShrinker {
    private let scene: BalloonScene
    private let context: LayoutContext

    /// Values of one name that are tried: a line names few of them.
    private static let triedValues = 32
    /// Values that are named one by one.
    private static let namedValues = 3

    init(_ scene: BalloonScene, fonts: FontCascade) {
        self.scene = scene
        context = LayoutContext(traits: scene.traits, fonts: fonts)
    }

    /// The problems with what the message says where they are seen.
    /// - Parameter isSeen: whether cells have a problem; by default whether they have a finding of its rule and subject.
    func shrunk(
        _ problems: [LintProblem],
        isSeen: (LintProblem, SweepCell) -> Bool = { problem, cell in
            cell.findings.contains { $0.kind.rawValue == problem.rule && $0.subject == problem.subject }
        }
    ) -> [LintProblem] {
        guard !scene.vary.isEmpty else { return problems }
        return problems.map { problem in
            guard let viewer = problem.nearest else { return problem }
            var problem = problem
            problem.content = words(for: viewer) { isSeen(problem, $0) }
            return problem
        }
    }

    private func words(for viewer: TraitCollection, isSeen: (SweepCell) -> Bool) -> String? {
        // Relations between viewers are not seen in a cell.
        guard fails(scene, viewer, isSeen) else { return nil }
        // The names whose value is said beside a text for which it matters.
        var said: Set<String> = []
        func words(of variable: ContentVariable) -> String? {
            let labels = variable.labels(in: scene.languages)
            guard labels.count > 1 || variable.declared.contains(where: { $0.letterCount != nil }) else { return nil }
            let tried = Array(labels.prefix(Self.triedValues))
            let failing = tried.filter { label in fails(scene, viewer.saying(label, for: variable), isSeen) }
            let own = viewer.content[variable.name].map { [$0] } ?? []
            if let shortest = shortest(variable, of: failing.isEmpty ? own : failing, for: viewer, isSeen) {
                guard shortest.count > 1 else { return nil }
                if let other = shortest.other { said.insert(other.name) }
                return phrase(shortest, of: variable, viewer)
            }
            guard failing.count < tried.count else { return nil }
            return "\(variable.name) " + Self.list(failing.isEmpty ? own : failing, of: tried)
        }
        let found = scene.vary.map { (name: $0.name, words: words(of: $0)) }
        let words = found.compactMap { said.contains($0.name) ? nil : $0.words }
        return words.isEmpty ? nil : words.joined(separator: " and ")
    }

    // MARK: - The length of a text

    /// How many letters of a text are enough for a problem.
    private struct Shortest {
        let count: Int
        /// The value whose first letters they are.
        let value: VariedValue
        /// What another name must say for so few letters to be enough; nil where any of its values does.
        let other: (name: String, label: String)?
    }

    /// How many letters of a text are enough for a problem; nil for values that are not texts. Of the other names each value
    /// is tried, one name at a time, since a long number needs fewer letters beside it.
    private func shortest(
        _ variable: ContentVariable, of labels: [String], for viewer: TraitCollection, _ isSeen: (SweepCell) -> Bool
    ) -> Shortest? {
        var best: Shortest?
        for label in labels {
            let value = variable.value(label)
            let most = min(value.letterCount ?? 0, best.map { $0.count - 1 } ?? .max)
            guard let count = shortestLength(of: variable, value, upTo: most, for: viewer, isSeen) else { continue }
            best = Shortest(count: count, value: value, other: nil)
        }
        guard var best else { return nil }
        for other in scene.vary where other.name != variable.name {
            for label in other.labels(in: scene.languages).prefix(Self.triedValues) {
                let reader = viewer.saying(label, for: other)
                guard label != viewer.content[other.name],
                    let count = shortestLength(
                        of: variable, best.value, upTo: best.count - 1, for: reader, isSeen)
                else { continue }
                best = Shortest(count: count, value: best.value, other: (other.name, label))
            }
        }
        return best
    }

    /// The fewest letters of a text that are enough for a problem; nil where those up to a number are not. More letters than
    /// those that are enough make a longer text.
    private func shortestLength(
        of variable: ContentVariable, _ value: VariedValue, upTo most: Int, for viewer: TraitCollection,
        _ isSeen: (SweepCell) -> Bool
    ) -> Int? {
        func fails(_ length: Int) -> Bool {
            guard let short = value.shortened(to: length) else { return false }
            var other = scene
            other.vary([ContentVariable(name: variable.name, values: [short])], in: [viewer.locale])
            return self.fails(other, viewer.saying(short.label, for: variable), isSeen)
        }
        guard most > 0, fails(most) else { return nil }
        var (passing, failing) = (0, most)
        while failing - passing > 1 {
            let middle = (passing + failing) / 2
            if fails(middle) { failing = middle } else { passing = middle }
        }
        return failing
    }

    /// `name of 17 letters or more`, `name of 4 letters W or more with points 148`.
    private func phrase(_ shortest: Shortest, of variable: ContentVariable, _ viewer: TraitCollection) -> String {
        var letters = "\(shortest.count) letters or more"
        if case .longest = shortest.value.kind,
            let letter = try? context.fonts.widestText(letterCount: 1, language: viewer.locale)
        {
            letters = "\(shortest.count) letters \(letter) or more"
        }
        let other = shortest.other.map { " with \($0.name) \($0.label)" } ?? ""
        return "\(variable.name) of \(letters)\(other)"
    }

    private func fails(_ scene: BalloonScene, _ viewer: TraitCollection, _ isSeen: (SweepCell) -> Bool) -> Bool {
        var context = context
        context.traits = viewer
        let cells = try? MeasuredRow.cells([viewer.transcriptWidth], of: scene, in: context)
        return cells?.contains(where: isSeen) ?? false
    }

    /// `100`, `21 or 100`, `from 21` for the largest of some numbers.
    private static func list(_ failing: [String], of all: [String]) -> String {
        let numbers = failing.compactMap(Double.init)
        let others = all.filter { !failing.contains($0) }.compactMap(Double.init)
        if let minimum = numbers.min(), numbers.count > 1, numbers.count == failing.count,
            numbers.count + others.count == all.count, others.allSatisfy({ $0 < minimum })
        {
            return "from \(ShortDecimal.exact(minimum))"
        }
        guard failing.count <= namedValues else {
            return failing.prefix(namedValues - 1).joined(separator: ", ")
                + " or \(failing.count - namedValues + 1) more"
        }
        guard let last = failing.last, failing.count > 1 else { return failing.joined() }
        return failing.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension TraitCollection {
    /// The viewer to whom the message says a value.
    fileprivate func saying(_ label: String, for variable: ContentVariable) -> TraitCollection {
        var viewer = self
        viewer.content[variable.name] = label
        return viewer
    }
}
