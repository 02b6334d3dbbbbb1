/// What one golden shows: a scene at one point of its declared axes.
///
/// The golden's name follows from these alone, never from a counter, an address or a line of source, so that a test
/// that runs ten times, or in another order, uses the same file.
package struct GoldenCell: Hashable, Sendable {
    /// The name of the scene: ASCII letters, digits, `-`, `_` and `.`.
    package let scene: String
    /// The point on each declared axis, in the order of declaration.
    package let axes: [GoldenAxis]
    /// Where the cell was declared, for messages: a scene file's path relative to the run, or `File.swift:12`.
    package let source: String
    /// Why the picture may show nothing; nil where it must show something.
    package let blankReason: String?
    /// The base name of the golden's files: `SCENE@VALUE_VALUE`, or `SCENE` without axes.
    package let name: String

    /// Whether a test declares the cell.
    package var isOfTest: Bool { Self.isOfTest(source: source) }

    static func isOfTest(source: String) -> Bool { source.contains(".swift:") }

    /// The maximum number of bytes of a name. It leaves room for a suffix within the 143 bytes that eCryptfs allows,
    /// the smallest limit among the file systems in use.
    package static let maximumNameLength = 100

    /// Names a cell.
    /// - Parameters:
    ///   - scene: the scene's name, such as the base name of its file.
    ///   - axes: the declared axes in their order; the values may not hold `_`, which stands between them.
    ///   - source: where the cell is declared, for messages.
    ///   - blankReason: why a picture that shows nothing is expected; nil where it is not.
    /// - Throws: ``GoldenNameError`` when the name would not be a portable file name, or the reason is empty.
    package init(scene: String, axes: [GoldenAxis] = [], source: String, blankReason: String? = nil) throws {
        guard blankReason?.contains(where: { !$0.isWhitespace }) != false else {
            throw GoldenNameError.blankWithoutReason(scene: scene, source: source)
        }
        try Self.check(scene, allowing: "-_.", in: "scene", source: source)
        guard let first = scene.utf8.first, first != UInt8(ascii: "-"), first != UInt8(ascii: ".") else {
            throw GoldenNameError.misplacedCharacter(scene: scene, source: source)
        }
        for (index, axis) in axes.enumerated() {
            try Self.check(axis.value, allowing: "-.", in: "axis \(axis.name)", source: source)
            guard !axes[..<index].contains(where: { $0.name == axis.name }) else {
                throw GoldenNameError.repeatedAxis(axis.name, scene: scene, source: source)
            }
        }
        let name = axes.isEmpty ? scene : scene + "@" + axes.map(\.value).joined(separator: "_")
        guard name.utf8.count <= Self.maximumNameLength else {
            throw GoldenNameError.tooLong(name: name, source: source)
        }
        guard !Self.reservedNames.contains(Self.folded(name).prefix { $0 != "." }.description) else {
            throw GoldenNameError.reserved(name: name, source: source)
        }
        self.scene = scene
        self.axes = axes
        self.source = source
        self.blankReason = blankReason
        self.name = name
    }

    /// The scene part of a golden's name.
    package static func scene(ofName name: String) -> String {
        String(name.prefix { $0 != "@" })
    }

    /// The form in which two names are one file on a file system that ignores case. Names are ASCII.
    package static func folded(_ name: String) -> String { name.lowercased() }

    /// Names that Windows reserves for devices, whatever the extension.
    private static let reservedNames: Set<String> = {
        let numbered = (1...9).flatMap { ["com\($0)", "lpt\($0)"] }
        return Set(["con", "prn", "aux", "nul"] + numbered)
    }()

    private static func check(_ text: String, allowing extra: String, in part: String, source: String) throws {
        guard !text.isEmpty else { throw GoldenNameError.empty(part: part, source: source) }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": continue
            default:
                guard extra.unicodeScalars.contains(scalar) else {
                    throw GoldenNameError.illegalCharacter(
                        scalar: scalar.value, part: part, text: text, source: source)
                }
            }
        }
    }
}
