import Synchronization

/// The files of one family.
struct FontFamily: Sendable {
    let name: String
    let role: FontManifest.Role
    /// The languages for whose texts this family is searched before other text families.
    let languages: FontLanguages
    /// Whether the engine adds the tracking of the system font.
    let isTracked: Bool
    let members: [Member]

    /// - Parameter members: at least one.
    init(
        name: String, role: FontManifest.Role, languages: FontLanguages, isTracked: Bool, _ members: [Member]
    ) {
        self.name = name
        self.role = role
        self.languages = languages
        self.isTracked = isTracked
        self.members = members
    }

    /// The file for a weight and slant ("CSS Fonts 4", 5.2): among the files with this slant, if there are any, the one
    /// with the nearest weight. For a weight below 400, lighter files are preferred; above 500, bolder files. For a
    /// weight between, files up to 500 come first, then lighter ones, then bolder ones.
    func member(weight: FontWeight, isItalic: Bool) -> Member {
        let slanted = members.filter { $0.isItalic == isItalic }
        let requested = weight.rawValue
        func rank(_ member: Member) -> (order: Int, distance: Double) {
            if member.weights.contains(requested) { return (0, 0) }
            let isLighter = member.weights.upperBound < requested
            let distance = isLighter ? requested - member.weights.upperBound : member.weights.lowerBound - requested
            switch requested {
            case ..<400: return (isLighter ? 1 : 2, distance)
            case ...500: return (isLighter ? 2 : member.weights.lowerBound <= 500 ? 1 : 3, distance)
            default: return (isLighter ? 2 : 1, distance)
            }
        }
        let files = slanted.isEmpty ? members : slanted
        // Every family has at least one file.
        return files.dropFirst().reduce(files[0]) { rank($1) < rank($0) ? $1 : $0 }
    }

    /// One file, opened at its first use.
    final class Member: Sendable {
        let name: String
        let weights: ClosedRange<Double>
        let isItalic: Bool
        /// The characters that the file draws; nil when the manifest does not list them.
        let coverage: CharacterCoverage?
        /// The first bytes of the file. It is checked against them when it is opened.
        let directory: FontDirectory
        let path: String
        private let work: WorkCounts
        private let opened = Mutex<FontFile?>(nil)

        /// - Throws: ``TypesettingError/unusableFont(file:reason:)`` when the file is missing, has a size other than
        ///   that in the manifest, or is not a font.
        init(_ font: FontManifest.Font, in folder: String, work: WorkCounts) throws {
            name = font.file
            path = folder + "/" + font.file
            weights = font.weights
            isItalic = font.isItalic
            coverage = font.coverage
            self.work = work
            directory = try FontDirectory(path: path, name: font.file, expectedSize: font.bytes)
        }

        func open() throws -> FontFile {
            try opened.withLock { file in
                if let file { return file }
                let made = try FontFile(path: path, name: name, directory: directory)
                work.countOpenedFont()
                file = made
                return made
            }
        }
    }
}
