// `import SwiftUI` in an app, on Linux: UIKit and Observation come along, as they do on iOS.
@_exported import LinuxUIKit
@_exported import Observation
@_exported import SwiftUIAPI
