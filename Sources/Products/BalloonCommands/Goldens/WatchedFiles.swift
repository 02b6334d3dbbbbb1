import Foundation
import Support

/// The state of the files that goldens depend on, at one moment.
struct WatchedFiles: Equatable {
    private var states: [String: String] = [:]

    /// - Parameters:
    ///   - paths: files, and folders with everything in them.
    ///   - goldens: a folder whose state changes when a file in it is replaced; for its files see ``init(below:)``.
    ///   - pending: a folder that is ignored.
    init(_ paths: [String], goldens: String, pending: String) {
        let (goldensPlace, pendingPlace) = (Self.place(goldens), Self.place(pending))
        for path in paths {
            let place = Self.place(path)
            states[place] = FileIdentity.text(of: place) ?? ""
            guard let names = FileManager.default.enumerator(atPath: place) else { continue }
            while let name = names.nextObject() as? String {
                let file = (place as NSString).appendingPathComponent(name)
                // Hidden folders contain files that programs write, such as candidates.
                if (name as NSString).lastPathComponent.hasPrefix(".") || file == goldensPlace
                    || file == pendingPlace
                {
                    names.skipDescendants()
                } else {
                    states[file] = FileIdentity.text(of: file) ?? ""
                }
            }
        }
        states[goldensPlace] = FileIdentity.text(of: goldensPlace) ?? ""
    }

    /// The state of each file in a folder of goldens. A tool can change a file without replacing it.
    init(below goldens: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: goldens)) ?? []
        for name in names where !name.hasPrefix(".") {
            let file = (goldens as NSString).appendingPathComponent(name)
            states[file] = FileIdentity.text(of: file) ?? ""
        }
    }

    /// Whether a later state contains these files unchanged.
    func isUnchanged(in later: WatchedFiles) -> Bool { states.allSatisfy { later.states[$0.key] == $0.value } }

    private static func place(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
}
