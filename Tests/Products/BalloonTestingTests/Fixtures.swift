import BalloonTesting
import Foundation

/// A throw-away folder for goldens and artefacts. It goes with its last owner.
final class GoldenFolder: Sendable {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Settings that keep goldens in the folder.
    func settings(_ record: RecordMode) -> GoldenSettings {
        GoldenSettings(
            folder: path + "/Goldens", record: record, artefacts: path + "/artefacts", pending: path + "/pending")
    }

    func files(_ name: String = "Goldens") -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(name)")) ?? []).sorted()
    }
}

/// A message whose balloon is a bar of captions.
func message(_ caption: String, subcaption: String? = nil) -> MSMessage {
    let layout = MSMessageTemplateLayout()
    layout.caption = caption
    layout.subcaption = subcaption
    let message = MSMessage()
    message.layout = layout
    return message
}
