import Foundation

/// The text of Core Foundation, which is Foundation's on iOS, too.
///
/// ```swift
/// let key = "width" as NSString as CFString
/// ```
public typealias CFString = NSString

/// The address of Core Foundation, which is Foundation's on iOS, too.
///
/// ```swift
/// let address = NSURL(string: "https://example.com/click.caf") as CFURL?
/// ```
public typealias CFURL = NSURL

/// The bytes of Core Foundation, which are Foundation's on iOS, too.
///
/// ```swift
/// let bytes = NSData() as CFData
/// ```
public typealias CFData = NSData

/// The table of Core Foundation, which is Foundation's on iOS, too.
///
/// ```swift
/// let table = NSDictionary() as CFDictionary
/// ```
public typealias CFDictionary = NSDictionary
