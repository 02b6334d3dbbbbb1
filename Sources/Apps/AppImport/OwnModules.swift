import Foundation
import Support

/// The modules of a repository: frameworks of the Xcode project, and Swift packages in folders.
/// Files of theirs that an extension needs are compiled with it, as its own files.
struct OwnModules {
    /// The paths of a module's files, relative to the extension's folder, by the module's name.
    private(set) var paths: [String: [String]] = [:]

    /// No modules.
    init() {}

    /// Finds the modules.
    /// - Parameters:
    ///   - folder: the extension's folder.
    ///   - places: the folders below which packages are searched: that of its project, and packages beside it.
    ///   - targets: the targets of the project.
    init(around folder: URL, places: [URL], targets: [XcodeProject.Target]) {
        for target in targets where !target.isForMessages {
            let files = (target.files + target.folders.flatMap { AppMembers.files(below: $0) })
                .filter { target.has($0) && FileManager.default.fileExists(atPath: $0) }
            add(files, as: target.name, from: folder)
        }
        for place in places { addPackages(below: place, from: folder) }
    }

    private mutating func addPackages(below project: URL, from folder: URL) {
        let passedOver: Set<Substring> = ["Pods", "Carthage", "node_modules"]
        let below = ((try? FolderListing.paths(below: project.path)) ?? []).filter { path in
            !path.split(separator: "/").contains { $0.hasPrefix(".") || passedOver.contains($0) }
        }
        for manifest in below where manifest == "Package.swift" || manifest.hasSuffix("/Package.swift") {
            let package = String(manifest.dropLast("Package.swift".count))
            let places = PackageTargets.paths(inManifest: project.path + "/" + manifest)
            for (name, place) in places.sorted(by: { $0.key < $1.key }) {
                let own = below.filter { $0.hasPrefix(package + place) && $0 != manifest }
                add(own.map { project.path + "/" + $0 }, as: name, from: folder)
            }
            let sources = package + "Sources/"
            let own = below.filter { $0.hasPrefix(sources) }
            for (name, files) in Dictionary(grouping: own, by: { $0.dropFirst(sources.count).prefix { $0 != "/" } }) {
                add(files.map { project.path + "/" + $0 }, as: String(name), from: folder)
            }
        }
    }

    /// Adds a module that contains Swift. Its name is the target's, changed where a module cannot have it.
    private mutating func add(_ files: [String], as target: String, from folder: URL) {
        let outside = files.filter { !$0.hasPrefix(folder.path + "/") }
        guard outside.contains(where: { $0.hasSuffix(".swift") }) else { return }
        let name = String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        if paths[name] == nil { paths[name] = Set(outside).sorted().map { AppMembers.path(to: $0, from: folder) } }
    }
}
