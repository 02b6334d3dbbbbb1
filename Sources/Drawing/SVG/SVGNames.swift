/// The ids of groups: the path of a node with full stops between its names, such as `template.bar.caption`.
struct SVGNames {
    private var taken: Set<String> = []
    private var lastNumbers: [String: Int] = [:]

    /// An id that no other group has. Of a name only letters, digits, hyphens and underscores are kept.
    mutating func unique(_ path: [String]) -> String {
        let name = path.map(Self.name).joined(separator: ".")
        guard !taken.insert(name).inserted else { return name }
        // Two paths can differ only in characters that both become underscores.
        var number = lastNumbers[name] ?? 1
        repeat { number += 1 } while !taken.insert("\(name)_\(number)").inserted
        lastNumbers[name] = number
        return "\(name)_\(number)"
    }

    /// Letters and digits of any script, hyphens and underscores, beginning with a letter or an underscore.
    private static func name(_ text: String) -> String {
        let allowed = text.unicodeScalars.map { scalar in
            let isNamed = scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
            return isNamed && scalar.value <= 0xFFFD || scalar == "-" ? Character(scalar) : "_"
        }
        let name = String(allowed)
        return name.first?.isLetter == true || name.hasPrefix("_") ? name : "_" + name
    }
}
