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
    /// Whether the file exists. Nothing is downloaded.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
