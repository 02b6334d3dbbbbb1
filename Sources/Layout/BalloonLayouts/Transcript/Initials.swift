/// The text on the disc of a sender without a picture.
enum Initials {
    /// The first letters of the first and the last word of a name, in capitals.
    static func of(_ name: String) -> String {
        let words = name.split(separator: " ", omittingEmptySubsequences: true)
        let ends = words.count > 1 ? [words.first, words.last] : [words.first]
        return ends.compactMap { $0?.first.map { String($0).uppercased() } }.joined()
    }
}
