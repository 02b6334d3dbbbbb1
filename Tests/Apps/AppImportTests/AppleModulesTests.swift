import SourceTokens
import Testing

@testable import AppImport

/// Names of Apple's frameworks by their prefixes.
struct AppleModulesTests {
    @Test(
        arguments: [
            ("AVFoundation", "AVPlayer", true), ("AVFoundation", "AVURLAsset", true),
            ("AVFoundation", "Average", false), ("Contacts", "CNContact", true), ("Contacts", "CN", false),
            ("Contacts", "CNcontact", false), ("MapKit", "MKMapView", true), ("MapKit", "CLLocation", true),
            ("CoreData", "NSManagedObject", true), ("CoreData", "NSObject", false), ("SpriteKit", "SKScene", true),
            ("SpriteKit", "SKProductsRequest", false), ("StoreKit", "SKProductsRequest", true),
            ("Photos", "PHAsset", true),
            ("Photos", "PHGPostHog", false), ("Unknown", "AVPlayer", false),
        ])
    func prefixes(_ module: String, _ name: String, _ isOfModule: Bool) {
        #expect(AppleModules.has(module, name) == isOfModule)
    }

    /// Xcode's templates import modules that a file does not use.
    @Test(
        arguments: [
            ("import AVFoundation\nlet a = 1", "AVFoundation", true), ("let a: AVPlayer?", "AVFoundation", false),
            ("// AVPlayer\nlet a = \"AVPlayer\"", "AVFoundation", true), ("let a: SKProduct?", "SpriteKit", true),
            ("let a: SKProduct?", "StoreKit", false), ("let a: Product?", "StoreKit", false),
            ("let a: Int", "StoreKit", true),
            ("let a: Int", "Lottie", false), ("import UIKit\nlet a: UIView", "UIKit", false),
        ])
    func modulesThatAFileDoesNotUse(_ source: String, _ module: String, _ isUnused: Bool) {
        #expect(AppleModules.areUnused(module, in: SwiftTokens.all(in: source)) == isUnused)
    }

    /// A name of each framework; the names of UIKit and Foundation are of none of them.
    @Test func aNameOfEachModule() {
        let names = [
            ("AVKit", "AVPlayerViewController"), ("AudioToolbox", "AudioServicesPlaySystemSound"),
            ("AudioToolbox", "AUAudioUnit"), ("AudioToolbox", "kSystemSoundID_Vibrate"),
            ("AudioToolbox", "kAudioFormatMPEG4AAC"), ("AVFoundation", "CMTime"), ("CloudKit", "CKRecord"),
            ("ContactsUI", "CNContactPickerViewController"), ("CoreAudio", "AudioBufferList"),
            ("CoreData", "NSPersistentContainer"), ("CoreData", "NSFetchRequest"),
            ("CoreData", "NSEntityDescription"), ("CoreImage", "CIFilter"), ("CoreImage", "CIKMeans"),
            ("CoreLocation", "CLLocationManager"), ("CoreMotion", "CMMotionManager"), ("CoreText", "CTFont"),
            ("CoreText", "kCTFontAttributeName"), ("EventKit", "EKEvent"), ("EventKitUI", "EKEventViewController"),
            ("GameKit", "GKLeaderboard"), ("GameplayKit", "GKRandomSource"), ("GameplayKit", "GKRTree"),
            ("ImageIO", "CGImageSourceCreateWithURL"), ("ImageIO", "CGImageDestinationFinalize"),
            ("LocalAuthentication", "LAContext"), ("MediaPlayer", "MPMediaItem"),
            ("MobileCoreServices", "kUTTypeImage"), ("MultipeerConnectivity", "MCSession"),
            ("NotificationCenter", "NCWidgetController"), ("PhotosUI", "PHPickerViewController"),
            ("SafariServices", "SFSafariViewController"), ("SceneKit", "SCNView"),
            ("Social", "SLComposeViewController"), ("Speech", "SFSpeechRecognizer"),
            ("UserNotifications", "UNUserNotificationCenter"), ("WebKit", "WKWebView"),
        ]
        #expect(names.filter { !AppleModules.has($0.0, $0.1) }.map(\.1) == [])
        let others = ["UIView", "NSObject", "CGRect", "String", "MSMessage", "CALayer", "DispatchQueue"]
        let known = AppleModules.prefixed.filter { $0 != "CoreAudioKit" }
        #expect(known.filter { module in others.contains { AppleModules.has(module, $0) } } == [])
    }

    /// Of the names with the prefix SK those of StoreKit are about buying; the others are of SpriteKit.
    @Test(arguments: [
        ("SKCloudServiceController", false), ("SKDownload", false), ("SKError", false), ("SKMutablePayment", false),
        ("SKOverlay", false), ("SKPaymentQueue", false), ("SKProduct", false), ("SKReceiptRefreshRequest", false),
        ("SKRequest", false), ("SKStoreReviewController", false), ("SKNode", true), ("SKAction", true),
        ("SKSpriteNode", true), ("SKView", true), ("SKScene", true),
    ])
    func namesOfTwoModules(_ name: String, isOfSprites: Bool) {
        #expect(AppleModules.has("SpriteKit", name) == isOfSprites && AppleModules.has("StoreKit", name))
    }
}
