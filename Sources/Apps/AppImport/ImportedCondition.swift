/// A condition of `#if` in an app, which is compiled as on iOS.
enum ImportedCondition {
    /// Whether a condition, written without spaces, is true as far as an import knows it: `canImport(UIKit)&&!os(macOS)`.
    static func isTrue(_ condition: String) -> Bool {
        condition.split(separator: "||").contains { $0.split(separator: "&&").allSatisfy(holds) }
    }

    private static func holds(_ part: Substring) -> Bool {
        guard let match = part.wholeMatch(of: #/(!?)(os|canImport|targetEnvironment)\((\w+)\)/#) else { return false }
        let isThere =
            switch match.2 {
            case "os": match.3 == "iOS"
            case "canImport": ImportedFile.modules.contains(String(match.3))
            default: false
            }
        return isThere == match.1.isEmpty
    }
}
