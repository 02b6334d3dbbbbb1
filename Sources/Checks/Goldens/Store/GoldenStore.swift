import Drawing
import Files
import Foundation
import Support
import Synchronization
import ViewLayout

/// A folder of goldens: `NAME.png` and `NAME.layout` for every cell.
///
/// A store caches only which forms the goldens have. Any number of threads and processes can use one folder at once.
package struct GoldenStore: Sendable {
    /// The folder, as the caller wrote it.
    package let root: String
    /// The forms of the goldens, shared by copies of the store.
    let sceneForms = SceneForms()

    /// The extensions of a golden's two files.
    package static let pictureExtension = GoldenForm.picture.fileExtension
    package static let recordExtension = "layout"
    private static let fileExtensions = GoldenForm.allCases.map(\.fileExtension) + [recordExtension]
    /// The maximum number of bytes read from one file of a golden. A picture of the largest canvas that cannot be
    /// compressed would be larger, but no useful golden is.
    package static let maximumFileSize = 64 << 20

    /// Whether the disk has a golden before recording it returns.
    private let isDurable: Bool

    /// Uses a folder, which need not exist yet.
    /// - Parameter isDurable: false where speed matters more than a golden that is written while the power fails.
    package init(root: String, isDurable: Bool = true) {
        self.root = root
        self.isDurable = isDurable
    }

    /// The names of a cell's two files in the store.
    package static func fileNames(
        of cell: GoldenCell, as form: GoldenForm = .picture
    ) -> (picture: String, record: String) {
        ("\(cell.name).\(form.fileExtension)", "\(cell.name).\(recordExtension)")
    }

    /// The path of a file of the store.
    package func path(of file: String) -> String { (root as NSString).appendingPathComponent(file) }

    /// A golden's two files as they were read.
    package struct Files {
        /// What the golden keeps of its picture; nil when it has neither a picture nor a hash.
        package let form: GoldenForm?
        /// The bytes of each, nil when it is not there.
        package let picture, record: [UInt8]?
        /// Whether the golden has both a picture and a hash.
        let hasBothForms: Bool

        /// The picture as a PNG file; nil if it cannot be used, or if only its hash is kept.
        var pictureFile: [UInt8]? {
            guard form == .picture, let file = picture, case .success = GoldenPicture.reading(file) else { return nil }
            return file
        }
    }

    /// The bytes of a cell's two files.
    package func files(of cell: GoldenCell) throws -> Files { try files(named: cell.name) }

    /// The bytes of the two files of a golden.
    func files(named name: String) throws -> Files {
        func bytes(_ fileExtension: String) throws -> [UInt8]? {
            try AtomicFile.read(path(of: "\(name).\(fileExtension)"), limit: Self.maximumFileSize)
        }
        let forms = try GoldenForm.allCases.map { (form: $0, bytes: try bytes($0.fileExtension)) }
            .filter { $0.bytes != nil }
        let record = try bytes(Self.recordExtension)
        if forms.isEmpty, record == nil { try refuseFileAsFolder() }
        return Files(
            form: forms.first?.form, picture: forms.first?.bytes, record: record, hasBothForms: forms.count > 1)
    }

    /// Throws when the folder's path is that of a file.
    func refuseFileAsFolder() throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), !isFolder.boolValue else { return }
        throw AtomicFile.Failure(path: root, action: "read", reason: "it is a file, not a folder")
    }

    /// The names of all goldens in the folder, sorted, each with its files. Hidden files, folders and files with other
    /// extensions are ignored.
    package func goldens() throws -> [(name: String, files: [String])] {
        guard FileManager.default.fileExists(atPath: root) else { return [] }
        let entries = try FolderListing.names(in: root)
        var files: [String: [String]] = [:]
        for entry in entries where !entry.hasPrefix(".") {
            let fileExtension = (entry as NSString).pathExtension
            guard Self.fileExtensions.contains(fileExtension.lowercased()) else { continue }
            // On a file system that distinguishes case, `NAME.PNG` is not the golden `NAME.png`. It is listed under its
            // whole name, which no cell has.
            let isExact = Self.fileExtensions.contains(fileExtension)
            files[isExact ? (entry as NSString).deletingPathExtension : entry, default: []].append(entry)
        }
        return files.map { (name: $0.key, files: $0.value.sorted()) }.sorted { $0.name < $1.name }
    }
}

/// The contents of a golden's two files before they are written.
struct PreparedGolden: Sendable {
    let name: String
    let form: GoldenForm
    /// The bytes of the PNG or the hash file, and of the record.
    let picture, record: [UInt8]
    /// Whether the golden so far is whole and different.
    var isOther = false
}

extension GoldenStore {
    /// Writes both files of a golden, and removes a file of the other form.
    /// - Throws: ``GoldenError/linkToAnother(file:other:)`` when a file of it belongs to another golden.
    func write(_ golden: PreparedGolden) throws {
        for (_, path) in files(of: golden) { try refuseLinkToAnother(path) }
        try AtomicFile.write(together: files(of: golden), isDurable: isDurable)
        try removeOtherForm(of: golden)
    }

    /// Throws when a file is a link to one of another name in the same folder. Links that lead out of the folder are
    /// somebody's way to keep goldens elsewhere.
    private func refuseLinkToAnother(_ path: String) throws {
        guard let target = try? FileTarget(path).path, target != path else { return }
        func place(_ path: String) -> URL { URL(fileURLWithPath: path).resolvingSymlinksInPath() }
        let name = (path as NSString).lastPathComponent
        let other = place(target)
        guard other.lastPathComponent != name, PathName.parent(of: other.path) == place(root).path else { return }
        throw GoldenError.linkToAnother(file: name, other: other.lastPathComponent)
    }

    /// The files, the record first. The picture contains the record's hash, so an interrupted write is detected.
    func files(of golden: PreparedGolden) -> [(bytes: [UInt8], path: String)] {
        [
            (golden.record, path(of: "\(golden.name).\(Self.recordExtension)")),
            (golden.picture, path(of: "\(golden.name).\(golden.form.fileExtension)")),
        ]
    }

    func removeOtherForm(of golden: PreparedGolden) throws {
        try AtomicFile.remove(path(of: "\(golden.name).\(golden.form.other.fileExtension)"))
    }
}

/// The forms that the goldens of each scene have. The folder is listed once for all copies of a store, because ten
/// thousand records without pictures would otherwise list it ten thousand times.
final class SceneForms: Sendable {
    private let forms = Mutex<[String: Set<GoldenForm>]?>(nil)

    /// The forms that the goldens of a scene had when the folder was listed.
    /// - Parameter list: returns the names of the goldens with their files; called until it succeeds once. None are known
    ///   while it fails.
    func forms(ofScene scene: String, list: () throws -> [(name: String, files: [String])]) -> Set<GoldenForm> {
        forms.withLock { forms in
            guard let known = forms ?? (try? list()).map(Self.forms(of:)) else { return [] }
            forms = known
            return known[scene] ?? []
        }
    }

    private static func forms(of goldens: [(name: String, files: [String])]) -> [String: Set<GoldenForm>] {
        goldens.reduce(into: [:]) { forms, golden in
            forms[GoldenCell.scene(ofName: golden.name), default: []].formUnion(
                GoldenForm.allCases.filter { form in
                    golden.files.contains { $0.hasSuffix("." + form.fileExtension) }
                })
        }
    }
}
