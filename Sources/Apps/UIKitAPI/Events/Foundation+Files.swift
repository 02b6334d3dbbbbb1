import Foundation

// Parts of Foundation that exist only on iOS. Apps use them for their files, and third-party code uses them, too.

/// The address to which a function of Objective-C writes its error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

extension FileManager {
    /// The folder that the apps of a group share: a folder of this run in the temporary folder, created on first use.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/") else { return nil }
        let folder = AppFileManager.installed.appendingPathComponent("Groups/\(groupIdentifier)")
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// The folder of a container in iCloud; always nil, because no account is signed in.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension URL {
    /// The app's folder of documents: one of this run's own.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The app's folder of support files: one of this run's own.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The app's folder of caches: one of this run's own.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The folder of files for a while.
    public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        let app = AppFileManager(home: AppFileManager.home(of: "App"))
        return app.urls(for: directory, in: .userDomainMask).first ?? temporaryDirectory
    }

    /// Whether the file exists. Nothing is downloaded.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
