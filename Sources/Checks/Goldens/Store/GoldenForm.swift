/// What a golden keeps of its picture. The record is kept in both forms.
package enum GoldenForm: String, Sendable, Codable, CaseIterable {
    /// The picture itself.
    case picture = "png"
    /// Only the hash of its pixels, for large numbers of goldens. A changed layout is still explained; of a changed
    /// picture it is only known that it has changed.
    case hash

    /// The ending of the file.
    package var fileExtension: String { rawValue }

    /// The other form.
    var other: GoldenForm { self == .picture ? .hash : .picture }
}
