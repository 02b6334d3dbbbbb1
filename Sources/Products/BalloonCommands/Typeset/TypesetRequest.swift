import Typesetting
import ViewLayout

/// One line of `balloon typeset`'s input.
struct TypesetRequest {
    let text: String
    let size: Double
    let width: Double?
    let lang: String
    let weight: Double
    let maxLines: Int?
    let truncation: TruncationMode

    static let keys = ["id", "text", "size", "width", "lang", "weight", "maxLines", "truncation"]

    init(_ fields: LineFields) throws {
        try fields.refuseMalformed()
        text = try fields.required("text", "a string", fields.text("text"))
        size = try fields.required("size", "a number", fields.number("size"))
        width = try fields.number("width", "a number, or null")
        lang = try fields.text("lang") ?? "en"
        weight = try fields.number("weight") ?? FontWeight.regular.rawValue
        maxLines = try fields.number("maxLines", "a whole number").map { number in
            guard let count = Int(exactly: number) else { throw LineError("\"maxLines\" must be a whole number") }
            return count
        }
        let mode = try fields.text("truncation") ?? TruncationMode.tail.rawValue
        guard let truncation = TruncationMode(rawValue: mode) else {
            throw LineError("\"truncation\" is \"\(mode)\"; it must be tail, middle or head")
        }
        self.truncation = truncation
        try validate()
    }

    private func validate() throws {
        if let width, !(width > 0 && width <= TypesettingLimits.maximumWidth) {
            throw LineError(
                "\"width\" is \(width); it must be a positive number of at most \(Int(TypesettingLimits.maximumWidth)), or null"
            )
        }
        guard (1...1000).contains(weight) else { throw LineError("\"weight\" is \(weight); it must be 1 to 1000") }
        guard LanguageTag.isWellFormed(lang) else {
            throw LineError("\"lang\" is \"\(lang)\"; it must be a BCP 47 tag such as en or zh-Hant-TW")
        }
        if let problem = LanguageTag.lineBreakKeywordProblem(lang) {
            throw LineError("\"lang\" is \"\(lang)\"; \(problem)")
        }
        if let maxLines, maxLines < 1 { throw LineError("\"maxLines\" is \(maxLines); it must be at least 1") }
    }
}
