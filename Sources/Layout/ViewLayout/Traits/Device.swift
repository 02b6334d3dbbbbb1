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

/// The table of devices: sizes in points from "Apple HIG, Layout" (facts 5.2 and 5.3), windows in Split View as apps have
/// measured them (facts 5.3).
extension Device {
    /// Every device, phones first, each kind from the narrowest.
    package static let all: [Device] = phones + pads + splitViews + watches

    private static let phones: [Device] = [
        phone(["iphone-se-1"], 320, 568, scale: 2),
        phone(["iphone-se", "iphone-8", "iphone-7", "iphone-6s"], 375, 667, scale: 2),
        phone(["iphone-13-mini", "iphone-12-mini", "iphone-11-pro", "iphone-xs", "iphone-x"], 375, 812),
        phone(["iphone-16e", "iphone-14", "iphone-13", "iphone-13-pro", "iphone-12", "iphone-12-pro"], 390, 844),
        phone(["iphone-16", "iphone-15", "iphone-15-pro", "iphone-14-pro"], 393, 852),
        phone(["iphone-17", "iphone-17-pro", "iphone-16-pro"], 402, 874),
        phone(["iphone-8-plus"], 414, 736),
        phone(["iphone-11", "iphone-xr"], 414, 896, scale: 2),
        phone(["iphone-11-pro-max", "iphone-xs-max"], 414, 896),
        phone(["iphone-air"], 420, 912),
        phone(["iphone-14-plus", "iphone-13-pro-max", "iphone-12-pro-max"], 428, 926),
        phone(["iphone-16-plus", "iphone-15-plus", "iphone-15-pro-max", "iphone-14-pro-max"], 430, 932),
        phone(["iphone-17-pro-max", "iphone-16-pro-max"], 440, 956),
    ]

    private static let pads: [Device] = [
        pad(["ipad-mini"], 744, 1133), pad(["ipad", "ipad-air-11"], 820, 1180), pad(["ipad-pro-11"], 834, 1210),
        pad(["ipad-air-13"], 1024, 1366), pad(["ipad-pro-13"], 1032, 1376),
    ]

    private static let splitViews: [Device] = [320, 375, 438, 504, 507, 551, 639, 678, 694].map { width in
        Device(names: ["ipad-split-\(width)"], idiom: .pad, size: CGSize(width: width, height: 1180), scale: 2)
    }

    private static let watches: [Device] = [
        watch(["watch-38"], 136, 170), watch(["watch-40"], 162, 197), watch(["watch-41"], 176, 215),
        watch(["watch-42"], 187, 223), watch(["watch-44"], 184, 224), watch(["watch-45"], 198, 242),
        watch(["watch-46"], 208, 248), watch(["watch-49"], 205, 251),
    ]

    private static func phone(_ names: [String], _ width: CGFloat, _ height: CGFloat, scale: Int = 3) -> Device {
        Device(names: names, idiom: .phone, size: CGSize(width: width, height: height), scale: scale)
    }

    private static func pad(_ names: [String], _ width: CGFloat, _ height: CGFloat) -> Device {
        Device(names: names, idiom: .pad, size: CGSize(width: width - conversationList, height: height), scale: 2)
    }

    private static func watch(_ names: [String], _ width: CGFloat, _ height: CGFloat) -> Device {
        Device(names: names, idiom: .watch, size: CGSize(width: width, height: height), scale: 2)
    }

    /// The width of the list of conversations beside a pad's transcript, in points (inferred).
    private static let conversationList: CGFloat = 320
}
