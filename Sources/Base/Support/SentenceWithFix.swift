/// The two parts of a sentence such as `“Hello; world” is clipped; make the balloon larger`: what is wrong, and what to do
/// after the last semicolon. A semicolon in a quoted text of the user's belongs to the text.
package struct SentenceWithFix {
    package let problem: String
    /// Empty where the sentence does not say what to do.
    package let fix: String

    package init(_ sentence: String) {
        var depth = 0
        var end: String.Index?
        for place in sentence.indices {
            switch sentence[place] {
            case "“": depth += 1
            case "”": depth -= 1
            case ";" where depth <= 0 && sentence[place...].hasPrefix("; "): end = place
            default: break
            }
        }
        problem = end.map { String(sentence[..<$0]) } ?? sentence
        fix = end.map { String(sentence[$0...].dropFirst(2)) } ?? ""
    }
}
