/// A module of Apple's systems, and Balloon's module that replaces it.
package struct AppModule {
    /// The name that the app imports.
    package let name: String
    /// The module on Linux. The compiler accepts only one name per module.
    package let linuxName: String

    private init(_ name: String, _ linuxName: String? = nil) {
        (self.name, self.linuxName) = (name, linuxName ?? "Linux" + name)
    }

    /// All modules, by name.
    package static let all = [
        AppModule("AVFoundation"), AppModule("AVKit"), AppModule("AudioToolbox"), AppModule("CoreGraphics"),
        AppModule("CoreLocation"), AppModule("GameplayKit"), AppModule("LocalAuthentication"), AppModule("MapKit"),
        AppModule("MessageUI"), AppModule("Messages"), AppModule("MobileCoreServices"), AppModule("QuartzCore"),
        AppModule("StoreKit"), AppModule("UIKit"), AppModule("UniformTypeIdentifiers"), AppModule("WebKit"),
        AppModule("os", "LinuxOS"),
    ]
}
