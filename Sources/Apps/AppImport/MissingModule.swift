/// Apple's modules that cannot exist on Linux, and the reasons. The page about coming from Xcode lists them.
package enum MissingModule {
    /// The reason for each, as it ends the sentence "needs SwiftUI, which Linux does not have: …".
    package static let reasons: [String: String] = [
        "ARKit": scenes, "Metal": scenes, "MetalKit": scenes, "SceneKit": scenes, "SpriteKit": scenes,
        "CloudKit": service, "GameKit": service, "Photos": service, "PhotosUI": service, "PassKit": service,
        "Contacts": userData, "ContactsUI": userData, "EventKit": userData, "EventKitUI": userData,
        "HealthKit": userData, "CoreMotion": sensors, "Speech": sensors,
        "CoreData": "its objects are made by Objective-C's runtime",
        "Combine": "its publishers are not part of open-source Swift",
        "SwiftUI": "its views are laid out by rules that are not published",
        "CoreImage": "its filters are not published", "Vision": "its models are not published",
    ]

    private static let scenes = "a scene is drawn by a game's loop on a graphics processor"
    private static let service = "it is a service of Apple's that asks for an account"
    private static let userData = "it is about data of a person's device"
    private static let sensors = "it is about parts of a device"

    /// The sentence about a missing module that a file imports.
    static func sentence(_ name: String) -> String {
        "needs \(name), which Linux does not have" + (reasons[name].map { ": " + $0 } ?? "")
    }
}
