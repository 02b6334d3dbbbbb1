import Foundation
import FuzzerDriver

@testable import Scenarios
@testable import Scenes
@testable import Typesetting

/// Reads any bytes as a file that people write: the first chooses a scene or a scenario, in YAML or JSON, a string
/// catalogue or a font manifest, the rest are the file. It is read, or refused in one error that names the file and a
/// place in it.
private func fuzzScene(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard count > 0 else { return 0 }
    let bytes = UnsafeRawBufferPointer(start: start, count: count)
    guard let format = FileFormat(rawValue: bytes[0]) else { return -1 }
    let file = UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
    do {
        try format.read(file)
    } catch let error as SceneError {
        precondition(error.file.hasPrefix("fuzz") && !error.message.isEmpty, "an error names the file")
        if let place = error.place {
            precondition(place.line >= 1 && place.column >= 1, "lines and columns count from 1")
            // What ends a line in YAML 1.1, by its last byte: line feed, return, U+0085, U+2028 and U+2029.
            let lineEnds = file.count { [0x0A, 0x0D, 0x85, 0xA8, 0xA9].contains($0) }
            precondition(place.line <= lineEnds + 2, "an error lies in the file or at its end")
        }
    } catch TypesettingError.unusableFont(let place, let reason) {
        precondition(place.hasPrefix("fuzz.json:") && !reason.isEmpty, "an error names the file")
    } catch {
        preconditionFailure("an error of another type: \(error)")
    }
    return 0
}

/// What is read. Letters, so that seeds can be written by hand.
private enum FileFormat: UInt8 {
    case yamlScene = 0x79  // y
    case jsonScene = 0x6A  // j
    case yamlScenario = 0x73  // s
    case jsonScenario = 0x74  // t
    case catalogue = 0x63  // c
    case manifest = 0x6D  // m

    func read(_ bytes: UnsafeRawBufferPointer) throws {
        if self == .manifest {
            let manifest = try FontManifestReader(path: "fuzz.json").manifest(of: bytes)
            for font in manifest.fonts { _ = try font.coverage?.contains(0x1F600) }
            return
        }
        // Other files are refused before their text is looked at.
        guard let text = String(validating: bytes, as: UTF8.self) else { return }
        switch self {
        case .yamlScene: _ = try BalloonScene(text: text, file: "fuzz.yaml")
        case .jsonScene: _ = try BalloonScene(text: text, file: "fuzz.json")
        case .yamlScenario: _ = try HostScenario(text: text, file: "fuzz.yaml")
        case .jsonScenario: _ = try HostScenario(text: text, file: "fuzz.json")
        case .catalogue: look(up: try StringCatalog.strings(text: text, file: "fuzz.xcstrings"))
        case .manifest: break
        }
    }

    /// Strings of a catalogue in a few languages, with arguments put in.
    private func look(up strings: SceneStrings) {
        for key in strings.keys.prefix(16) {
            var reference = SceneStringReference(key: key, place: ScenePlace(line: 1, column: 1))
            for locale in ["en", "ar-XB", "zh-Hant-TW", strings.sourceLanguage] {
                reference.plural = locale == "en" ? .one : nil
                reference.arguments = locale == "ar-XB" ? nil : [.text("Ada"), .number(DecimalNumber(2))]
                guard let match = strings.match(key, locale: locale) else { continue }
                let viewer = strings.viewer(of: match, locale: locale, device: .iphone)
                _ = try? StringResolution(of: match.string, for: reference, viewer: viewer)
            }
        }
    }
}

/// SwiftPM renames a program's main function to this.
@_cdecl("SceneFuzzer_main")
public func runFuzzer(
    _ argumentCount: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var (count, values) = (argumentCount, arguments)
    return LLVMFuzzerRunDriver(&count, &values) { fuzzScene($0, $1) }
}
