/// A piece of a Swift source. The pieces of a file, one after the other, are the file.
package struct SwiftToken: Equatable {
    package enum Kind: Equatable {
        /// A name or a keyword, with backticks if it has them.
        case word
        /// `@` with the name after it.
        case attribute
        /// `#` with the name after it.
        case directive
        /// A text in quotes, plain or raw, on one line or on many, with all that is put into it.
        case string
        /// A comment, on one line or on many, with the comments in it.
        case comment
        /// Spaces and ends of lines.
        case space
        /// Any other character, and a number's first.
        case mark
    }

    package let kind: Kind
    package let text: Substring
    /// The line it begins on, from 1.
    package let line: Int
}
