// `import UIKit` in an app whose target has no aliases: see Documentation/FromXcodeToLinux.md.
@_exported import LinuxUIKit
