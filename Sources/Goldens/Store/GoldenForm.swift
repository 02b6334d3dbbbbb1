/// What a golden keeps of its picture. The record lies beside it in either form.
package enum GoldenForm: String, Sendable, Codable, CaseIterable {
    /// The picture itself.
    case picture = "png"
    /// The hash of its pixels, for goldens that are many: a difference of the layout is explained as ever, and of the
    /// picture it is only known that it is another one.
    case hash

    /// The ending of the file.
    package var fileExtension: String { rawValue }

    /// The other form.
    var other: GoldenForm { self == .picture ? .hash : .picture }
}
