import Foundation

extension FileManager {
    /// The files of an imported app: its folders for documents, caches and support are in the temporary folder and empty
    /// at first, so that a test neither finds nor leaves files in the account's home. `balloon import` writes it in place of
    /// `FileManager.default`.
    /// - Parameter file: a source of the app, by which its module is known.
    public static func ofImportedFiles(for file: StaticString = #fileID) -> FileManager {
        AppFileManager(home: AppFileManager.home(of: String(file.description.prefix { $0 != "/" })))
    }

    /// The paths of some folders: what `NSSearchPathForDirectoriesInDomains` returns.
    public func paths(
        _ directory: SearchPathDirectory, _ domainMask: SearchPathDomainMask, _ expandTilde: Bool
    ) -> [String] { urls(for: directory, in: domainMask).map(\.path) }
}

/// A file manager whose folders are those of an app in a test.
final class AppFileManager: FileManager, @unchecked Sendable {
    // Immutable, as all that a file manager of Foundation has besides its delegate.
    private let home: URL

    init(home: URL) {
        self.home = home
        super.init()
    }

    /// The home of an app: one for each run of the tests, as there is one for each installation of the app.
    static func home(of module: String) -> URL { installed.appendingPathComponent(module) }

    /// The files of all apps of this run, which go with it.
    static let installed: URL = {
        atexit { try? FileManager.default.removeItem(at: AppFileManager.installed) }
        return FileManager.default.temporaryDirectory
            .appendingPathComponent("Apps-\(ProcessInfo.processInfo.processIdentifier)")
    }()

    private func folder(_ directory: SearchPathDirectory) -> URL? {
        switch directory {
        case .documentDirectory: made("Documents")
        case .libraryDirectory: made("Library")
        case .cachesDirectory: made("Library/Caches")
        case .applicationSupportDirectory: made("Library/Application Support")
        default: nil
        }
    }

    private func made(_ name: String) -> URL {
        let folder = home.appendingPathComponent(name, isDirectory: true)
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    // `url(for:in:appropriateFor:create:)` of Foundation asks for these.
    override func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        folder(directory).map { [$0] } ?? super.urls(for: directory, in: domainMask)
    }

    override var homeDirectoryForCurrentUser: URL { made("") }
}
