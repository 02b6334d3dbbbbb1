import Foundation

/// The folder of Balloon's package, in which the tests find examples, fonts and pages.
package enum PackageFolder {
    /// The nearest folder above this file that has a manifest, wherever the tests lie in it.
    package static let url: URL = {
        var folder = URL(fileURLWithPath: #filePath)
        repeat {
            folder.deleteLastPathComponent()
        } while folder.path != "/"
            && !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
        return folder
    }()

    package static var path: String { url.path }
}
