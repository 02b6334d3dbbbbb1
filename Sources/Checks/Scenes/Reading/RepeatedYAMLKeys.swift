import Yams

/// The keys that a YAML text lists twice in one mapping. Yams composes no tree of such a text.
///
/// Each repeated key is given another name of the same length, so that the tree is made and every place stays; what has
/// such a name is left out of it.
struct RepeatedYAMLKeys {
    private let file: String
    private var text: String
    /// An error for each key that is listed again.
    private(set) var errors: [SceneError] = []
    /// The names that stand for them in the text that is composed.
    private(set) var standIns: Set<String> = []

    /// More are reported together with what keeps the text from being read: each costs a reading of the whole text.
    private static let maximumCount = 20
    /// The first letter of Unicode for private use, which no key of a scene has.
    private static let firstStandIn: UInt32 = 0xE000

    init(_ text: String, file: String) {
        self.text = text
        self.file = file
    }

    /// The tree of the text without the repeated keys; nil for an empty text.
    /// - Throws: ``SceneError`` for a text that is not YAML.
    mutating func composed() throws -> Node? {
        while true {
            do {
                return try compose(yaml: text, .basic, .default, .utf8)
            } catch let error as YamlError {
                let problem = YAMLProblem.sceneError(error, text: text, file: file)
                guard case .duplicatedKeysInMapping(let duplicates, _) = error, let key = duplicates.first,
                    errors.count < Self.maximumCount, let place = problem.place, rename(key, at: place)
                else { throw SceneErrors.summary(of: errors + [problem], in: file) ?? problem }
                errors.append(problem)
            }
        }
    }

    /// Gives a key another name. Returns false where the text has not the key as it is.
    private mutating func rename(_ key: String, at place: ScenePlace) -> Bool {
        let key = Array(key.unicodeScalars)
        let letter = Unicode.Scalar(Self.firstStandIn + UInt32(errors.count))
        guard let letter, !key.isEmpty, var index = index(of: place) else { return false }
        var scalars = text.unicodeScalars
        if scalars[index] == "\"" || scalars[index] == "'" { scalars.formIndex(after: &index) }
        guard let end = scalars.index(index, offsetBy: key.count, limitedBy: scalars.endIndex),
            scalars[index..<end].elementsEqual(key)
        else { return false }
        let standIn = Array(repeating: letter, count: key.count)
        scalars.replaceSubrange(index..<end, with: standIn)
        text = String(scalars)
        standIns.insert(String(String.UnicodeScalarView(standIn)))
        return true
    }

    private func index(of place: ScenePlace) -> String.Index? {
        let scalars = text.unicodeScalars
        var line = 1
        var index = scalars.startIndex
        while line < place.line {
            guard let end = scalars[index...].firstIndex(of: "\n") else { return nil }
            index = scalars.index(after: end)
            line += 1
        }
        index = scalars.index(index, offsetBy: place.column - 1, limitedBy: scalars.endIndex) ?? scalars.endIndex
        return index < scalars.endIndex ? index : nil
    }
}
