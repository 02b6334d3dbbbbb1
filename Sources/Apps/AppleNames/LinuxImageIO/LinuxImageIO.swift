// `import ImageIO` in an app, on Linux: Core Graphics comes along, as it does on iOS.
@_exported import LinuxCoreGraphics

@_exported import typealias UIKitAPI.CFData
@_exported import typealias UIKitAPI.CFDictionary
@_exported import typealias UIKitAPI.CFString
@_exported import typealias UIKitAPI.CFURL
