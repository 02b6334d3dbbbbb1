import Foundation
import TestSupport
import Typesetting

@testable import Drawing

/// The vendored fonts, opened from the package.
enum Fonts {
    static func instance(_ name: String, _ coordinates: [Double] = []) throws -> FontInstance {
        FontInstance(file: try FontFile(path: path(name), name: name), coordinates: coordinates)
    }

    static func path(_ name: String) -> String {
        PackageFolder.url.appendingPathComponent("Fonts/\(name)").path
    }

    /// Bubble Sans at a size, with its optical size set to it.
    static func bubbleSans(size: Double, weight: Double = 400) throws -> FontInstance {
        try instance("BubbleSans.ttf", [min(max(size, 14), 32), weight])
    }

    static let emoji = "NotoColorEmoji.ttf"
}
