import Files
import Foundation
import Support

/// An Xcode project, as much of it as says which files a target has.
struct XcodeProject {
    /// A target: its kind, and the files and folders that it has by their paths.
    struct Target {
        let name: String
        /// Whether it is an extension of Messages.
        let isForMessages: Bool
        /// Sources and resources that the project lists, as absolute paths.
        let files: [String]
        /// The folders all of whose files it has.
        let folders: [String]
        /// What of those folders it does not have.
        let exceptions: Set<String>
        /// Whether the project is in Swift 6, where a regular expression stands between slashes.
        let isSwift6: Bool

        /// Whether the target has a file.
        func has(_ path: String) -> Bool {
            files.contains(path) || folders.contains { path.hasPrefix($0 + "/") } && !exceptions.contains(path)
        }
    }

    let targets: [Target]
    /// The folders of packages that the project names.
    let packages: [URL]

    init(targets: [Target], packages: [URL]) { (self.targets, self.packages) = (targets, packages) }

    /// Reads the project of a folder `NAME.xcodeproj`; nil where its file is missing or is not a project's.
    init?(at package: URL) {
        let file = package.appendingPathComponent("project.pbxproj")
        guard let bytes = try? AtomicFile.read(file.path, limit: Self.maximumSize),
            let objects = ProjectObjects(
                of: String(decoding: bytes, as: UTF8.self),
                in: URL(fileURLWithPath: PathName.parent(of: package.standardizedFileURL.path), isDirectory: true))
        else { return nil }
        self.init(targets: objects.targets, packages: objects.packages)
    }

    /// The maximum number of bytes of a project's file; large ones have a few megabytes.
    private static let maximumSize = 32 << 20
}

/// The objects of a project's file, by their identifiers.
private struct ProjectObjects {
    let objects: [String: ProjectValue]
    let root: ProjectValue
    /// The paths of files and groups, by identifier.
    var paths: [String: String] = [:]
    /// The folder of the project.
    let folder: URL

    init?(of text: String, in folder: URL) {
        guard let file = ProjectValue(of: text), case .dictionary(let objects)? = file["objects"],
            let root = file["rootObject"]?.text.flatMap({ objects[$0] })
        else { return nil }
        (self.objects, self.root) = (objects, root)
        let base = root["projectDirPath"]?.text.flatMap { $0.isEmpty ? nil : folder.appendingPathComponent($0) }
        self.folder = (base ?? folder).standardizedFileURL
        let project = self.folder.path
        if let group = root["mainGroup"]?.text { place(group, in: project, project: project, depth: 0) }
    }

    /// Works out where a group or a file lies, and what is in it.
    private mutating func place(_ identifier: String, in folder: String, project: String, depth: Int) {
        guard depth < 64, let object = objects[identifier], paths[identifier] == nil else { return }
        let path = object["path"]?.text ?? ""
        let own: String
        switch object["sourceTree"]?.text {
        case "<group>": own = path.isEmpty ? folder : folder + "/" + path
        case "SOURCE_ROOT": own = project + "/" + path
        case "<absolute>": own = path
        // What Xcode builds, and what is part of the system.
        default: return
        }
        let place = URL(fileURLWithPath: own).standardizedFileURL.path
        paths[identifier] = place
        for child in object["children"]?.texts ?? [] {
            self.place(child, in: place, project: project, depth: depth + 1)
        }
    }

    var packages: [URL] {
        objects.values.filter { $0["isa"]?.text == "XCLocalSwiftPackageReference" }
            .compactMap { $0["relativePath"]?.text }.sorted().map {
                folder.appendingPathComponent($0).standardizedFileURL
            }
    }

    private var isSwift6: Bool {
        objects.values.contains { $0["buildSettings"]?["SWIFT_VERSION"]?.text?.hasPrefix("6") == true }
    }

    var targets: [XcodeProject.Target] {
        (root["targets"]?.texts ?? []).compactMap { identifier in
            guard let target = objects[identifier], target["isa"]?.text == "PBXNativeTarget" else { return nil }
            let groups = target["fileSystemSynchronizedGroups"]?.texts ?? []
            return XcodeProject.Target(
                name: target["name"]?.text ?? "",
                isForMessages: target["productType"]?.text?.hasSuffix("app-extension.messages") ?? false,
                files: files(of: target) + exceptions(of: identifier, in: synchronized.subtracting(groups)),
                folders: groups.compactMap { paths[$0] },
                exceptions: Set(exceptions(of: identifier, in: Set(groups))), isSwift6: isSwift6)
        }
    }

    /// The files of a target's phases: its sources and its resources. A storyboard in languages has a file for each.
    private func files(of target: ProjectValue) -> [String] {
        let phases = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
            .filter { ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains($0["isa"]?.text) }
        return phases.flatMap { $0["files"]?.texts ?? [] }
            .compactMap { objects[$0]?["fileRef"]?.text }
            .flatMap { reference in
                objects[reference]?["isa"]?.text == "PBXVariantGroup"
                    ? objects[reference]?["children"]?.texts ?? [] : [reference]
            }
            .compactMap { paths[$0] }
    }

    private var synchronized: Set<String> {
        Set(objects.filter { $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }.keys)
    }

    /// What exceptions of synchronised folders say of a target: that it lacks these files of its own folders, or has
    /// these of another target's.
    private func exceptions(of target: String, in groups: Set<String>) -> [String] {
        groups.sorted().flatMap { group -> [String] in
            guard let folder = paths[group] else { return [] }
            return (objects[group]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }
                .filter { $0["target"]?.text == target }
                .flatMap { $0["membershipExceptions"]?.texts ?? [] }
                .map { folder + "/" + $0 }
        }
    }
}
