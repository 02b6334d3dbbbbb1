import Support

/// An error in one line of input.
struct LineError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = ErrorText.line(description) }
}
