import Foundation
import Support

/// The state of some files at one moment: what is drawn from them is drawn again when it is another one.
package struct WatchedFiles: Equatable {
    private var states: [String: String] = [:]

    /// No file.
    package init() {}

    /// - Parameters:
    ///   - paths: files, and folders with everything in them but hidden files, which programs write.
    ///   - ignored: folders that are left out.
    ///   - others: folders whose own state is watched, which changes when a file in them is replaced.
    package init(_ paths: [String], ignoring ignored: [String], noting others: [String] = []) {
        let left = Set(ignored.map(Self.place))
        for path in paths {
            let place = Self.place(path)
            note(place)
            guard let names = FileManager.default.enumerator(atPath: place) else { continue }
            while let name = names.nextObject() as? String {
                let file = (place as NSString).appendingPathComponent(name)
                if (name as NSString).lastPathComponent.hasPrefix(".") || left.contains(file) {
                    names.skipDescendants()
                } else {
                    note(file)
                }
            }
        }
        for path in others { note(Self.place(path)) }
    }

    /// The state of each file in a folder of goldens. A tool can change a file without replacing it.
    init(below goldens: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: goldens)) ?? []
        for name in names where !name.hasPrefix(".") { note((goldens as NSString).appendingPathComponent(name)) }
    }

    private mutating func note(_ file: String) { states[file] = FileIdentity.text(of: file) ?? "" }

    /// Whether a later state contains these files unchanged.
    func isUnchanged(in later: WatchedFiles) -> Bool { states.allSatisfy { later.states[$0.key] == $0.value } }

    /// The places of the files that were otherwise in an earlier state, or not there.
    package func changes(since earlier: WatchedFiles) -> Set<String> {
        Set(states.keys).union(earlier.states.keys).filter { states[$0] != earlier.states[$0] }
    }

    /// Whether a place is watched.
    package func contains(_ place: String) -> Bool { states[place] != nil }

    /// This state with the files that only a later one has.
    package func adding(_ later: WatchedFiles) -> WatchedFiles {
        var all = self
        all.states.merge(later.states) { known, _ in known }
        return all
    }

    /// A path as states name it.
    package static func place(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
}
