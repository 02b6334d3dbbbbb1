import Support
import ViewLayout

/// The data of the page of what is pending.
struct ReviewDocument: Encodable {
    let version = BalloonVersion.current
    let kind = "review"
    /// How the page names the folder of its pictures; empty where they are inside.
    let pictures: String
    let fields = FilterField.all
    let causes: [Cause]
    let cells: [Cell]
    /// The texts that cells name by their places here: ten thousand cells say much the same.
    let texts: [String]
    /// The number of the state that a server shows; nil from disk, where nothing can be decided.
    let revision: Int?
    /// What the server has decided; nil from disk.
    let decided: DecidedCounts?

    struct Cause: Encodable {
        let number: Int
        let sentence: String
        let variants, following: [String]
        /// The words of each language, where they are others.
        let languages: [GoldenCause.Language]
        /// The indices of the cells.
        let cells: [Int]
        let example: Int
        /// The commands for the cells that fail only for this cause; nil where there are none such cells.
        let alone: Commands?
        /// The commands for all cells of this cause, including those that fail for others too; nil where no cell does.
        let together: Commands?
    }

    struct Commands: Encodable {
        let note: String
        let accept, reject: String

        init(_ note: String, choosing options: String, words: String) {
            self.note = note
            (accept, reject) = ("balloon accept \(options)\(words)", "balloon reject \(options)\(words)")
        }
    }

    struct Cell: Encodable {
        let name, scene, folder, source, status: String
        /// Why it fails: the place of the text.
        let sentence: Int
        /// What the viewer has that is not standard.
        let traits: [String: String]
        let causes: [Int]
        /// A label and a text each, by their places.
        let details: [[Int]]
        /// The places of the texts.
        let changes: [Int]
        let was, `is`: Picture
        /// The painted difference; nil where it was not painted.
        let difference: String?
        /// The smallest box that holds every differing pixel: x, y, width and height in pixels.
        let box: [Int]?
        let refusal, accept: String?
        /// Digits of the candidate and its golden, by which a decision names what was looked at; nil from disk.
        let state: String?
    }

    struct Picture: Encodable {
        /// The name of the picture; nil where there is none.
        let file: String?
        /// Width and height in points; nil where nothing was laid out.
        let points: [Double]?
        /// Pixels to a point.
        let scale: Int
        /// What a screen reader says, one text per element, by their places.
        let words: [Int]
    }
}

/// How many cells were accepted and rejected in a review.
package struct DecidedCounts: Sendable, Equatable, Encodable {
    package var accepted = 0
    package var rejected = 0

    package init() {}
}

/// Texts in the order in which they are first said, each once.
package struct NumberedTexts {
    package private(set) var texts: [String] = []
    private var places: [String: Int] = [:]

    package init() {}

    /// The place of a text.
    package mutating func place(of text: String) -> Int {
        if let place = places[text] { return place }
        places[text] = texts.count
        texts.append(text)
        return texts.count - 1
    }

    /// The places of some texts.
    mutating func places(of texts: [String]) -> [Int] { texts.map { place(of: $0) } }
}

extension ReviewDocument.Cause {
    init(_ cause: GoldenCause, in review: PendingReview, indices: [String: Int], words: String) {
        (number, sentence, variants) = (cause.number, cause.sentence, cause.variants)
        following = cause.following.map(\.sentence)
        languages = cause.languages
        cells = cause.cells.compactMap { indices[$0] }
        example = indices[cause.example] ?? 0
        (alone, together) = Self.commands(about: cause, in: review, words)
    }

    /// The commands about a cause: those that name only this cause, and those that also include cells with other causes.
    private static func commands(
        about cause: GoldenCause, in review: PendingReview, _ words: String
    ) -> (alone: ReviewDocument.Commands?, together: ReviewDocument.Commands?) {
        let (shared, count) = (cause.shared.count, cause.cells.count)
        let alone = ReviewDocument.Commands(
            shared == 0 ? "" : "\(count - shared) of \(count) cells fail for nothing else:",
            choosing: "--cause \(review.reference(to: cause))", words: words)
        guard shared > 0 else { return (alone, nil) }
        let others = Set(cause.shared.flatMap { review.groups.numbers(ofCell: $0) }).subtracting([cause.number])
        let names = others.sorted().map(String.init).joined(separator: ", ")
        let note = "\(shared) of \(count) cells fail for \(Counted.word(others.count, "cause")) \(names), too. "
        let options = review.options(choosing: review.candidates(of: cause))
        return (
            shared == count ? nil : alone,
            ReviewDocument.Commands(
                note + (options == nil ? "All cells of this cause:" : "All cells of these causes:"),
                choosing: options ?? "'cause=\(cause.number)'", words: words)
        )
    }
}
