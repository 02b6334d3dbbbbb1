// `import Security` in an app, on Linux: Foundation and the names of Core Foundation come along, as they do on iOS.
@_exported import Foundation

@_exported import typealias UIKitAPI.CFBoolean
@_exported import typealias UIKitAPI.CFData
@_exported import typealias UIKitAPI.CFDictionary
@_exported import typealias UIKitAPI.CFString
@_exported import typealias UIKitAPI.CFTypeRef
@_exported import let UIKitAPI.kCFBooleanFalse
@_exported import let UIKitAPI.kCFBooleanTrue
