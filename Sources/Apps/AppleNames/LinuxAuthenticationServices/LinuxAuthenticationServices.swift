// `import AuthenticationServices` in an app, on Linux: UIKit comes along, as it does on iOS.
@_exported import LinuxUIKit
