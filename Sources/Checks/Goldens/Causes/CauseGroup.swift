import ViewLayout

/// A change of a cell that is one of its causes.
struct CauseInstance {
    /// The index of the cell, and of the change among the cell's causes.
    let cell, rank: Int
    let fact: ChangeFact
}

/// The instances of one cause, in the order of cells.
struct CauseGroup {
    let instances: [CauseInstance]
    /// The indices of the cells, ascending.
    let cells: [Int]

    init(instances: [CauseInstance]) {
        self.instances = instances
        cells = Set(instances.map(\.cell)).sorted()
    }

    /// The index of the change among the causes of the first cell. The most important change has the smallest index.
    var rank: Int { instances[0].rank }

    /// The first change of each cell, in the order of cells.
    var facts: [(cell: Int, fact: ChangeFact)] {
        var last: Int?
        return instances.compactMap { instance in
            defer { last = instance.cell }
            return instance.cell == last ? nil : (instance.cell, instance.fact)
        }
    }

    /// What is said of several strings that one language does not have; nil for any other cause.
    private func untranslated(in all: [FailingCell]) -> String? {
        let strings = Set(instances.map(\.fact.node))
        guard strings.count > 1, instances.allSatisfy({ $0.fact.reach == .untranslated }) else { return nil }
        return "\(strings.count) strings have no translation for \(all[cells[0]].locale)"
    }

    /// - Parameters:
    ///   - all: all failing cells.
    ///   - counts: how many causes each of them has.
    ///   - following: what follows from the cause, most frequent first, in the words of a cell.
    func cause(
        number: Int, among all: [FailingCell], causesOfCells counts: [Int],
        following: (_ example: Int) -> [GoldenCause.Following]
    ) -> GoldenCause {
        let standard = TraitCollection().locale
        let statements = instances.map { instance in
            let cell = all[instance.cell]
            return CauseSentences.Statement(
                sentence: instance.fact.sentence, locale: cell.locale, isOfWords: instance.fact.isOfWords,
                rank: (
                    cell.hasOtherPixels ? 0 : 1, counts[instance.cell], cell.locale == standard ? 0 : 1,
                    cell.width ?? .infinity, instance.cell
                ))
        }
        let sentences = CauseSentences(statements)
        let example = instances[CauseSentences.best(of: sentences.shown, statements)].cell
        let narrowest =
            cells.min { (all[$0].width ?? .infinity, $0) < (all[$1].width ?? .infinity, $1) } ?? cells[0]
        let untranslated = untranslated(in: all)
        let variants = untranslated == nil ? sentences.variants : [sentences.headline] + sentences.variants
        return GoldenCause(
            number: number, sentence: untranslated ?? sentences.headline,
            variants: Array(variants.prefix(GoldenCause.maximumVariants)), languages: sentences.languages,
            cells: cells.map { all[$0].name }, shared: cells.filter { counts[$0] > 1 }.map { all[$0].name },
            example: all[example].name, narrowest: all[narrowest].name,
            following: Array(following(example).prefix(GoldenCause.maximumVariants)))
    }
}
