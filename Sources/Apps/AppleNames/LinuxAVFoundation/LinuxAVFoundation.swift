// `import AVFoundation` in an app, on Linux: Foundation and layers come along, as they do on iOS.
@_exported import Foundation
@_exported import LinuxQuartzCore
