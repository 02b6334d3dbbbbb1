// `import SwiftUI` in an app whose target has no aliases: see Documentation/FromXcodeToLinux.md.
@_exported import LinuxSwiftUI
