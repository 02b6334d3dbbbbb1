import Foundation

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
