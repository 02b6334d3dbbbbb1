/// The two parts of a sentence such as `“Hello; world” is clipped; make the balloon larger`: what is wrong, and what to do
/// after the last semicolon. A semicolon in a quoted text belongs to the text. The sentence is read from its end, where the fix
/// is: a text of the user's may have quotation marks of its own.
package struct SentenceWithFix {
    package let problem: String
    /// Empty where the sentence does not say what to do.
    package let fix: String

    package init(_ sentence: String) {
        var depth = 0
        var isInQuotes = false
        let end = sentence.indices.last { place in
            switch sentence[place] {
            case "”": depth += 1
            case "“": depth -= 1
            case "\"" where !sentence[..<place].hasSuffix("\\"): isInQuotes.toggle()
            default: return depth <= 0 && !isInQuotes && sentence[place...].hasPrefix("; ")
            }
            return false
        }
        problem = end.map { String(sentence[..<$0]) } ?? sentence
        fix = end.map { String(sentence[$0...].dropFirst(2)) } ?? ""
    }
}
