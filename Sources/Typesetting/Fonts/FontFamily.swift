import Synchronization

/// The files of one family, from light to bold. A variable file stands for every weight.
struct FontFamily: Sendable {
    let name: String
    private let members: [Member]

    init(name: String, _ members: [Member]) {
        self.name = name
        self.members = members.sorted { $0.weight < $1.weight }
    }

    /// The file for a weight: weights to 500 take the regular file, heavier ones the bold (CSS Fonts 4, 5.2).
    func member(forWeight weight: Double) -> Member {
        weight > FontWeight.medium.rawValue ? members[members.count - 1] : members[0]
    }

    /// One file, opened at its first use.
    final class Member: Sendable {
        let name: String
        let path: String
        let weight: Double
        private let opened = Mutex<FontFile?>(nil)

        init(name: String, path: String, weight: Double) {
            self.name = name
            self.path = path
            self.weight = weight
        }

        func open() throws -> FontFile {
            try opened.withLock { file in
                if let file { return file }
                let made = try FontFile(path: path, name: name)
                file = made
                return made
            }
        }
    }
}
