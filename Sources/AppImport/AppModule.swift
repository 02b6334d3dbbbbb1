/// A module that Apple's systems have, and the one of Balloon that an app's import finds in its place.
package struct AppModule {
    /// The name that the app imports.
    package let name: String
    /// The module on Linux; the compiler takes each for one name alone.
    package let linuxName: String

    private init(_ name: String, _ linuxName: String? = nil) {
        (self.name, self.linuxName) = (name, linuxName ?? "Linux" + name)
    }

    /// All of them, by name.
    package static let all = [
        AppModule("AVFoundation"), AppModule("AVKit"), AppModule("AudioToolbox"), AppModule("CoreGraphics"),
        AppModule("CoreLocation"), AppModule("GameplayKit"), AppModule("LocalAuthentication"), AppModule("MapKit"),
        AppModule("MessageUI"), AppModule("Messages"), AppModule("MobileCoreServices"), AppModule("QuartzCore"),
        AppModule("StoreKit"), AppModule("UIKit"), AppModule("UniformTypeIdentifiers"), AppModule("WebKit"),
        AppModule("os", "LinuxOS"),
    ]
}
