#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `manifest.json` beside the fonts: what each file is, and its digest.
package struct FontManifest: Decodable, Sendable {
    package struct Font: Decodable, Sendable {
        package let file: String
        package let role: String
        package let weight: Double
        package let bytes: Int
        package let sha256: String
    }

    package let fonts: [Font]

    /// The name of the manifest in its folder.
    package static let fileName = "manifest.json"

    /// Reads the manifest of a folder.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)`` when it is missing or malformed.
    package static func read(in directory: String) throws -> FontManifest {
        let path = directory + "/" + fileName
        let file = try MappedFile(path: path, name: path)
        do {
            let data = Data(bytes: file.base, count: file.count)
            return try JSONDecoder().decode(FontManifest.self, from: data)
        } catch let error as DecodingError {
            throw TypesettingError.unusableFont(file: path, reason: "is not a font manifest: \(Self.reason(error))")
        }
    }

    private static func reason(_ error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, _): "key \(key.stringValue) is missing"
        case .dataCorrupted: "it is not JSON"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "at \(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
        @unknown default: "unreadable"
        }
    }
}
