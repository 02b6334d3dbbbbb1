/// Why a golden cannot have the name its cell gives it. Each case names the place and the fix.
package enum GoldenNameError: Error, Hashable, Sendable {
    /// A part of the name has no characters.
    case empty(part: String, source: String)
    /// A character that some file system or shell treats specially.
    case illegalCharacter(scalar: UInt32, part: String, text: String, source: String)
    /// A scene's name begins with `-` or `.`.
    case misplacedCharacter(scene: String, source: String)
    /// One axis is declared twice.
    case repeatedAxis(String, scene: String, source: String)
    /// The name is longer than ``GoldenCell/maximumNameLength``.
    case tooLong(name: String, source: String)
    /// Windows keeps the name for a device.
    case reserved(name: String, source: String)
    /// A golden is declared blank without a reason.
    case blankWithoutReason(scene: String, source: String)
    /// One name is used for two balloons in one run.
    case reused(name: String, source: String)
    /// Two cells have one name, or names that differ only in case.
    case collision(first: String, firstSource: String, second: String, secondSource: String)
}

extension GoldenNameError: CustomStringConvertible {
    /// The place, the reason and the fix, in one sentence.
    package var description: String {
        switch self {
        case .empty(let part, let source):
            return "\(source): the \(part) of a golden has no name; give it one"
        case .illegalCharacter(let scalar, let part, let text, let source):
            let hex = String(scalar, radix: 16, uppercase: true)
            let padded = String(repeating: "0", count: max(0, 4 - hex.count)) + hex
            return "\(source): U+\(padded) in the \(part) \"\(text)\" cannot be part of a golden's name; "
                + "use ASCII letters, digits, - and ."
        case .misplacedCharacter(let scene, let source):
            return "\(source): the scene \"\(scene)\" begins with - or .; begin it with a letter or a digit"
        case .repeatedAxis(let axis, let scene, let source):
            return "\(source): the scene \"\(scene)\" declares the axis \(axis) twice; remove one"
        case .tooLong(let name, let source):
            return "\(source): the golden's name \"\(name)\" has \(name.utf8.count) bytes; "
                + "shorten the scene's name to stay within \(GoldenCell.maximumNameLength)"
        case .reserved(let name, let source):
            return "\(source): \"\(name)\" is a device on Windows; rename the scene"
        case .blankWithoutReason(let scene, let source):
            return "\(source): the golden \(scene) is declared blank without a reason; say why it shows nothing"
        case .reused(let name, let source):
            return
                "\(source): the golden \(name) is used for two different balloons in one run, as in a loop or a test "
                + "with arguments; name each, as in assertGolden(of: balloon, named: \"\\(argument)\")"
        case .collision(let first, let firstSource, let second, let secondSource):
            let names =
                first == second
                ? "both are named \"\(first)\""
                : "\"\(first)\" and \"\(second)\" are one file "
                    + "where case is ignored"
            return
                "two goldens share a file: \(names), declared in \(firstSource) and \(secondSource); rename one"
        }
    }
}
