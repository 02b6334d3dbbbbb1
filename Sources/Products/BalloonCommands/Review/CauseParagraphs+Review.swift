import Goldens

extension CauseParagraphs {
    /// The causes of what is pending.
    init(_ review: PendingReview, isVerbose: Bool = false) {
        let cells = review.candidates.map { (review.name(of: $0), $0.result) }
        // Who looks at one cell decides about it with a key or with a name: the command is that of the caller.
        var options = GoldenReportOptions(goldens: "", place: ReportPlaces().place, acceptCommand: nil)
        options.isVerbose = isVerbose
        self.init(review.groups, cells: Dictionary(cells, uniquingKeysWith: { first, _ in first }), options: options)
    }
}
