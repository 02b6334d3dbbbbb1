import ArgumentParser
import Goldens
import ViewLayout

/// The candidates that a command is applied to.
struct PendingSelection: ParsableArguments {
    @OptionGroup var cells: NamedCellsOptions

    @Flag(help: "Chooses everything that is pending.")
    var all = false

    @Option(
        name: .customLong("cause"),
        help: ArgumentHelp(
            """
            A cause with its state as report and list --failing print it, such as 2:3fa9c1e0: refused when the cause is no \
            longer what was looked at. Its number alone does until something is accepted, rejected or drawn again. A cell \
            that also fails for a cause that is not given is left.
            """))
    var causes: [String] = []

    @OptionGroup var pending: PendingOptions

    func validate() throws {
        guard all || !cells.isEmpty || !causes.isEmpty else {
            throw ValidationError("nothing is chosen; give a name, --where, --cause or --all")
        }
        guard !all || (cells.isEmpty && causes.isEmpty) else {
            throw ValidationError("--all chooses everything; remove it or the names, --where and --cause")
        }
    }

    /// The chosen candidates, and those of the chosen causes that are left out because they also have other causes.
    func candidates(of review: PendingReview) throws -> (chosen: [PendingCandidate], left: [PendingCandidate]) {
        guard !all else { return (review.candidates, []) }
        try refuseAmbiguous(in: review)
        let filter = try cells.filter()
        let numberedState = try PendingFolder(root: pending.folder).numberedState()
        if filter?.namesCauseNumber == true { try review.requireNumbers(numberedState) }
        let numbers = Set(try causes.map { try review.cause($0, numberedState: numberedState).number })
        var chosen: [PendingCandidate] = []
        var left: [PendingCandidate] = []
        for candidate in review.candidates {
            let own = Set(review.causes(of: candidate).map(\.number))
            let isOfFilter = filter?.matches(review.facts(of: candidate)) ?? true
            guard isOfFilter, numbers.isEmpty || !own.isDisjoint(with: numbers) else { continue }
            if numbers.isEmpty || own.isSubset(of: numbers) { chosen.append(candidate) } else { left.append(candidate) }
        }
        return (chosen, left)
    }

    /// The options that choose some candidates with all of their causes; empty for none.
    func words(for candidates: [PendingCandidate], in review: PendingReview) -> String {
        review.options(choosing: candidates).map { $0 + pending.words } ?? ""
    }

    /// Why no candidate is chosen.
    func hints(in review: PendingReview) -> [String] { CandidateLookup.hints(for: cells.texts, in: review) }

    /// Throws for a name of cells in two folders, because it is not known which one is meant.
    private func refuseAmbiguous(in review: PendingReview) throws {
        for name in cells.names {
            let folders = review.folders(ofCell: name)
            guard folders.count > 1 else { continue }
            throw CommandError(
                "\(name) is pending for goldens of \(folders.joined(separator: " and ")); name one with its folder, such "
                    + "as \(CellFilter.shellWord(naming: "\(folders[0])/\(name)"))")
        }
    }
}
