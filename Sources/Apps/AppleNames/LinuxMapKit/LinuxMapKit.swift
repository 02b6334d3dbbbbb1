// `import MapKit` in an app, on Linux: UIKit's names and places come along, as they do on iOS.
@_exported import LinuxCoreLocation
@_exported import LinuxUIKit
