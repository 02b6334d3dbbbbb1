import SourceTokens

/// Apple's modules that do not exist on Linux, and the prefixes of their names.
///
/// Many files import one without using it, because Xcode's templates do, or because code was removed.
enum AppleModules {
    private static let beginnings: [String: [String]] = [
        "AVFoundation": ["AV", "CM"], "AVKit": ["AV"], "AudioToolbox": ["Audio", "AU", "kAudio", "kSystemSound"],
        "CloudKit": ["CK"], "Contacts": ["CN"], "ContactsUI": ["CN"],
        "CoreAudio": ["Audio", "kAudio"], "CoreAudioKit": ["CA", "AU"],
        "CoreData": ["NSManaged", "NSPersistent", "NSFetch", "NSEntity", "NSPredicate"],
        "CoreImage": ["CI"], "CoreLocation": ["CL"], "CoreMotion": ["CM"], "CoreText": ["CT", "kCT"],
        "EventKit": ["EK"], "EventKitUI": ["EK"], "GameKit": ["GK"], "GameplayKit": ["GK"],
        "ImageIO": ["CGImageSource", "CGImageDestination", "kCGImage", "CGImageMetadata"],
        "LocalAuthentication": ["LA"], "MapKit": ["MK", "CL"], "MediaPlayer": ["MP"],
        "MobileCoreServices": ["kUT", "UT"], "MultipeerConnectivity": ["MC"], "NotificationCenter": ["NC"],
        "Photos": ["PH"], "PhotosUI": ["PH", "Photos", "photos"], "SafariServices": ["SF"], "SceneKit": ["SCN"],
        "Social": ["SL"], "Speech": ["SF"], "SpriteKit": ["SK"], "StoreKit": ["SK"], "UserNotifications": ["UN"],
        "WebKit": ["WK"],
    ]

    /// Names of StoreKit with the prefix of SpriteKit.
    private static let ofStore = [
        "SKCloudService", "SKDownload", "SKError", "SKMutablePayment", "SKOverlay", "SKPayment", "SKProduct",
        "SKReceipt", "SKRequest", "SKStore",
    ]

    /// Names that have a letter more after the prefix, as names of other prefixes do.
    private static let withALetterMore = ["CIKMeans", "GKRTree"]

    /// The modules whose names have a prefix of their own, in order.
    static let prefixed = beginnings.keys.sorted()

    /// Whether a name begins as those of a module do. The prefix of `PHGPostHog` is another one, with a letter more.
    static func has(_ module: String, _ name: String) -> Bool {
        if module == "SpriteKit", ofStore.contains(where: name.hasPrefix) { return false }
        return (beginnings[module] ?? []).contains { beginning in
            let rest = name.dropFirst(beginning.count)
            let isLonger =
                rest.prefixMatch(of: #/[A-Z][A-Z][a-z]/#) != nil && !withALetterMore.contains(where: name.hasPrefix)
            return name.hasPrefix(beginning) && rest.first?.isUppercase == true && !isLonger
        }
    }

    /// Names of StoreKit without its prefix.
    private static let storeWithoutPrefix: Set<Substring> = [
        "AppStore", "Product", "ProductView", "StoreKitError", "StoreView", "SubscriptionStoreView", "Transaction",
        "VerificationResult", "requestReview", "subscriptionStatusTask",
    ]

    /// Whether a file uses no name of a module.
    static func areUnused(_ module: String, in tokens: [SwiftToken]) -> Bool {
        guard beginnings[module] != nil else { return false }
        return !tokens.contains {
            $0.kind == .word && $0.text != module[...]
                && (has(module, String($0.text)) || module == "StoreKit" && storeWithoutPrefix.contains($0.text))
        }
    }
}
