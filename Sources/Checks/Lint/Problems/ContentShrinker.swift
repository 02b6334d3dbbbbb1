import BalloonLayouts
import Scenes
import Support
import Sweeps
import Typesetting
import ViewLayout

/// Finds out what a message must say for a problem to be seen: the shortest text of each name, or which of its values.
///
/// It asks for the viewer who is nearest to the scene's own, one name at a time, while the others keep what that viewer
/// reads. A name that makes no difference is left out.
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
        let words = scene.vary.compactMap { variable -> String? in
            let labels = variable.labels(in: scene.languages)
            guard labels.count > 1 || variable.declared.contains(where: { $0.letterCount != nil }) else { return nil }
            let tried = Array(labels.prefix(Self.triedValues))
            let failing = tried.filter { label in
                var other = viewer
                other.content[variable.name] = label
                return fails(scene, other, isSeen)
            }
            let own = viewer.content[variable.name].map { [$0] } ?? []
            let shortest = (failing.isEmpty ? own : failing)
                .compactMap { shortestLength(of: variable, $0, for: viewer, isSeen) }.min()
            if let shortest {
                return shortest > 1 ? "\(variable.name) of \(shortest) letters or more" : nil
            }
            guard failing.count < tried.count else { return nil }
            return "\(variable.name) " + Self.list(failing.isEmpty ? own : failing, of: tried)
        }
        return words.isEmpty ? nil : words.joined(separator: " and ")
    }

    /// How many letters of a text are enough for a problem; nil for a value that is not a text. More letters than those
    /// that are enough make a longer text.
    private func shortestLength(
        of variable: ContentVariable, _ label: String, for viewer: TraitCollection, _ isSeen: (SweepCell) -> Bool
    ) -> Int? {
        let value = variable.declared.first { $0.label == label } ?? .text(label)
        guard let count = value.letterCount else { return nil }
        func fails(_ length: Int) -> Bool {
            guard let short = value.shortened(to: length) else { return false }
            var other = scene
            other.vary([ContentVariable(name: variable.name, values: [short])], in: [viewer.locale])
            var traits = viewer
            traits.content[variable.name] = short.label
            return self.fails(other, traits, isSeen)
        }
        var (passing, failing) = (0, count)
        while failing - passing > 1 {
            let middle = (passing + failing) / 2
            if fails(middle) { failing = middle } else { passing = middle }
        }
        return failing
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
        if let least = numbers.min(), numbers.count > 1, numbers.count == failing.count,
            numbers.count + others.count == all.count, others.allSatisfy({ $0 < least })
        {
            return "from \(ShortDecimal.exact(least))"
        }
        guard failing.count <= namedValues else {
            return failing.prefix(namedValues - 1).joined(separator: ", ")
                + " or \(failing.count - namedValues + 1) more"
        }
        guard let last = failing.last, failing.count > 1 else { return failing.joined() }
        return failing.dropLast().joined(separator: ", ") + " or " + last
    }
}
