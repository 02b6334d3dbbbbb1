extension LanguageTag {
    /// Whether a text has the form of a BCP 47 tag: subtags of one to eight ASCII letters or digits joined by hyphens,
    /// the first of two to eight letters (RFC 5646, section 2.1). Whether the language exists is not asked.
    package static func isWellFormed(_ tag: String) -> Bool {
        tag.split(separator: "-", omittingEmptySubsequences: false).enumerated().allSatisfy { index, subtag in
            (index == 0 ? 2...8 : 1...8).contains(subtag.unicodeScalars.count)
                && subtag.unicodeScalars.allSatisfy { scalar in
                    switch scalar {
                    case "a"..."z", "A"..."Z": true
                    case "0"..."9": index > 0
                    default: false
                    }
                }
        }
    }
}
