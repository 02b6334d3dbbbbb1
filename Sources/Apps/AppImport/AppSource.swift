import Foundation
import SourceTokens
import Support

/// A Swift file of an app that was read.
struct AppSource {
    /// Its path in the app's folder.
    let path: String
    let source: String
    let tokens: [SwiftToken]
    /// Whether all its bytes are text; otherwise the compiler would refuse it.
    let isText: Bool

    /// Reads a file.
    init(path: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(path).path
        guard let bytes = try AtomicFile.read(file, limit: Self.maximumSize) else {
            throw AtomicFile.Failure(path: file, action: "read", reason: "there is no such file")
        }
        let text = String(validating: bytes, as: UTF8.self)
        (self.path, isText, source) = (path, text != nil, text ?? String(decoding: bytes, as: UTF8.self))
        tokens = SwiftTokens.all(in: source)
    }

    /// The maximum number of bytes of a source file: far more than anybody writes.
    private static let maximumSize = 10 << 20
}
