// `import SwiftUI` in an app, on Linux: UIKit, Combine and Observation come along, as they do on iOS.
@_exported import CombineAPI
@_exported import LinuxUIKit
@_exported import Observation
@_exported import SwiftUIAPI
