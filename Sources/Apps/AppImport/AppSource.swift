import Foundation
import SourceTokens
import Support

/// A Swift file of an app that was read.
struct AppSource {
    /// Its path in the app's folder.
    let path: String
    let source: String
    let tokens: [SwiftToken]
    /// Whether all its bytes are text; otherwise the compiler would refuse it.
    let isText: Bool

    init(path: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(path).path
        guard let bytes = try AtomicFile.read(file, limit: Self.maximumSize) else {
            throw AtomicFile.Failure(path: file, action: "read", reason: "there is no such file")
        }
        let text = String(validating: bytes, as: UTF8.self)
        (self.path, isText, source) = (path, text != nil, text ?? String(decoding: bytes, as: UTF8.self))
        tokens = SwiftTokens.all(in: source)
    }

    /// The maximum number of bytes of a source file: far more than anybody writes.
    private static let maximumSize = 10 << 20
}

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
        AppModule("AVFoundation"), AppModule("AVKit"), AppModule("AudioToolbox"), AppModule("AuthenticationServices"),
        AppModule("Charts"), AppModule("Combine"), AppModule("Compression"), AppModule("Contacts"),
        AppModule("CoreGraphics"), AppModule("CoreLocation"), AppModule("CryptoKit"), AppModule("EventKit"),
        AppModule("ImageIO"), AppModule("LocalAuthentication"), AppModule("MapKit"),
        AppModule("MessageUI"), AppModule("Messages"), AppModule("MobileCoreServices"), AppModule("Photos"),
        AppModule("PhotosUI"),
        AppModule("QuartzCore"), AppModule("SafariServices"), AppModule("Security"), AppModule("StoreKit"),
        AppModule("SwiftData"), AppModule("SwiftUI"), AppModule("UIKit"), AppModule("UniformTypeIdentifiers"),
        AppModule("UserNotifications"), AppModule("WebKit"), AppModule("os", "LinuxOS"),
    ]
}
