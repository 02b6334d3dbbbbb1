import Files
import Foundation
import Support

/// The files of an app's extension according to its Xcode project. Some are outside its folder, and the folder can
/// contain files of other targets.
struct AppMembers {
    /// The name of the target; nil where no project contains the folder's files.
    let target: String?
    /// The paths of the target's files, relative to the folder: those in it, and for example `../Shared/Mood.swift`.
    let paths: [String]
    /// The Swift files in the folder that do not belong to the target.
    let strangers: [String]
    /// The repository's other modules.
    let modules: OwnModules
    /// Whether the project is in Swift 6.
    let isSwift6: Bool

    /// Searches the project that contains the files of a folder: in the folder, or in one above it.
    /// - Parameter found: the paths of the files in the folder.
    init(of folder: URL, found: [String]) {
        let folder = folder.standardizedFileURL
        let sources = found.filter { $0.hasSuffix(".swift") }
        guard let (target, isWhole, project) = Self.target(of: folder, sources: sources) else {
            (self.target, paths, strangers, isSwift6) = (nil, found, [], false)
            // A project that a tool makes of a list is not in the repository; its packages are.
            modules =
                Self.repository(around: folder).map { OwnModules(around: folder, places: [$0], targets: []) }
                ?? OwnModules()
            return
        }
        (self.target, isSwift6) = (target.name, target.isSwift6)
        let projects = Self.projects(in: project)
        modules = OwnModules(
            around: folder, places: [project] + projects.flatMap(\.packages), targets: projects.flatMap(\.targets))
        let isStranger = { (path: String) in
            isWhole && path.hasSuffix(".swift") && !target.has(folder.path + "/" + path)
        }
        strangers = found.filter(isStranger).sorted()
        let outside = (target.files + target.folders.flatMap { Self.files(below: $0) })
            .filter { !$0.hasPrefix(folder.path + "/") && target.has($0) && FileManager.default.fileExists(atPath: $0) }
        paths = found.filter { !isStranger($0) } + Set(outside).sorted().map { Self.path(to: $0, from: folder) }
    }

    /// The target with most of a folder's sources, preferring targets of Messages, and whether the project decides
    /// about all of them. A project above the folder that contains few of its files does not decide about the others.
    /// Also returns the folder of the project.
    private static func target(
        of folder: URL, sources: [String]
    ) -> (target: XcodeProject.Target, isWhole: Bool, project: URL)? {
        var place = folder
        for distance in 0...maximumDistance {
            let best = projects(in: place).flatMap(\.targets)
                .map { target in (target, own: sources.filter { target.has(folder.path + "/" + $0) }.count) }
                .filter { $0.own > 0 }
                .max { ($0.0.isForMessages ? 1 : 0, $0.own) < ($1.0.isForMessages ? 1 : 0, $1.own) }
            if let best { return (best.0, distance == 0 || best.own * 2 >= sources.count, place) }
            // A repository contains its project, so folders above it are not searched.
            if FileManager.default.fileExists(atPath: place.appendingPathComponent(".git").path) { break }
            place = URL(fileURLWithPath: PathName.parent(of: place.standardizedFileURL.path), isDirectory: true)
        }
        return nil
    }

    /// The nearest folder, at most some above the extension's, with a package of Swift or with a repository's own files.
    private static func repository(around folder: URL) -> URL? {
        var place = folder
        for _ in 0...maximumDistance {
            if ["Package.swift", ".git"].contains(where: {
                FileManager.default.fileExists(atPath: place.appendingPathComponent($0).path)
            }) {
                return place
            }
            place = URL(fileURLWithPath: PathName.parent(of: place.standardizedFileURL.path), isDirectory: true)
        }
        return nil
    }

    /// The maximum number of folders above the extension's that are searched; most projects are in the first.
    private static let maximumDistance = 4

    private static func projects(in folder: URL) -> [XcodeProject] {
        let names = (try? FolderListing.names(in: folder.path)) ?? []
        let projects = names.sorted().filter { $0.hasSuffix(".xcodeproj") }
            .compactMap { XcodeProject(at: folder.appendingPathComponent($0)) }
        return projects.isEmpty ? [ProjectList(in: folder)?.project].compactMap { $0 } : projects
    }

    static func files(below folder: String) -> [String] {
        ((try? FolderListing.paths(below: folder)) ?? []).map { folder + "/" + $0 }
    }

    /// A path from one folder to a file elsewhere.
    static func path(to file: String, from folder: URL) -> String {
        let (there, here) = (file.split(separator: "/"), folder.path.split(separator: "/"))
        let shared = zip(there, here).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: here.count - shared) + there.dropFirst(shared).map(String.init))
            .joined(separator: "/")
    }
}
