import Files
import Foundation

extension AppResources {
    /// The root element of a storyboard or a nib file, with the folder that contains it; nil when there is no such
    /// file.
    static func markup(named name: String, extension suffix: String, in bundle: Bundle?) -> Found? {
        for folder in folders(of: bundle) {
            for part in ["", "Base.lproj/", "en.lproj/"] {
                let file = folder.appendingPathComponent("\(part)\(name).\(suffix)")
                guard let bytes = try? LimitedFile.read(file.path, limit: maximumSize) else { continue }
                return MarkupReader.element(of: String(decoding: bytes, as: UTF8.self)).map {
                    Found(element: $0, folder: folder)
                }
            }
        }
        return nil
    }

    /// The maximum number of bytes of a storyboard; large ones have a few hundred thousand.
    private static let maximumSize = 1 << 24

    /// A file that was read.
    struct Found {
        let element: MarkupElement
        let folder: URL

        /// The module that the file belongs to: SwiftPM names folders `Package_Module.resources`.
        var module: String? {
            let parts = folder.pathComponents.reversed()
            return parts.first { $0.hasSuffix(".resources") }?.dropLast(10).split(separator: "_").last.map(String.init)
        }
    }
}
