import Foundation
import Support

/// A device by name: the kind, the size and the scale of its transcript.
///
/// Devices whose screens have one size share an entry. A phone's transcript is its screen, a watch's as well; on a pad
/// the list of conversations beside the transcript takes 320 points (inferred), and in Split View the window has the
/// width of its name.
package struct Device: Hashable, Sendable {
    /// The name, and those of other devices with the same screen: `iphone-17` and `iphone-16-pro`.
    package let names: [String]
    /// The kind.
    package let idiom: UserInterfaceIdiom
    /// The transcript of the device held upright, in points.
    package let size: CGSize
    /// Pixels to a point.
    package let scale: Int

    /// The device with a name; `-landscape` after the name of a phone rotates it.
    /// - Throws: ``TraitError`` with the nearest name.
    package static func named(_ name: String) throws(TraitError) -> Device {
        let upright = name.hasSuffix(landscapeSuffix) ? String(name.dropLast(landscapeSuffix.count)) : name
        if let device = all.first(where: { $0.names.contains(upright) }) {
            guard upright != name else { return device }
            if device.idiom == .phone { return device.inLandscape }
            throw TraitError(
                description: "only a phone has a landscape transcript of its own; use \(upright), or a width")
        }
        // As Apple writes them: "iPhone 17 Pro Max".
        let written = String(upright.lowercased().map { $0 == " " ? "-" : $0 })
        let near = NearestKey.suggestion(for: written, among: all.flatMap(\.names))
        let fix = near.isEmpty ? "; use one of \(list)" : near
        throw TraitError(description: "there is no device \(QuotedText.quoted(name))\(fix)")
    }

    /// What a viewer with the device has.
    package var settings: [TraitSetting] {
        [
            TraitSetting(.idiom, .text(idiom.rawValue)), TraitSetting(.transcriptWidth, .points(size.width)),
            TraitSetting(.transcriptHeight, .points(size.height)), TraitSetting(.scale, .count(scale)),
        ]
    }

    /// What a viewer with the device has, where nothing else was chosen.
    package func settings(besides chosen: [TraitSetting]) -> [TraitSetting] {
        let names = chosen.map(\.trait.name)
        return settings.filter { !names.contains($0.trait.name) } + chosen
    }

    /// The first name of each device, for messages and help.
    package static var list: String { all.map { $0.names[0] }.joined(separator: ", ") }

    private static let landscapeSuffix = "-landscape"

    private var inLandscape: Device {
        Device(
            names: names.map { $0 + Self.landscapeSuffix }, idiom: idiom,
            size: CGSize(width: size.height, height: size.width), scale: scale)
    }
}
