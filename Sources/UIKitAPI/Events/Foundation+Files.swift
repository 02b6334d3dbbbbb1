import Foundation

// What Foundation has on iOS and lacks on Linux, and apps use for their files and in code of others.

/// Where a function of Objective-C puts its error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

extension FileManager {
    /// The folder that the apps of a group share: a folder in the temporary folder, created on first use.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/") else { return nil }
        let folder = temporaryDirectory.appendingPathComponent("Groups/\(groupIdentifier)")
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// The place of a file in iCloud; nil, because no account is signed in.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension URL {
    /// Whether the file is there: nothing is fetched from elsewhere.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
