import Drawing
import Foundation
import Goldens
import Scenes
import Support
import Typesetting

extension BalloonScene {
    /// The digest of what was read for the scene: what its file and the files that it names hold, its pictures. Two scenes
    /// of one digest show the same, however their files are commented and formatted. Nil for a scene that was made in code.
    /// - Complexity: O(bytes of its pictures).
    package var inputDigest: String? {
        source.isEmpty ? nil : Self.digest([name, content] + resources.contents + resources.pictures.map(\.inputText))
    }

    /// The digest that goldens of Balloon 0.1 keep: of the files' texts, with their comments.
    package var textDigest: String? {
        guard !source.isEmpty else { return nil }
        let form = (file as NSString).pathExtension.lowercased()
        return Self.digest([name, form, source] + resources.texts + resources.pictures.map(\.inputText))
    }

    /// The length before each, so that no two lists are one text.
    private static func digest(_ parts: [String]) -> String {
        SHA256.hexadecimalDigest(of: parts.flatMap { Array("\($0.utf8.count) ".utf8) + Array($0.utf8) })
    }
}

extension Picture {
    /// The file, or its pixels, and all that decoding has found.
    fileprivate var inputText: String {
        let content = fileBytes.map { SHA256.hexadecimalDigest(of: $0) } ?? PixelHash.hexadecimalDigest(of: bitmap)
        let numbers = [scale, Double(frameCount), animationDuration, Double(thumbnailSide ?? 0)]
        return "\(content) \(numbers) \(origin)"
    }
}

extension VerifiedGoldens {
    /// What this program has verified with fonts; nil where the system does not say which program it is.
    /// - Parameters:
    ///   - folder: where it is kept; nil to begin with none.
    ///   - isFresh: whether everything is drawn, and what is kept is only brought up to date.
    package convenience init?(_ folder: PendingFolder?, fonts: FontCascade, isFresh: Bool = false) {
        guard let program = ProgramIdentity.current() else { return nil }
        let engine = EngineFingerprint(fonts: fonts)
        let parts =
            [engine.version, program] + (engine.fonts + engine.libraries).map { "\($0.name) \($0.identity)" }
            + fonts.manifests.map { SHA256.hexadecimalDigest(of: $0) }
            // A font is checked when it is first drawn with, which a golden that is known never does.
            + fonts.paths.map { "\($0) \(FileIdentity.text(of: $0) ?? "gone")" }
        self.init(folder, program: parts.joined(separator: "\n"), isFresh: isFresh)
    }
}
