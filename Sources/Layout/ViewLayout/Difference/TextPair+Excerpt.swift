extension TextPair {
    /// Longer texts are shortened to the part that differs, in characters.
    private static let maximumLength = 80
    /// How many equal characters are kept before and after it.
    private static let context = 24

    /// The differing part of two long texts with its context; short texts are returned unchanged.
    package var excerpt: TextPair {
        let (old, new) = (Array(from), Array(to))
        guard max(old.count, new.count) > Self.maximumLength else { return self }
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        func part(_ text: [Character]) -> String {
            let first = start <= Self.context ? 0 : start - Self.context
            let last = min(text.count, text.count - end + Self.context)
            let kept = text[first..<min(last, first + Self.maximumLength)]
            return (first > 0 ? "…" : "") + String(kept) + (first + kept.count < text.count ? "…" : "")
        }
        return TextPair(from: part(old), to: part(new))
    }
}
