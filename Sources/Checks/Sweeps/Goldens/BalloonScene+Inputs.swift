import Drawing
import Foundation
import Goldens
import Scenes
import Support
import Typesetting

extension BalloonScene {
    /// The digest of the scene's content: of the values in its file and in the files that it names, and of its
    /// pictures. Scenes with the same digest show the same; comments and the format of the files do not change it. Nil
    /// for a scene that was made in code.
    /// - Complexity: O(bytes of its pictures).
    package var inputDigest: String? {
        source.isEmpty ? nil : Self.digest([name, content] + resources.contents + resources.pictures.map(\.inputText))
    }

    /// Each part has its length before it, so that two different lists never give the same text.
    private static func digest(_ parts: [String]) -> String {
        SHA256.hexadecimalDigest(of: parts.flatMap { Array("\($0.utf8.count) ".utf8) + Array($0.utf8) })
    }
}

extension Picture {
    /// The file of a picture, or its pixels, and what decoding found out about it.
    fileprivate var inputText: String {
        let content = fileBytes.map { SHA256.hexadecimalDigest(of: $0) } ?? PixelHash.hexadecimalDigest(of: bitmap)
        let numbers = [scale, Double(frameCount), animationDuration, Double(thumbnailSide ?? 0)]
        return "\(content) \(numbers) \(origin)"
    }
}

extension VerifiedGoldens {
    /// The goldens that this program has verified with these fonts; nil where the system does not say which program it
    /// is.
    /// - Parameters:
    ///   - folder: the folder with the results of earlier runs; nil to begin with none.
    ///   - isFresh: whether everything is drawn again, and the stored results are only updated.
    package convenience init?(
        _ folder: PendingFolder?, fonts: FontCascade, isFresh: Bool = false
    ) {
        guard let program = ProgramIdentity.current() else { return nil }
        let engine = EngineFingerprint(fonts: fonts)
        let parts =
            [engine.version, program]
            + (engine.fonts + engine.libraries).map { "\($0.name) \($0.identity)" }
            + fonts.manifests.map { SHA256.hexadecimalDigest(of: $0) }
            // A font is checked when it first draws something. A golden whose result is known draws nothing.
            + fonts.paths.map { "\($0) \(FileIdentity.text(of: $0) ?? "gone")" }
        self.init(folder, program: parts.joined(separator: "\n"), isFresh: isFresh)
    }
}
