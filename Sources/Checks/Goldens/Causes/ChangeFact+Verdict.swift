import ViewLayout

extension ChangeFact {
    /// The maximum number of facts per cell; the most important ones are kept.
    private static let maximumCount = 40

    /// The changes that a verdict reports, the most important first; none for an equal golden.
    package static func facts(of verdict: GoldenVerdict) -> [ChangeFact] {
        switch verdict {
        case .equal: []
        case .missing:
            [ChangeFact(node: "golden", fact: "missing", change: "missing", sentence: "no golden", reach: .content)]
        case .unreadable(let files): files.map(unreadable)
        case .blank(let blank):
            [
                ChangeFact(
                    node: "picture", fact: "blank", change: blank.rawValue, sentence: blank.description,
                    reach: .content)
            ]
        case .different(let difference): facts(of: difference)
        case .flawed(let flaws, let difference): flaws.map(ChangeFact.init) + (difference.map(facts) ?? [])
        }
    }

    /// The fact, where one of some strings without a translation has changed, as one that other such strings share.
    func untranslated(among keys: Set<String>) -> ChangeFact {
        guard reach == .words, case .string(let key) = RecordInput(node), keys.contains(key) else { return self }
        return ChangeFact(node: node, fact: fact, change: change, sentence: sentence, reach: .untranslated)
    }

    private init(_ flaw: GoldenFlaw) {
        self.init(
            node: flaw.subject.isEmpty ? "picture" : flaw.subject, fact: flaw.rule, change: "",
            sentence: "\(flaw.rule): \(flaw.problem)", reach: .content)
    }

    /// The fact of a cell whose golden was recorded by an earlier run and not accepted since.
    static let unreviewed = ChangeFact(
        node: "golden", fact: "unreviewed", change: "unreviewed",
        sentence: "an earlier run has recorded the golden, and nobody has accepted it", reach: .content)

    /// The fact of a cell that is shown although it passes.
    static let equal = ChangeFact(
        node: "golden", fact: "equal", change: "equal", sentence: "equal to its golden", reach: .content)

    /// The fact of a cell that could not be compared.
    package static func failure(_ message: String) -> ChangeFact {
        ChangeFact(node: "cell", fact: "failed", change: message, sentence: message, reach: .content)
    }

    private static func unreadable(_ file: UnreadableGolden) -> ChangeFact {
        let sentence = file.description
        // Files with the same problem have one cause.
        return ChangeFact(
            node: "golden", fact: "file \(file.problem.word)", change: sentence.replacing(file.file, with: ""),
            sentence: sentence, reach: .content)
    }

    private static func facts(of difference: GoldenDifference) -> [ChangeFact] {
        var facts = Array(LayoutFacts(difference.layout).facts.prefix(maximumCount))
        if let edit = difference.edit {
            facts.append(
                ChangeFact(
                    node: "record", fact: "edit", change: "\(edit.text) → \(edit.newText)",
                    sentence: edit.description, reach: .content))
        }
        if difference.isMismatchedPair {
            facts.append(
                ChangeFact(
                    node: "golden", fact: "pair", change: "torn",
                    sentence: "the golden's two files were not recorded together", reach: .content))
        }
        if difference.isPictureUnknown, facts.isEmpty {
            facts.append(
                ChangeFact(
                    node: "picture", fact: "pixels", change: "", sentence: GoldenDifference.unknownPicture,
                    reach: .pixels))
        }
        if let pixels = difference.pixels, let fact = unexplained(pixels, by: facts) { facts.append(fact) }
        return facts
    }

    /// A fact for pixels that no change of the layout explains. If the layout is the same, these are all pixels. If it
    /// changed but nothing moved, these are the pixels of nodes that no other fact names.
    private static func unexplained(_ pixels: PixelDifference, by facts: [ChangeFact]) -> ChangeFact? {
        guard !facts.contains(where: { ![.paint, .said, .echo].contains($0.reach) }) else { return nil }
        let reported = Set(facts.flatMap { names(of: $0.node) })
        let share = pixels.nodes.first { share in
            !share.path.split(separator: "/").contains { reported.contains(String($0)) }
        }
        guard let share else { return nil }
        if let moved = pixels.moved {
            let node = name(ofPath: pixels.commonPath)
            return ChangeFact(
                node: node, fact: "pixels", change: "\(moved)", sentence: "\(node) is drawn \(moved)", reach: .pixels)
        }
        let node = name(ofPath: share.path)
        return ChangeFact(
            node: node, fact: "pixels", change: "", sentence: "\(node) is drawn differently at the same place",
            reach: .pixels)
    }

    /// The names of the path's last parts that a node's name in a sentence refers to. `border of photo` has two, unless
    /// an app itself uses this name for a view.
    private static func names(of node: String) -> [String] {
        [name(ofPath: node)] + node.split(separator: " of ").map { name(ofPath: String($0)) }
    }

    private static func name(ofPath path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
