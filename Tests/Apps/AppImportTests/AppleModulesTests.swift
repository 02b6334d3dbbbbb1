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
}
